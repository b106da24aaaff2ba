import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Evidence } from '#src/tickets/evidence.ts';
import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';

/** Values read from a code with a confidence each; undefined values are left out. */
export type DraftFields = {
  readonly [Name in FieldName]?: readonly [value: TicketFields[Name] | undefined, confidence: number];
};

type Read = {
  readonly kind: TicketKind;
  readonly fields: DraftFields;
  readonly barcode: FoundBarcode;
  readonly extractor: string;
};

/** Makes a draft of values that were all decoded from one code. */
export function readingsOf({ kind, fields, barcode, extractor }: Read): Draft {
  const evidence: Evidence = {
    document: barcode.document,
    barcode: barcode.id,
    extractor,
    ...(barcode.page === undefined ? {} : { page: barcode.page }),
    ...(barcode.region ? { region: barcode.region } : {}),
  };
  const readings: Record<string, unknown> = {};
  for (const [name, [value, confidence]] of Object.entries(fields)) {
    if (value !== undefined && value !== '') readings[name] = [{ value, confidence, evidence }];
  }
  return {
    kind: { value: kind, confidence: 0.98, evidence },
    // Each name came with a value of its own type in `DraftFields`.
    fields: readings as FieldReadings,
    barcode: barcode.id,
    extractor,
  };
}
