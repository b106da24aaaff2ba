/** What the holder of a pass should compare with the original: values that are likely, but not sure. */
import { type Problem, problem } from '#src/problems.ts';
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import { type FieldName, fieldNames } from '#src/tickets/fields.ts';
import { standingOf } from '#src/tickets/standing.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';

/** Names the values to check, each with the reading that it won against: "seat 14 (or 12)". */
export function doubtProblems(fields: ChosenFields): readonly Problem[] {
  const doubted = fieldNames.filter((name) => {
    const chosen = fields[name] as Chosen<unknown> | undefined;
    return chosen !== undefined && standingOf(name, chosen) === 'check';
  });
  if (doubted.length === 0) return [];
  return [
    problem('ticket.check', { what: doubted.map((name) => told(name, fields[name] as Chosen<unknown>)).join(', ') }),
  ];
}

function told(name: FieldName, chosen: Chosen<unknown>): string {
  const other = chosen.others.find(
    ({ value }) => !sameValue(name, value, chosen.value) && textOf(value) !== textOf(chosen.value),
  );
  return `${wordsOf(name)} ${textOf(chosen.value)}${other ? ` (or ${textOf(other.value)})` : ''}`;
}

/** `bookingReference` as people call it. */
export function wordsOf(name: FieldName): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('local' in value) return [dayOf(value as TicketTime), clockOf(value as TicketTime)].filter(Boolean).join(' ');
  return 'amount' in value && 'currency' in value ? `${value.amount} ${value.currency}` : '';
}
