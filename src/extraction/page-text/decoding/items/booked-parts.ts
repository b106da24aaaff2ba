import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import type { Row } from './occasions.ts';
import { heldByAll } from './own-parts.ts';
import { mostParts, type Part, partsFrom, partsOf } from './parts.ts';

/** LIST: what each booking of an order has of its own beside its number. */
const own = ['passenger', 'product', 'price', 'title', 'venue'] as const satisfies readonly Target[];

/** The parts of an order of several bookings, each with a number of its own in one column and something else; empty where there are no two. */
export function bookedParts(rows: readonly Row[], scored: readonly ScoredSpan[]): readonly Part[] {
  const rowOf = new Map(rows.flatMap((row, at) => row.map((cell) => [cell, at] as const)));
  const sure = scored.filter(({ span, likely }) => span.cells.length === 1 && likely('booking_ref') >= bounds.sibling);
  const shapes = Map.groupBy(sure, ({ span }) => `${span.text.replace(/\d/g, '9')} ${Math.round(span.cells[0]!.x)}`);
  const [numbers] = [...shapes.values()].toSorted((a, b) => b.length - a.length);
  if (!numbers || numbers.length < 2 || numbers.length > mostParts) return [];
  if (new Set(numbers.map(({ span }) => span.text)).size < numbers.length) return [];
  const run = numbers
    .map(({ span }) => ({ when: span.text, row: rowOf.get(span.cells[0]!)! }))
    .toSorted((a, b) => a.row - b.row);
  const begins = run.map(({ row }) => row);
  const parts = begins.every((row) => rows[row]!.length >= 3) ? partsFrom(rows, begins) : partsOf(rows, run, scored);
  return parts && heldByAll(rows, parts, scored, own).length > 0 ? parts : [];
}
