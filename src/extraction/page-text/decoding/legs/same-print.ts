import { sameNumber, sameWords } from '#src/tickets/same.ts';
import type { Slot } from './elements.ts';
import type { Leg } from './leg-worth.ts';

/** Legs that differ in when or whence: of the same one printed twice, what either print says. */
export function once(legs: readonly Leg[]): readonly Leg[] {
  const kept: Leg[] = [];
  for (const leg of legs) {
    const at = kept.findIndex((other) => isSamePrint(leg, other));
    if (at === -1) kept.push(leg);
    else kept[at] = { ...leg, ...kept[at]! };
  }
  return kept;
}

/** Whether two cuts are one ride that is printed twice; unlike tickets of one leg, prints may take a day for the other end's. */
export function isSamePrint(a: Leg, b: Leg): boolean {
  // A day that one print takes for the departure's and the other for the arrival's.
  const isOtherEnd = a.start_date?.value === b.end_date?.value || b.start_date?.value === a.end_date?.value;
  // A line of a timetable that arrives when the ride does: it has neither number nor day of its own.
  const isBare = [a, b].some((leg) => !leg.number && !leg.start_date);
  const ends = [compared[0], compared[1], ['end_time', equal]] as const;
  if (isBare && ends.every(([slot, same]) => a[slot] && b[slot] && same(a[slot].value, b[slot].value))) return true;
  const rest = compared.filter(([slot]) => slot !== 'start_date');
  if (isOtherEnd && rest.every(([slot, same]) => a[slot] && b[slot] && same(a[slot].value, b[slot].value))) return true;
  // One number at one time is one ride, whatever its ends are called.
  const agree = compared.slice(2).filter(([slot, same]) => a[slot] && b[slot] && same(a[slot].value, b[slot].value));
  const differ = compared.slice(2).some(([slot, same]) => a[slot] && b[slot] && !same(a[slot].value, b[slot].value));
  if (!differ && agree.some(([slot]) => slot === 'number') && agree.some(([slot]) => slot === 'start_time'))
    return true;
  return compared.every(([slot, same]) => !a[slot] || !b[slot] || same(a[slot].value, b[slot].value));
}

const equal = (a: string, b: string) => a === b;
const compared = [
  ['from', sameWords],
  ['to', sameWords],
  ['start_time', equal],
  ['start_date', equal],
  ['number', sameRide],
] as const satisfies readonly (readonly [Slot, (a: string, b: string) => boolean])[];

/** The same number, or the same digits: "Snabbtåg 421" and "SJ Snabbtåg 421". */
export function sameRide(a: string, b: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  return sameNumber(a, b) || (digits(a) !== '' && digits(a) === digits(b));
}
