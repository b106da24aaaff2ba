import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { isWeekly } from '../../values/weekly.ts';

const moments: ReadonlySet<Target> = new Set(['start_time', 'end_time', 'boarding_time', 'start_date', 'end_date']);

/** The spans of a document, of which no clock is a ticket's that comes again every week, where there is another one: opening hours, a tour on Saturdays. */
export function withoutWeekly(scored: readonly ScoredSpan[]): readonly ScoredSpan[] {
  const clocks = scored.filter(({ span }) => span.clock !== undefined);
  const weekly = new Set(clocks.filter(({ span }) => isWeekly(span.cells[0]!.text, span.at)));
  if (weekly.size === 0 || weekly.size === clocks.length) return scored;
  return scored.map((one) =>
    weekly.has(one) ? { ...one, likely: (target) => (moments.has(target) ? 0 : one.likely(target)) } : one,
  );
}
