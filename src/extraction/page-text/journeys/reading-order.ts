import type { Fact } from '../labels/fact.ts';
import type { Sheet } from '../layout/cells.ts';
import type { Element } from './leg.ts';

/** An element with where it stands. */
export type Placed = { readonly element: Element; readonly x: number; readonly y: number; readonly order: number };

/** Row by row; column by column where the page sets two journeys side by side. */
export function inReadingOrder(sheet: Sheet, placed: readonly Placed[], facts: readonly Fact[]): readonly Element[] {
  const split = columnSplit(facts);
  const rowOf = new Map<number, number>();
  sheet.rows.forEach((row, at) => {
    for (const cell of row) rowOf.set(cell.order, at);
  });
  const column = (one: Placed) => (split !== undefined && one.x >= split.x && one.y > split.y ? 1 : 0);
  const ordered = [...placed].sort((a, b) => column(a) - column(b) || rowAt(a) - rowAt(b) || a.x - b.x);
  function rowAt(one: Placed): number {
    const cells = one.element.type === 'fact' ? one.element.fact.cells : one.element.cells;
    return rowOf.get(cells[0]!.order) ?? one.y;
  }
  return ordered.map((one) => one.element);
}

/** Where the right one of two journeys begins: the same leg label twice in one row. */
function columnSplit(facts: readonly Fact[]): { readonly x: number; readonly y: number } | undefined {
  const anchors = facts.filter(
    (fact) =>
      fact.row === undefined &&
      ['from', 'to', 'departure', 'arrival', 'departureTime', 'number', 'departureDate'].includes(fact.roles[0]!),
  );
  for (const left of anchors) {
    const right = anchors.find(
      (fact) =>
        fact !== left &&
        fact.roles[0] === left.roles[0] &&
        Math.abs(fact.label.cell.y - left.label.cell.y) < 0.8 &&
        fact.label.cell.x - left.label.cell.x > 8 &&
        fact.label.cell !== left.label.cell,
    );
    if (right) return { x: Math.min(right.label.cell.x, right.cells[0]!.x) - 1, y: right.label.cell.y - 6 };
  }
  return undefined;
}
