import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Region } from '#src/barcodes/region.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import { type MergedDraft, mergeDrafts } from '#src/tickets/merge.ts';
import { draft } from './draft-builder.ts';

type Values = Parameters<typeof draft>[2];

/** A ticket that one extractor read, with its code if one stands beside it. */
export function ticketOf(kind: TicketKind, values: Values, barcode?: string, extractor = 'page-text'): MergedDraft {
  return mergeDrafts([draft(extractor, kind, values, barcode === undefined ? {} : { barcode })])[0]!;
}

/** Codes with these payloads on page 1 of document `0`, one below the other. */
export function codesBelow(...payloads: readonly string[]): readonly (FoundBarcode & { readonly region: Region })[] {
  return payloads.map((text, at) => ({
    id: `0#${at + 1}`,
    document: '0',
    page: 1,
    symbology: 'qr',
    bytes: new TextEncoder().encode(text),
    text,
    binary: false,
    origin: 'decoded',
    region: { x: 0.7, y: 0.1 + at * 0.2, width: 0.15, height: 0.1 },
  }));
}
