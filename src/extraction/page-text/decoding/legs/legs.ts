import { journeyKinds } from '#src/tickets/fields.ts';
import { sameWords } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { areJourneys } from '../spans/fields.ts';
import { bestLeg } from './best-leg.ts';
import { draftOf, filled } from './leg-drafts.ts';
import type { Leg } from './leg-worth.ts';
import { sameRide } from './same-print.ts';
import { momentsOf, type TimedLeg } from './timed-legs.ts';

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
  const owners = journeys.map(
    (draft) => bestLeg(draft, told) ?? (legs.length === 1 && !saysWay(draft) ? 0 : undefined),
  );
  const arePlain = legs.every(({ isPlain }) => isPlain);
  // Where the rules read another ride altogether, who is right cannot be told: nothing is added and nothing goes.
  if (!arePlain && journeys.some((draft, at) => owners[at] === undefined && isRide(draft) && !isMixed(draft, told)))
    return drafts === journeys
      ? drafts.map((draft, at) => filledBy(draft, told[owners[at] ?? none], scored, legs))
      : drafts;
  const kept = journeys.map((draft, at) => ({ draft, owner: owners[at] }));
  if (legs.length === 1 && kept.every(({ owner }) => owner === undefined)) return drafts;
  const read = told.flatMap((leg, at) => {
    const own = kept.filter(({ owner }) => owner === at);
    return own.length > 0 ? own.map(({ draft }) => filled(draft, leg, scored, legs)) : [draftOf(model, leg)];
  });
  const others = kept.filter(
    ({ draft, owner }) => !arePlain && owner === undefined && isTimed(draft) && !isMixed(draft, told),
  );
  const settled = [...read, ...others.map(({ draft }) => draft)];
  return settled.length > 1 ? settled.map((draft) => ({ ...draft, group: understood.document.id })) : settled;
}

/** How much words speak of a journey at least, of what they speak of another kind: less where two lines say that it leads there and back. */
const [leastLikely, leastPlain] = [0.45, 0.25];

/** Tickets of which the rules could not tell the kind, where the words speak of a journey about as much and several legs are seen. */
function asJourney(drafts: readonly Draft[], legs: readonly Leg[], { kinds }: Understood): readonly Draft[] {
  const [best] = kinds;
  const least = legs.every(({ isPlain }) => isPlain) ? leastPlain : leastLikely;
  const journey = kinds.find(({ kind, score }) => journeyKinds.has(kind) && score >= (best?.score ?? 0) * least);
  if (!journey || drafts.length !== 1 || legs.length < 2) return [];
  const [draft] = drafts;
  return draft?.kind ? [{ ...draft, kind: { ...draft.kind, value: journey.kind, confidence: 0.5 } }] : [];
}

/** Whether a draft says enough to be a ride of its own. */
function isRide({ fields }: Draft): boolean {
  const clock = fields.start?.[0] && clockOf(fields.start[0].value);
  return Boolean((fields.from ?? fields.fromCode) && (fields.to ?? fields.toCode) && (clock || fields.number));
}

/** Whether a draft says anything of a way: a day may be that of the order. */
function saysWay(draft: Draft): boolean {
  const { from, to, number } = draft.fields;
  return Boolean(from ?? to ?? number) || isTimed(draft);
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
