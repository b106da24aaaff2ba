import type { FoundBarcode, Symbology } from '#src/barcodes/barcode.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { ChosenFields, Ticket } from '#src/tickets/ticket.ts';

/** A ticket as the merge would leave it, from plain values; `more` sets barcode, language and order. */
export function ticket(
  kind: TicketKind,
  fields: Partial<TicketFields> = {},
  more: Partial<Omit<Ticket, 'kind' | 'fields'>> = {},
): Ticket {
  const entries = Object.entries(fields).map(([name, value]) => [name, chosen(value)]);
  return { kind: chosen(kind), fields: Object.fromEntries(entries) as ChosenFields, problems: [], ...more };
}

/** A code as a decoder would report it; `payload` is its bytes, or a text in Latin-1. */
export function code(symbology: Symbology, payload: string | Uint8Array): FoundBarcode {
  const bytes = typeof payload === 'string' ? Buffer.from(payload, 'latin1') : payload;
  const text = Buffer.from(bytes).toString('latin1');
  return {
    symbology,
    bytes,
    text,
    binary: /[\u0000-\u0008\u000b\u000c\u000e-\u001c\u001e\u001f\u007f-\u009f]/.test(text),
    id: '0#0',
    document: '0',
    page: 1,
    origin: 'decoded',
  };
}

/** A time in a zone: `at('2026-11-22T09:38', 'Europe/Berlin')`; without zone the offset is unknown. */
export const at = (local: string, zone?: string) => ({ local, ...(zone ? { zone } : {}) });

function chosen<T>(value: T): Chosen<T> {
  return { value, evidence: { document: '0', page: 1, extractor: 'test' }, confidence: 1, others: [] };
}
