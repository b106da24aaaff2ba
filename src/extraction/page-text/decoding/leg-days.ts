import { resolveDay } from '../context.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Understood } from '../understood.ts';
import type { Leg } from './cut-legs.ts';

type Day = { readonly day: string; readonly yearInferred: boolean; readonly likely: number };

/** The day that a span says, its year by the document. */
export function dayIn(one: ScoredSpan, { dates }: Understood): Day | undefined {
  const resolved = one.span.date && resolveDay(one.span.date, dates);
  return resolved && { ...resolved, likely: Math.max(one.likely('start_date'), one.likely('end_date')) };
}

/** The day that stands nearest before a leg's departure, or in its line. */
export function nearestDay(leg: Leg, scored: readonly ScoredSpan[], understood: Understood): Day | undefined {
  const at = leg.start_time!.scored.span.cells[0]!;
  const days = scored.filter((one) => one.span.date && one.likely('start_date') >= 0.4);
  const far = (one: ScoredSpan) => {
    const cell = one.span.cells[0]!;
    return cell.order <= at.order
      ? at.order - cell.order
      : (cell.order - at.order) * 2 + (Math.abs(cell.y - at.y) < 0.6 ? 0 : 2);
  };
  const [nearest] = days.toSorted((a, b) => far(a) - far(b));
  return nearest && dayIn(nearest, understood);
}
