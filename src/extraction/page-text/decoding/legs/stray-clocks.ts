import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf, hasClock } from '#src/tickets/time.ts';
import type { Understood } from '../../document/understood.ts';
import { areJourneys } from '../spans/fields.ts';
import { isWordForHouse, stayRoles } from '../stay-names.ts';

/**
 * The rides of a paper without those that are but clocks of something else, beside rides of which everything is told: from when a room of the same
 * package is theirs looks like a departure and has neither arrival nor number of its own; another print of a ride has its number without its
 * arrival, or its clocks without its number.
 */
export function withoutStrayClocks(drafts: readonly Draft[], understood: Understood): readonly Draft[] {
  if (drafts.length < 2 || !areJourneys(drafts)) return drafts;
  const whole = drafts.filter(isWhole);
  if (whole.length === 0) return drafts;
  const numbers = new Set(whole.map(({ fields }) => digitsOf(fields.number![0]!.value)));
  const clocks = new Set(whole.map(clocksOf));
  // Another traveller's ticket of a ride leaves when it does.
  const departures = new Set(whole.map(departureOf));
  const isPackage = speaksOfStay(understood);
  return drafts.filter((draft) => {
    const departure = departureOf(draft);
    if (draft.barcode !== undefined || departure === undefined || departures.has(departure)) return true;
    const [number] = draft.fields.number ?? [];
    if (isTimed(draft, 'end')) return number !== undefined || !clocks.has(clocksOf(draft));
    return hasOwnNumber(draft, numbers) || (!number && !isPackage);
  });
}

function departureOf({ fields }: Draft): string | undefined {
  return fields.start?.[0]?.value.local;
}

function clocksOf({ fields }: Draft): string {
  return [fields.start, fields.end].map((end) => end?.[0] && clockOf(end[0].value)).join();
}

function isWhole(draft: Draft): boolean {
  const { number, from, fromCode, to, toCode } = draft.fields;
  const isBetween = (from ?? fromCode) !== undefined && (to ?? toCode) !== undefined;
  return number?.[0] !== undefined && isBetween && isTimed(draft, 'start') && isTimed(draft, 'end');
}

function isTimed({ fields }: Draft, end: 'start' | 'end'): boolean {
  const time = fields[end]?.[0]?.value;
  return time !== undefined && hasClock(time);
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
      (!cell.prose && isWordForHouse(cell.text)),
  );
}
