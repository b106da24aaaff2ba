import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';

type Values = { readonly [Name in FieldName]?: TicketFields[Name] };

/** A reading of one value by an extractor, with evidence that points to page 1 of document `0`. */
export function reading<T>(value: T, extractor = 'page-text', confidence = 0.9, document = '0'): Reading<T> {
  return { value, confidence, evidence: { document, page: 1, extractor } };
}

/** A draft by one extractor with one reading a field. */
export function draft(
  extractor: string,
  kind: TicketKind,
  values: Values,
  rest: {
    readonly barcode?: string;
    readonly group?: string;
    readonly document?: string;
    readonly confidence?: number;
    readonly cancelled?: true;
  } = {},
): Draft {
  const { document = '0', confidence = 0.9, ...others } = rest;
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [reading(value, extractor, confidence, document)]]),
  ) as FieldReadings;
  return { extractor, kind: reading(kind, extractor, confidence, document), fields, ...others };
}
