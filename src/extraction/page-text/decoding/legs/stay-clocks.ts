import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
import { kindWords } from '../../../words/kind-words.ts';
import type { Understood } from '../../document/understood.ts';
import { areJourneys } from '../spans/fields.ts';

const stayRoles: ReadonlySet<string> = new Set(['checkIn', 'checkOut']);

/**
 * The rides of a package without those that are but a clock of its stay: from when the room is theirs looks like a departure. They have no
 * arrival and no number of their own, beside rides of which everything is told.
 */
export function withoutStayClocks(drafts: readonly Draft[], understood: Understood): readonly Draft[] {
  if (drafts.length < 2 || !areJourneys(drafts)) return drafts;
  const numbers = drafts.filter(isWhole).map(({ fields }) => digitsOf(fields.number![0]!.value));
  if (numbers.length === 0 || !speaksOfStay(understood)) return drafts;
  return drafts.filter(
    (draft) => draft.barcode !== undefined || hasClock(draft, 'end') || hasOwnNumber(draft, new Set(numbers)),
  );
}

function isWhole(draft: Draft): boolean {
  const { number, from, fromCode, to, toCode } = draft.fields;
  const isBetween = (from ?? fromCode) !== undefined && (to ?? toCode) !== undefined;
  return number?.[0] !== undefined && isBetween && hasClock(draft, 'start') && hasClock(draft, 'end');
}

function hasClock({ fields }: Draft, end: 'start' | 'end'): boolean {
  const time = fields[end]?.[0]?.value;
  return time !== undefined && clockOf(time) !== undefined;
}

/** Whether a ride has a number that no whole one has, and that is not just the year. */
function hasOwnNumber({ fields }: Draft, others: ReadonlySet<string>): boolean {
  const number = fields.number?.[0]?.value;
  if (number === undefined) return false;
  return !others.has(digitsOf(number)) && number !== fields.start?.[0]?.value.local.slice(0, 4);
}

function digitsOf(number: string): string {
  return number.replace(/\D+/g, '').replace(/^0+/, '');
}

function speaksOfStay({ cells, labels }: Understood): boolean {
  return cells.some(
    (cell) =>
      labels.get(cell)?.some(({ roles }) => roles.every((role) => stayRoles.has(role))) ||
      (!cell.prose &&
        kindWords(cell.text)
          .get('hotel')
          ?.some(({ weight }) => weight === 1)),
  );
}
