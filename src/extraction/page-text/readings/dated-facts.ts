import { resolveDay } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { findClock, readTime, type TimeSpan } from '../values/times.ts';
import type { DateSpan } from '../values/written-day.ts';

/** A day that a ticket prints, the last one of a range, and where they stand. */
export type Day = {
  readonly day: string;
  readonly yearInferred: boolean;
  readonly until?: string;
  readonly cells: readonly Cell[];
  readonly score: number;
};

/** A clock that a ticket prints, the end of a range, and where they stand. */
export type Clock = {
  readonly clock: string;
  readonly until?: string;
  readonly cells: readonly Cell[];
  readonly score: number;
};

/** What the first fact says that says it. */
export function firstRead<T>(facts: readonly Fact[], read: (fact: Fact) => T | undefined): T | undefined {
  for (const fact of facts) {
    const value = read(fact);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The first day of a fact. */
export function dayIn(fact: Fact, understood: Understood): Day | undefined {
  const span = findDates(fact.text)[0];
  return span && resolved(span, fact.cells, fact.score, understood);
}

/** A written day with its year, and where its range ends. */
export function resolved(
  span: DateSpan,
  cells: readonly Cell[],
  score: number,
  understood: Understood,
): Day | undefined {
  const day = resolveDay(span, understood.dates);
  const until = span.until && resolveDay(span.until, understood.dates)?.day;
  const goesOn =
    until !== undefined && day !== undefined && (until > day.day || (until === day.day && span.end - span.at > 24));
  return day && { ...day, ...(goesOn && { until }), cells, score };
}

/** The first clock of a fact. */
export function clockIn(fact: Fact): Clock | undefined {
  const span: TimeSpan | undefined = findClock(fact.text);
  const clock = span?.clock ?? (findDates(fact.text).length === 0 ? readTime(fact.text) : undefined);
  return clock ? { clock, ...(span?.until && { until: span.until }), cells: fact.cells, score: fact.score } : undefined;
}
