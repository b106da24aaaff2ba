import type { Span } from '../candidates/span.ts';
import type { Cell } from '../layout/cells.ts';
import { inColumn } from '../layout/neighbours.ts';

/** The cells of a page as one of them sees them: those of its row and column, and the next ones on each side. */
export type Around = {
  readonly row: readonly Cell[];
  readonly column: readonly Cell[];
  readonly left?: Cell | undefined;
  readonly right?: Cell | undefined;
  readonly above?: Cell | undefined;
  readonly below?: Cell | undefined;
  /** The one above that. */
  readonly farAbove?: Cell | undefined;
};

/** The cells in which spans begin, in reading order, each with what stands around it. */
export function cellsAround(spans: readonly Span[]): ReadonlyMap<Cell, Around> {
  const cells = [...new Set(spans.map((span) => span.cells[0]!))];
  return new Map(cells.map((cell) => [cell, aroundCell(cell, cells)]));
}

function aroundCell(cell: Cell, cells: readonly Cell[]): Around {
  const others = cells.filter((other) => other !== cell && other.page === cell.page);
  const middle = (cell.y + cell.bottom) / 2;
  const row = others.filter((other) => other.y < middle && other.bottom > middle);
  const column = others.filter((other) => inColumn(other, cell));
  const left = row.filter((other) => other.right <= cell.x + 0.3).sort((a, b) => b.right - a.right)[0];
  const right = row.filter((other) => other.x >= cell.right - 0.3).sort((a, b) => a.x - b.x)[0];
  const [above, farAbove] = column.filter((other) => other.bottom <= cell.y + 0.2).sort((a, b) => b.bottom - a.bottom);
  const below = column.filter((other) => other.y >= cell.bottom - 0.2).sort((a, b) => a.y - b.y)[0];
  return { row, column, left, right, above, below, farAbove };
}
