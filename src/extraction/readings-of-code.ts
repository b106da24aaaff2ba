import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Evidence } from '#src/tickets/evidence.ts';
import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';

/** Values with a confidence each; undefined and empty values are left out. */
export type DraftFields = {
  readonly [Name in FieldName]?: readonly [value: TicketFields[Name] | undefined, confidence: number];
};

type Read = {
  readonly kind: TicketKind;
  readonly fields: DraftFields;
  readonly extractor: string;
  /** Fields whose values a table told of what stands there. */
  readonly lookedUp?: readonly FieldName[];
};

/** Makes a draft of values that were all decoded from one code. */
export function readingsOf({ barcode, ...read }: Read & { readonly barcode: FoundBarcode }): Draft {
  const evidence: Evidence = {
    document: barcode.document,
    barcode: barcode.id,
    extractor: read.extractor,
    ...(barcode.page === undefined ? {} : { page: barcode.page }),
    ...(barcode.region ? { region: barcode.region } : {}),
  };
  return { ...readingsFrom({ ...read, evidence, confidence: 0.98 }), barcode: barcode.id };
}

/** Makes a draft of values that share one piece of evidence; `confidence` is that of the kind. */
export function readingsFrom({
  kind,
  fields,
  extractor,
  lookedUp = [],
  evidence,
  confidence,
}: Read & { readonly evidence: Evidence; readonly confidence: number }): Draft {
  const readings: Record<string, unknown> = {};
  for (const [name, [value, belief]] of Object.entries(fields)) {
    if (value === undefined || value === '') continue;
    const told = lookedUp.includes(name as FieldName) ? { ...evidence, lookedUp: true } : evidence;
    readings[name] = [{ value, confidence: belief, evidence: told }];
  }
  return {
    kind: { value: kind, confidence, evidence },
    // Each name came with a value of its own type in `DraftFields`.
    fields: readings as FieldReadings,
    extractor,
  };
}
