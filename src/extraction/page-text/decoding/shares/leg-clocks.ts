import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
import { isOver } from '../../candidates/span.ts';
import { momentOf } from '../../document/context.ts';
import type { Understood } from '../../document/understood.ts';
import { filledLikely } from '../../scoring/calibration.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';
import { areJourneys } from '../spans/fields.ts';
import { dayOfEnd } from '../spans/overnight.ts';
import { legsOf } from '../spans/same-leg.ts';
import { scoredEvidence } from '../spans/told.ts';
import { placeOf } from './leg-places.ts';
import { inPrintedOrder } from './printed-order.ts';

/**
 * The tickets of several legs, each with its arrival, where a document tells as many clocks of arrivals as there are legs: in the order in which the
 * legs are printed, and none otherwise than on the tickets that have theirs.
 */
export function withLegClocks(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  if (drafts.length < 2 || !areJourneys(drafts) || drafts.every((draft) => arrivalOf(draft))) return drafts;
  const legs = legsOf(drafts);
  const clocks = arrivalsIn(scored);
  const told = [clocks, clocks.filter(isFirst)].find((some) => some.length === legs.length);
  if (!told || legs.length < 2) return drafts;
  const places = inPrintedOrder(legs.map((leg) => placeOf(leg, understood)));
  const own = drafts.map((draft) => told[places[legs.findIndex((leg) => leg.includes(draft))]!]!);
  const agrees = (draft: Draft, at: number) => (arrivalOf(draft) ?? own[at]!.span.clock) === own[at]!.span.clock;
  return drafts.every(agrees) ? drafts.map((draft, at) => withArrival(draft, own[at]!)) : drafts;
}

function arrivalOf({ fields }: Draft): string | undefined {
  const [end] = fields.end ?? [];
  return end && clockOf(end.value);
}

/** What surely are clocks of arrivals, in reading order. */
function arrivalsIn(scored: readonly ScoredSpan[]): readonly ScoredSpan[] {
  const found: ScoredSpan[] = [];
  const likely = scored.filter((one) => one.span.clock && one.likely('end_time') >= bounds.clock);
  for (const one of likely.toSorted((a, b) => b.likely('end_time') - a.likely('end_time')))
    if (!found.some((other) => isOver(other.span, one.span))) found.push(one);
  return found.sort((a, b) => a.span.cells[0]!.order - b.span.cells[0]!.order || a.span.at - b.span.at);
}

function isFirst({ span: { clock } }: ScoredSpan, at: number, all: readonly ScoredSpan[]): boolean {
  return all.findIndex((other) => other.span.clock === clock) === at;
}

/** A ticket with an arrival on the day of its departure and after it, or on the morning after. */
function withArrival(draft: Draft, arrival: ScoredSpan): Draft {
  const [begin] = draft.fields.start ?? [];
  const clock = arrival.span.clock!;
  const day = begin && dayOfEnd(draft.kind!.value, begin.value, clock);
  if (!day || draft.fields.end?.[0]) return draft;
  const likely = filledLikely(arrival.likely('end_time'));
  const value = momentOf({ day, yearInferred: begin.value.yearInferred ?? false }, clock);
  const end = [{ value, evidence: scoredEvidence(arrival), confidence: likely, likely }];
  return { ...draft, fields: { ...draft.fields, end } };
}
