import { type FieldName, journeyKinds } from '#src/tickets/fields.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import { sameWords } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';
import { momentOf } from '../../document/context.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';
import { areJourneys } from '../spans/fields.ts';
import { scoredReading } from '../spans/told.ts';
import { bestLeg } from './best-leg.ts';
import { withCodesBehind } from './coded-ways.ts';
import type { Element, Slot } from './elements.ts';
import type { Leg } from './leg-worth.ts';
import { surerEnds } from './ride-ends.ts';
import { sameRide } from './same-print.ts';
import { dayOfAnotherLine, type Moment, momentsOf, type TimedLeg } from './timed-legs.ts';

/** Legs of one document at most. */
const most = 8;

/**
 * Brings the tickets that the rules read together with the legs that a document was cut into: what a leg has and its ticket has not is put in, legs that
 * the rules did not see are added, and what the rules mixed of two legs goes.
 */
export function addLegs(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
  legs: readonly Leg[],
): readonly Draft[] {
  if (legs.length === 0 || legs.length > most) return drafts;
  const journeys = areJourneys(drafts) ? drafts : asJourney(drafts, legs, understood);
  const [model] = journeys;
  if (!model) return drafts;
  const told = legs.map((leg) => momentsOf(leg, legs, scored, understood));
  const owners = journeys.map((draft) => bestLeg(draft, told));
  // Where the rules read another ride altogether, who is right cannot be told: nothing is added and nothing goes.
  if (journeys.some((draft, at) => owners[at] === undefined && isRide(draft) && !isMixed(draft, told)))
    return drafts === journeys
      ? drafts.map((draft, at) => filledBy(draft, told[owners[at] ?? none], scored, legs))
      : drafts;
  const kept = journeys.map((draft, at) => ({ draft, owner: owners[at] }));
  if (legs.length === 1 && kept.every(({ owner }) => owner === undefined)) return drafts;
  const read = told.flatMap((leg, at) => {
    const own = kept.filter(({ owner }) => owner === at);
    return own.length > 0 ? own.map(({ draft }) => filled(draft, leg, scored, legs)) : [draftOf(model, leg)];
  });
  const others = kept.filter(({ draft, owner }) => owner === undefined && isTimed(draft) && !isMixed(draft, told));
  const settled = [...read, ...others.map(({ draft }) => draft)];
  return settled.length > 1 ? settled.map((draft) => ({ ...draft, group: understood.document.id })) : settled;
}

/** Tickets of which the rules could not tell the kind, where the words speak of a journey about as much and several legs are seen. */
function asJourney(drafts: readonly Draft[], legs: readonly Leg[], { kinds }: Understood): readonly Draft[] {
  const [best] = kinds;
  const journey = kinds.find(({ kind, score }) => journeyKinds.has(kind) && score >= (best?.score ?? 0) * 0.45);
  if (!journey || drafts.length !== 1 || legs.length < 2) return [];
  const [draft] = drafts;
  return draft?.kind ? [{ ...draft, kind: { ...draft.kind, value: journey.kind, confidence: 0.5 } }] : [];
}

/** Whether a draft says enough to be a ride of its own. */
function isRide({ fields }: Draft): boolean {
  const clock = fields.start?.[0] && clockOf(fields.start[0].value);
  return Boolean((fields.from ?? fields.fromCode) && (fields.to ?? fields.toCode) && (clock || fields.number));
}

/** Whether a draft says when its ride leaves. */
function isTimed({ fields }: Draft): boolean {
  return fields.start?.[0] !== undefined && clockOf(fields.start[0].value) !== undefined;
}

/** Whether what a draft says is all said of legs, but of different ones: the number of one with the times of the next. */
function isMixed({ fields }: Draft, legs: readonly TimedLeg[]): boolean {
  const number = fields.number?.[0]?.value;
  const clock = fields.start?.[0] && clockOf(fields.start[0].value);
  const numbered = legs.some(({ leg }) => number && leg.number && sameRide(number, leg.number.value));
  const timed = legs.some(({ leg }) => clock && leg.start_time?.value === clock);
  return (numbered && timed) || legs.some((leg) => isArrival(fields, leg));
}

/** Whether a ride leaves when another one arrives, and where: "11:48 Barcelona - Sants" is a station. */
function isArrival(fields: Draft['fields'], { leg }: TimedLeg): boolean {
  const clock = fields.start?.[0] && clockOf(fields.start[0].value);
  const to = leg.to?.value;
  if (!clock || leg.end_time?.value !== clock || to === undefined || fields.end?.[0] || fields.number?.[0])
    return false;
  return [fields.from, fields.to].some((end) => end?.[0] && sameWords(end[0].value, to));
}

const none = -1;

function filledBy(draft: Draft, leg: TimedLeg | undefined, scored: readonly ScoredSpan[], legs: readonly Leg[]): Draft {
  return leg ? filled(draft, leg, scored, legs) : draft;
}

/** A draft with what its leg says and it does not. */
function filled(draft: Draft, timedLeg: TimedLeg, scored: readonly ScoredSpan[], legs: readonly Leg[]): Draft {
  const { leg, start, end } = timedLeg;
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
    const reading = placed(element, name);
    const airport = /^[A-Z]{3}$/.test(element.value) ? airportByCode(element.value) : undefined;
    fields[name] = [airport ? { ...reading, value: airport.city } : reading];
    if (airport) fields[code] = [reading];
    else delete fields[code];
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

function draftOf(model: Draft, { leg, start, end }: TimedLeg): Draft {
  const kept = Object.entries(model.fields).filter(([name]) => shared.has(name as FieldName));
  const fields: FieldReadings = Object.fromEntries(kept);
  for (const name of ['from', 'to', 'number'] as const) if (leg[name]) fields[name] = [placed(leg[name], name)];
  if (start) fields.start = [timed('start', start)];
  if (end) fields.end = [timed('end', end)];
  const { barcode: _, ...rest } = model;
  return { ...rest, fields: withCodesBehind(fields, leg) };
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
