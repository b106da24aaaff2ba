import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from './bounds.ts';

/** How likely a day is that surely is the begin, and below which another one is not. */
const sure = 0.98;
const unsure = 0.75;

/** Ends of a time: what its day is, and what its clock. */
const sides = [
  ['start_date', 'start_time'],
  ['end_date', 'end_time'],
] as const satisfies readonly (readonly [Target, Target])[];

/**
 * The spans of a document, of which a day is as likely of an end as the only clock of its line is: "Thu, May 20, 2027 at 6:10 PM". Of what happens `once` another
 * day surely begins it, and the clock was that of an order.
 */
export function withMoments(scored: readonly ScoredSpan[], once = false): readonly ScoredSpan[] {
  const clocks = onlyClocks(scored);
  const likeliest = scored.reduce((most, one) => (one.span.date ? Math.max(most, one.likely('start_date')) : most), 0);
  const isOrders = (one: ScoredSpan) => once && likeliest >= sure && one.likely('start_date') < unsure;
  return scored.map((one) => {
    if (!one.span.date || isOrders(one)) return one;
    const clock = clocks.get(one.span.cells[0]!);
    return clock ? ofClock(one, clock) : one;
  });
}

/** The clocks that stand beside one day, and are surely one of the ends of something. */
function onlyClocks(scored: readonly ScoredSpan[]): ReadonlyMap<Cell, ScoredSpan> {
  const timed = scored.filter(({ span }) => (span.clock ?? span.date) && span.cells.length === 1);
  const lines = [...Map.groupBy(timed, ({ span }) => span.cells[0]!)];
  return new Map(
    lines.flatMap(([cell, own]) => {
      const [clock, ...others] = own.filter(({ span }) => span.clock);
      const days = own.filter(({ span }) => span.date);
      const isOne = clock && others.length === 0 && days.length === 1 && !days[0]!.span.date!.until;
      return isOne && clock.likely('start_time') + clock.likely('end_time') >= bounds.beside ? [[cell, clock]] : [];
    }),
  );
}

/** Below this a day is none of what is told: an order's, beside the clock at which it was made. */
const least = 0.2;

/** A day that is at least as likely of an end as its clock is. */
function ofClock(day: ScoredSpan, clock: ScoredSpan): ScoredSpan {
  if (day.likely('start_date') + day.likely('end_date') < least) return day;
  if (sides.every(([own, other]) => day.likely(own) >= clock.likely(other))) return day;
  return {
    ...day,
    likely: (target) => {
      const side = sides.find(([own]) => own === target);
      return side ? Math.max(day.likely(target), clock.likely(side[1])) : day.likely(target);
    },
  };
}
