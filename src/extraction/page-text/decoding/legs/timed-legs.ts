import { sameWords } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { findTimes } from '../../values/times.ts';
import { bounds } from '../spans/bounds.ts';
import type { Element } from './elements.ts';
import { dayIn, nearestDay } from './leg-days.ts';
import type { Leg } from './leg-worth.ts';

/** A leg with its times put together. */
export type TimedLeg = {
  readonly leg: Leg;
  readonly start?: Moment;
  readonly end?: Moment;
  /** Days that stand below the departure only, where its own one stands above: those of the next leg. */
  readonly later?: ReadonlySet<string>;
  /** The days that legs of the document have of their own. */
  readonly days?: ReadonlySet<string>;
};

/** The day and the clock of a departure or an arrival; the year may be inferred from elsewhere. */
export type Moment = {
  readonly day: string;
  readonly yearInferred: boolean;
  readonly clock: Element;
  readonly likely: number;
};

/** The times of a leg: its own day, or the one that stands nearest before its departure. An arrival before it is on a day that we do not know. */
export function momentsOf(
  leg: Leg,
  legs: readonly Leg[],
  scored: readonly ScoredSpan[],
  understood: Understood,
): TimedLeg {
  const before = legs[legs.indexOf(leg) - 1];
  const day = leg.start_date ? dayIn(leg.start_date.scored, understood) : nearestDay(leg, legs, scored, understood);
  if (!day || !leg.start_time) return { leg };
  const start = { ...day, clock: leg.start_time };
  const last = leg.end_date ? (dayIn(leg.end_date.scored, understood) ?? day) : day;
  const isAfter =
    leg.end_time && (last.day > day.day || (last.day === day.day && leg.end_time.value > leg.start_time.value));
  const goesOn = before?.end_time && before.end_time.value < leg.start_time.value && isFrom(leg, before);
  const later = leg.start_date || goesOn ? daysBelow(leg.start_time, day.day, scored, understood) : undefined;
  return {
    leg,
    start,
    ...(leg.end_time && isAfter && { end: { ...last, clock: leg.end_time } }),
    ...(later && { later }),
    days: new Set(legs.flatMap(({ start_date }) => start_date?.value ?? [])),
  };
}

/** Whether a leg may begin where the one before it ended. */
function isFrom({ from }: Leg, { to }: Leg): boolean {
  return !from || !to || sameWords(from.value, to.value);
}

/** The days that stand below a departure only, where its own one stands above it. */
function daysBelow(
  { scored: { span } }: Element,
  own: string,
  scored: readonly ScoredSpan[],
  understood: Understood,
): ReadonlySet<string> {
  const at = span.cells[0]!;
  const above = new Set<string>();
  const beside = new Set<string>();
  const below = new Set<string>();
  for (const one of scored) {
    const day = one.span.date && dayIn(one, understood)?.day;
    const [cell] = one.span.cells;
    if (!day || !cell) continue;
    const drop = cell.page === at.page ? cell.y - at.y : (cell.page - at.page) * Number.MAX_VALUE;
    if (drop > 0.6 && cell.order > at.order) below.add(day);
    else (drop < -0.6 ? above : beside).add(day);
  }
  return above.has(own) ? below.difference(above).difference(beside) : new Set();
}

/**
 * The day that the rules gave a departure whose leg has one of its own: beside its clock ("Rückfahrt 14.02.2027 ab 17:09" under the day of the way there),
 * or anywhere in it and surely.
 */
export function dayOfAnotherLine({ fields }: Draft, { leg, start, later, days }: TimedLeg): string | undefined {
  const ruled = fields.start?.[0]?.value;
  const [day, clock] = [leg.start_date?.scored, leg.start_time];
  if (!ruled || !start || clockOf(ruled) !== clock?.value || dayOf(ruled) === start.day) return undefined;
  if (later?.has(dayOf(ruled))) return dayOf(ruled);
  if (!day) return undefined;
  // Below its departure mostly stands the day of the next leg, so the rules may be right with another leg's.
  const isFirst = day.span.cells[0]!.order <= clock!.scored.span.cells[0]!.order;
  if (start.likely >= bounds.ownDay && (isFirst || !days?.has(dayOf(ruled)))) return dayOf(ruled);
  return isInRow(day, clock!.scored) && day.likely('start_date') >= bounds.beside ? dayOf(ruled) : undefined;
}

/** Whether a day stands in the row of a clock, and beside no other one. */
function isInRow({ span: a }: ScoredSpan, { span: b }: ScoredSpan): boolean {
  const [one, other] = [a.cells[0]!, b.cells[0]!];
  if (one !== other && findTimes(one.text).length > 0) return false;
  return one.page === other.page && Math.abs(one.y - other.y) < 0.6;
}
