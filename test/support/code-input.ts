import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Region } from '#src/barcodes/region.ts';
import type { DocumentNode } from '#src/documents/document.ts';
import type { ExtractionInput } from '#src/extraction/extractor.ts';
import type { Draft } from '#src/tickets/ticket.ts';

/** What an extractor gets for a picture that shows nothing but these payloads. */
export function codeInput(payloads: readonly (string | Uint8Array)[], contextDay: string): ExtractionInput {
  const barcodes = payloads.map((payload, index) => foundCode(payload, index));
  const root: DocumentNode = { type: 'image', id: '0', parts: [], pages: [] };
  return { root, documents: [root], barcodes, contextDay, documentDated: true };
}

/** The best value of every field of a draft, and its kind. */
export function valuesOf(draft: Draft): Readonly<Record<string, unknown>> {
  const values = Object.entries(draft.fields).map(([name, readings]) => [name, readings?.[0]?.value]);
  return { kind: draft.kind?.value, ...Object.fromEntries(values) };
}

function foundCode(payload: string | Uint8Array, index: number): FoundBarcode {
  const bytes = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const binary = typeof payload !== 'string' && bytes.some((byte) => byte < 0x20);
  const text = binary ? Buffer.from(bytes).toString('latin1') : new TextDecoder().decode(bytes);
  return { id: `0#${index + 1}`, document: '0', page: 1, symbology: 'aztec', bytes, text, binary, origin: 'decoded' };
}

/** A code that fills the first page of a document. */
export function codeOnPage(document: string, text = 'A'): FoundBarcode & { readonly region: Region } {
  return {
    ...foundCode(text, 0),
    id: `${document}#1`,
    document,
    region: { x: 0, y: 0, width: 1, height: 1 },
    symbology: 'qr',
  };
}
