import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';
import { areSerial } from '../spans/shape.ts';
import { frameOf, isSingle } from './siblings.ts';

/** Likely numbers that are looked at. */
const most = 24;

/**
 * The spans of an order, those likelier a ticket's number that are of one series with a sure one, or with two that mostly are: "Ticket 3 of 4 · KR-4402-19"
 * however far below "Ticket 1 of 4 · KR-4402-17".
 */
export function withSeries(scored: readonly ScoredSpan[]): readonly ScoredSpan[] {
  const may = scored.filter((one) => isSingle(one.span) && one.likely('ticket_number') >= bounds.again).slice(0, most);
  const sure = may.filter(
    (one) =>
      one.likely('ticket_number') >= bounds.sibling ||
      (one.likely('ticket_number') >= bounds.else && may.some((other) => areListed(other, one))),
  );
  if (sure.length === 0) return scored;
  return scored.map((one) => {
    const isOne = isSingle(one.span) && (sure.includes(one) || sure.some((other) => areListed(other, one)));
    return isOne
      ? { ...one, likely: (target) => Math.max(one.likely(target), target === 'ticket_number' ? bounds.raised : 0) }
      : one;
  });
}

/** Whether two numbers in lines made alike, in one column or row, are one series but for their last signs. */
function areListed(one: ScoredSpan, other: ScoredSpan): boolean {
  const [a, b] = [one.span.text, other.span.text];
  if (a === b || !areSerial(a, b)) return false;
  const [first, second] = [one.span.cells[0]!, other.span.cells[0]!];
  const areInLine = Math.abs(first.x - second.x) < 1 || Math.abs(first.y - second.y) < 0.6;
  return first.page === second.page && areInLine && frameOf(one) === frameOf(other);
}
