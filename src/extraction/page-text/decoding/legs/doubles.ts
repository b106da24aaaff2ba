import { sameValue } from '#src/tickets/choose.ts';
import { sameName, sameNumber, sameWords } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf, type TicketTime } from '#src/tickets/time.ts';
import { areJourneys } from '../spans/fields.ts';
import { otherEnd } from '../spans/other-end.ts';
import type { Tellings } from '../spans/told.ts';

/** Minutes after which nobody leaves once more for where they went. */
const tooSoon = 60;

/**
 * Rides without those that are another one again: nobody leaves twice at one time. Of two that may be one traveller's the one whose places and number the
 * scorer holds for likelier stays, with what only the other says.
 */
export function withoutDoubles(drafts: readonly Draft[], tellings: Tellings): readonly Draft[] {
  return without(isDouble, drafts, tellings);
}

/** The same of rides that were parted already: those that differ in nothing, or in their seats or fares, are tickets of one ride. */
export function withoutRetold(drafts: readonly Draft[], tellings: Tellings): readonly Draft[] {
  return without((a, b) => isDouble(a, b) && isToldOtherwise(a, b), drafts, tellings);
}

function without(
  isSame: (a: Draft, b: Draft) => boolean,
  drafts: readonly Draft[],
  tellings: Tellings,
): readonly Draft[] {
  if (drafts.length < 2 || !areJourneys(drafts)) return drafts;
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const at = kept.findIndex((other) => isSame(draft, other));
    const known = kept[at];
    if (!known) kept.push(draft);
    else
      kept[at] = supportOf(draft, tellings) > supportOf(known, tellings) ? filled(draft, known) : filled(known, draft);
  }
  return kept;
}

/** Whether two rides are one traveller's at one time, or one way told twice, once by when it boards or is valid from. */
function isDouble(a: Draft, b: Draft): boolean {
  const [start, other] = [a.fields.start?.[0]?.value, b.fields.start?.[0]?.value];
  if (!start || !other || clockOf(start) === undefined || clockOf(other) === undefined) return false;
  if (a.barcode !== b.barcode && a.barcode && b.barcode) return false;
  const [who, whose] = [a.fields.passenger?.[0]?.value, b.fields.passenger?.[0]?.value];
  if (who && whose && !sameName(who, whose)) return false;
  const isNamed = who !== undefined && whose !== undefined;
  if (!isNamed && !(['seat', 'coach', 'ticketNumber'] as const).every((name) => mayBeSame(a, b, name))) return false;
  const [one, second] = [a.fields.number?.[0]?.value, b.fields.number?.[0]?.value];
  const isOneNumber = !one || !second || sameNumber(one, second);
  if (start.local === other.local) return isOneNumber || (isNamed && isSameEnd(a, b));
  if (boardsAt(a, other) || boardsAt(b, start)) return isSameWay(a, b);
  if (endsAt(a, other) || endsAt(b, start)) return isSamePlace(a, b, 'to', 'toCode');
  return isOneNumber && minutesApart(start.local, other.local) <= tooSoon && isSameWay(a, b);
}

function boardsAt({ fields }: Draft, at: TicketTime): boolean {
  return fields.boarding?.[0]?.value.local === at.local;
}

function endsAt({ fields }: Draft, at: TicketTime): boolean {
  return fields.end?.[0]?.value.local === at.local;
}

function isToldOtherwise(a: Draft, b: Draft): boolean {
  const isOther = (name: 'from' | 'to' | 'number' | 'start') =>
    JSON.stringify(a.fields[name]?.[0]?.value) !== JSON.stringify(b.fields[name]?.[0]?.value);
  const isOneSeat = (['seat', 'coach', 'ticketNumber', 'product'] as const).every((name) => mayBeSame(a, b, name));
  return isOneSeat && !leadsBack(a, b) && (['from', 'to', 'number', 'start'] as const).some(isOther);
}

/** Whether one ride begins where the other ends. */
function leadsBack(a: Draft, b: Draft): boolean {
  const [from, to] = [a.fields.from?.[0]?.value, b.fields.to?.[0]?.value];
  return from !== undefined && to !== undefined && sameWords(from, to);
}

function mayBeSame(a: Draft, b: Draft, name: 'seat' | 'coach' | 'ticketNumber' | 'product'): boolean {
  const [mine, theirs] = [a.fields[name]?.[0]?.value, b.fields[name]?.[0]?.value];
  return !mine || !theirs || mine === theirs;
}

function isSameEnd(a: Draft, b: Draft): boolean {
  const [end, other] = [a.fields.end?.[0]?.value, b.fields.end?.[0]?.value];
  return end !== undefined && other !== undefined && clockOf(end) !== undefined && end.local === other.local;
}

/** Whether two rides have the same ends. */
function isSameWay(a: Draft, b: Draft): boolean {
  return isSamePlace(a, b, 'from', 'fromCode') && isSamePlace(a, b, 'to', 'toCode');
}

/** Whether an end of two rides is one, told by its code or its name. */
function isSamePlace(a: Draft, b: Draft, name: 'from' | 'to', code: 'fromCode' | 'toCode'): boolean {
  const [mine, theirs] = [a.fields[code]?.[0]?.value, b.fields[code]?.[0]?.value];
  if (mine && theirs) return mine === theirs;
  const [place, other] = [a.fields[name]?.[0]?.value, b.fields[name]?.[0]?.value];
  return place !== undefined && other !== undefined && sameWords(place, other);
}

function minutesApart(one: string, other: string): number {
  return Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`)) / 60_000;
}

/** How likely the scorer holds the places and the number of a ride, added up. */
function supportOf({ fields }: Draft, tellings: Tellings): number {
  return (['from', 'to', 'number'] as const).reduce((sum, name) => {
    const value = fields[name]?.[0]?.value;
    if (value === undefined) return sum;
    const told = [name, otherEnd[name] ?? name].flatMap((target) => tellings.values(target, name));
    const same = told.filter((one) => sameValue(name, one.value, value));
    return sum + Math.max(0, ...same.map(({ likely }) => likely));
  }, 0);
}

/** A ride with what another print of it says and it does not; its ends stay its own. */
function filled(draft: Draft, other: Draft): Draft {
  const ends = new Set(['from', 'to', 'fromCode', 'toCode', 'fromAddress', 'toAddress']);
  const more = Object.entries(other.fields).filter(
    ([name, readings]) => !ends.has(name) && (readings ?? []).length > 0 && !draft.fields[name as keyof FieldReadings],
  );
  const barcode = draft.barcode ?? other.barcode;
  return { ...draft, ...(barcode && { barcode }), fields: { ...draft.fields, ...Object.fromEntries(more) } };
}
