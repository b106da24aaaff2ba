/** Tickets of the legs that a page was cut into. */
import type { FieldName } from '#src/tickets/fields.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';
import { momentOf } from '../../document/context.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';
import { scoredReading } from '../spans/told.ts';
import { withCodesBehind } from './coded-ways.ts';
import type { Element, Slot } from './elements.ts';
import type { Leg } from './leg-worth.ts';
import { surerEnds } from './ride-ends.ts';
import { sameRide } from './same-print.ts';
import { dayOfAnotherLine, type Moment, type TimedLeg } from './timed-legs.ts';

/** A draft with what its leg says and it does not. */
export function filled(draft: Draft, timedLeg: TimedLeg, scored: readonly ScoredSpan[], legs: readonly Leg[]): Draft {
  const { leg, start, end } = timedLeg;
  if (leg.isPlain) return { ...draft, fields: { ...withoutWay(draft.fields), ...wayOf(timedLeg) } };
  const fields: FieldReadings = { ...draft.fields };
  for (const name of ['from', 'to', 'number'] as const) {
    const element = leg[name];
    if (!fields[name]?.[0] && element) fields[name] = [placed(element, name)];
  }
  const [number] = fields.number ?? [];
  const isAnothers = number && leg.number && !sameRide(number.value, leg.number.value);
  if (isAnothers && leg.number!.scored.likely('number') >= bounds.surely)
    fields.number = [placed(leg.number!, 'number'), ...fields.number!];
  const ends = surerEnds(draft, leg, scored, legs);
  for (const [name, code] of [
    ['from', 'fromCode'],
    ['to', 'toCode'],
  ] as const) {
    const element = ends[name];
    if (!element) continue;
    delete fields[code];
    Object.assign(fields, endOf(element, name, code));
  }
  const other = dayOfAnotherLine(draft, timedLeg);
  for (const [name, moment] of [
    ['start', start],
    ['end', end],
  ] as const) {
    const ruled = fields[name]?.[0]?.value;
    // A day that the rules read stands, unless it is another line's; an arrival days after the departure has that of another ride.
    const isLate = name === 'end' && ruled && start && isDaysAfter(dayOf(ruled), start.day);
    const isOthers = ruled !== undefined && dayOf(ruled) === other;
    if (moment && (!ruled || clockOf(ruled) === undefined || isLate || isOthers))
      fields[name] = [timed(name, moment), ...(fields[name] ?? [])];
  }
  return { ...draft, fields: withCodesBehind(fields, leg) };
}

function isDaysAfter(day: string, other: string): boolean {
  return Date.parse(day) - Date.parse(other) > 2 * 86_400_000;
}

/** Fields that hold for the whole order, which a further leg takes over. */
const shared: ReadonlySet<FieldName> = new Set([
  'bookingReference',
  'passenger',
  'party',
  'carrier',
  'issuer',
  'membershipNumber',
  'price',
  'ticketNumber',
  'issued',
  'phone',
  'email',
  'website',
]);

/** A ticket of a leg that the rules did not see, with what holds for the whole order. */
export function draftOf(model: Draft, leg: TimedLeg): Draft {
  const kept = Object.entries(model.fields).filter(([name]) => shared.has(name as FieldName));
  const { barcode: _, ...rest } = model;
  return { ...rest, fields: { ...Object.fromEntries(kept), ...wayOf(leg) } };
}

/** What a leg says. */
function wayOf({ leg, start, end }: TimedLeg): FieldReadings {
  const fields: FieldReadings = {
    ...(leg.from && endOf(leg.from, 'from', 'fromCode')),
    ...(leg.to && endOf(leg.to, 'to', 'toCode')),
    ...(leg.number && { number: [placed(leg.number, 'number')] }),
  };
  if (start) fields.start = [timed('start', start)];
  if (end) fields.end = [timed('end', end)];
  return withCodesBehind(fields, leg);
}

/** An end of a leg; of an airport's code its city and the code. */
function endOf(element: Element, name: 'from' | 'to', code: 'fromCode' | 'toCode'): FieldReadings {
  const reading = placed(element, name);
  const airport = /^[A-Z]{3}$/.test(element.value) ? airportByCode(element.value) : undefined;
  return airport ? { [name]: [{ ...reading, value: airport.city }], [code]: [reading] } : { [name]: [reading] };
}

/** What a draft says beside its way. */
function withoutWay(fields: FieldReadings): FieldReadings {
  const { from: _, to: __, fromCode: ___, toCode: ____, start: _____, end: ______, ...others } = fields;
  return others;
}

function placed(element: Element, slot: Slot): ReturnType<typeof scoredReading<string>> {
  return scoredReading(element.value, element.scored, sure(element.scored.likely(slot)));
}

function timed(name: 'start' | 'end', moment: Moment): ReturnType<typeof scoredReading<ReturnType<typeof momentOf>>> {
  const likely = Math.min(moment.likely, moment.clock.scored.likely(`${name}_time`));
  return scoredReading(momentOf(moment, moment.clock.value), moment.clock.scored, sure(likely));
}

/** What stands in a whole leg is likelier than it looks alone. */
function sure(likely: number): number {
  return Math.max(0.7, likely);
}
