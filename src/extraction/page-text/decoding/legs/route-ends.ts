import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { splitRoute } from '../../values/routes.ts';
import { bounds } from '../spans/bounds.ts';
import { endLikely, neverSpan, turnedSpan } from '../spans/turned-span.ts';

/**
 * The spans of a document, the two halves of a line that is a way and nothing else told apart: "Göteborg – Frederikshavn" leaves from the first and
 * arrives at the second, and "10:10 Voss" is where one leaves at that time, where the scorer holds it for an end at all. On a way there and back each town is both, and one looks like the other.
 */
export function withRouteEnds(scored: readonly ScoredSpan[]): readonly ScoredSpan[] {
  const ends = new Map<ScoredSpan, Target>();
  const ways = new Set<Cell>();
  for (const [cell, own] of Map.groupBy(scored.filter(isPart), ({ span }) => span.cells[0]!)) {
    const [from, to] = halvesOf(cell, own);
    if (!from || !to || Math.max(endLikely(from), endLikely(to)) < bounds.route) continue;
    ends.set(from, 'from').set(to, 'to');
    ways.add(cell);
  }
  for (const clock of scored.filter(isClock)) {
    const end = clock.likely('start_time') > clock.likely('end_time') ? 'from' : 'to';
    const place = besideClock(clock, scored);
    if (place && endLikely(place) >= bounds.route) ends.set(place, end);
  }
  if (ends.size === 0) return scored;
  // The way itself is neither of its ends.
  return scored.map((one) => (isWay(one, ways) ? noEnd(one) : turnedTo(one, ends.get(one))));
}

function isWay({ span: { cells, text } }: ScoredSpan, ways: ReadonlySet<Cell>): boolean {
  const [cell] = cells;
  return cells.length === 1 && ways.has(cell!) && text.trim() === cell!.text.trim();
}

function noEnd(one: ScoredSpan): ScoredSpan {
  return neverSpan(neverSpan(one, 'from'), 'to');
}

function isPart({ span }: ScoredSpan): boolean {
  return (
    span.cells.length === 1 && !span.date && !span.clock && !span.money && span.text.length < span.cells[0]!.text.length
  );
}

function isClock({ span, likely }: ScoredSpan): boolean {
  return span.clock !== undefined && Math.max(likely('start_time'), likely('end_time')) >= bounds.surely;
}

/** What stands in a line beside a clock and nothing else: "10:10 Voss station". */
function besideClock({ span: { cells, at, end } }: ScoredSpan, scored: readonly ScoredSpan[]): ScoredSpan | undefined {
  const { text } = cells[0]!;
  const rest = `${text.slice(0, at)}${text.slice(end)}`.trim();
  if (rest.length < 3 || /\d/.test(rest)) return undefined;
  return scored.find((one) => isPart(one) && one.span.cells[0] === cells[0] && one.span.text === rest);
}

function halvesOf(cell: Cell, own: readonly ScoredSpan[]): readonly [ScoredSpan?, ScoredSpan?] {
  if (own.length < 2 || /\d/.test(cell.text) || cell.text.length > longest) return [];
  const ends = splitRoute(cell.text)?.map((end) => end.trim());
  if (!ends) return [];
  const [from, to] = ends.map((end) => own.find(({ span }) => span.text === end));
  return [from, to];
}

/** Letters of a line that is a way at most. */
const longest = 80;

/** A half that is one end is not the other. */
function turnedTo(one: ScoredSpan, end: Target | undefined): ScoredSpan {
  if (!end) return one;
  const other = end === 'from' ? 'to' : 'from';
  return turnedSpan(one, end, other, Math.min(0.95, Math.max(one.likely(end), endLikely(one), bounds.routeEnd)));
}
