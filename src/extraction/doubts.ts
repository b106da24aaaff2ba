/** What the holder of a pass should compare with the original: values that are likely, but not sure. */
import { type Problem, problem } from '#src/problems.ts';
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import { type FieldName, fieldNames, type TicketKind } from '#src/tickets/fields.ts';
import { standingOf } from '#src/tickets/standing.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';

/** A value to compare with the original, and the reading that it won against. */
export type Doubt = { readonly field: FieldName; readonly value: string; readonly other?: string };

/** The values to check, in the order of the fields. */
export function doubtsOf(fields: ChosenFields): readonly Doubt[] {
  return fieldNames.flatMap((field) => {
    const chosen = fields[field] as Chosen<unknown> | undefined;
    if (chosen === undefined || standingOf(field, chosen) !== 'check') return [];
    const other = chosen.others.find(
      ({ value }) => !sameValue(field, value, chosen.value) && textOf(value) !== textOf(chosen.value),
    );
    return [{ field, value: textOf(chosen.value), ...(other ? { other: textOf(other.value) } : {}) }];
  });
}

/** Names the values to check, each with the reading that it won against: "seat 14 (or 12)". */
export function doubtProblems(fields: ChosenFields, kind?: TicketKind): readonly Problem[] {
  const about = doubtsOf(fields);
  const told = about.map(
    ({ field, value, other }) => `${wordsOf(field, kind)} ${value}${other === undefined ? '' : ` (or ${other})`}`,
  );
  return told.length > 0 ? [{ ...problem('ticket.check', { what: told.join(', ') }), about }] : [];
}

/** LIST: fields that people call otherwise than we do. */
const called: { readonly [Name in FieldName]?: string } = { product: 'ticket type', party: 'people', area: 'zone' };

/** `bookingReference` as people call it; what a voucher is for is called an offer, as on its pass. */
export function wordsOf(name: FieldName, kind?: TicketKind): string {
  if (name === 'product' && kind === 'voucher') return 'offer';
  return called[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('local' in value) return [dayOf(value as TicketTime), clockOf(value as TicketTime)].filter(Boolean).join(' ');
  return 'amount' in value && 'currency' in value ? `${value.amount} ${value.currency}` : '';
}
