import { resolveDay } from '../../document/context.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Leg } from './leg-worth.ts';

type Day = { readonly day: string; readonly yearInferred: boolean; readonly likely: number };

/** The day that a span says, its year by the document. */
export function dayIn(one: ScoredSpan, { dates }: Understood): Day | undefined {
  const resolved = one.span.date && resolveDay(one.span.date, dates);
  return resolved && { ...resolved, likely: Math.max(one.likely('start_date'), one.likely('end_date')) };
}

/** The day that stands nearest before a leg's departure, or in its line; one below it that is another leg's is none. */
export function nearestDay(
  leg: Leg,
  legs: readonly Leg[],
  scored: readonly ScoredSpan[],
  understood: Understood,
): Day | undefined {
  const at = leg.start_time!.scored.span.cells[0]!;
  const others = new Set(legs.map(({ start_date }) => start_date?.scored));
  const days = scored.filter(
    (one) =>
      one.span.date && one.likely('start_date') >= 0.4 && !(others.has(one) && one.span.cells[0]!.order > at.order),
  );
  const far = (one: ScoredSpan) => {
    const cell = one.span.cells[0]!;
    return cell.order <= at.order
      ? at.order - cell.order
      : (cell.order - at.order) * 2 + (Math.abs(cell.y - at.y) < 0.6 ? 0 : 2);
  };
  const [nearest] = days.toSorted((a, b) => far(a) - far(b));
  return nearest && dayIn(nearest, understood);
}

/** How likely a day that stands in a leg's own column must be its day or its arrival's. */
const likelyDay = 0.1;

/** Lines from a departure up to its day at most. */
const farLines = 8;

/** The day above a departure in its own column, for a leg that was given none: what looks like another one's is this one's there. */
export function dayAbove(leg: Leg, scored: readonly ScoredSpan[]): ScoredSpan | undefined {
  const clock = leg.start_time?.scored.span.cells[0];
  if (leg.start_date || !clock) return undefined;
  const [above] = scored
    .filter((one) => one.span.date && isAbove(one.span.cells[0]!, clock))
    .toSorted((a, b) => b.span.cells[0]!.y - a.span.cells[0]!.y);
  return above && above.likely('start_date') + above.likely('end_date') >= likelyDay ? above : undefined;
}

function isAbove(day: Cell, clock: Cell): boolean {
  const lines = (clock.y - day.y) / (clock.bottom - clock.y);
  return day.page === clock.page && Math.abs(day.x - clock.x) < 2 && lines > 0 && lines <= farLines;
}
