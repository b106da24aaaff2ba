import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';

/** Values that stand in a part without pages (markup, calendar, pass); undefined and empty ones are left out. */
export type StatedFields = { readonly [Name in FieldName]?: TicketFields[Name] | undefined };

/** What a draft is made of; `doubts` overrides `confidence` for single fields. */
export type Stated = {
  readonly kind: TicketKind;
  readonly fields: StatedFields;
  readonly extractor: string;
  /** `DocumentNode.id`. */
  readonly document: string;
  readonly confidence: number;
  readonly doubts?: { readonly [Name in FieldName | 'kind']?: number };
  readonly barcode?: string | undefined;
  readonly group?: string | undefined;
  readonly cancelled?: boolean | undefined;
};

const longestEvidence = 200;

/** Makes a draft of stated values, each with evidence of its own. */
export function draftOf(stated: Stated): Draft {
  const { extractor, document, confidence, doubts = {} } = stated;
  const readings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(stated.fields)) {
    if (value === undefined || value === '') continue;
    const evidence = { document, extractor, text: textOf(value) };
    readings[name] = [{ value, evidence, confidence: doubts[name as FieldName] ?? confidence }];
  }
  return {
    kind: { value: stated.kind, evidence: { document, extractor }, confidence: doubts.kind ?? confidence },
    // Each name came with a value of its own type in `StatedFields`.
    fields: readings as FieldReadings,
    extractor,
    ...(stated.barcode === undefined ? {} : { barcode: stated.barcode }),
    ...(stated.group === undefined ? {} : { group: stated.group }),
    ...(stated.cancelled ? { cancelled: true as const } : {}),
  };
}

function textOf(value: TicketFields[FieldName]): string {
  const text = typeof value === 'string' ? value : 'local' in value ? value.local : JSON.stringify(value);
  return text.slice(0, longestEvidence);
}
