import { rowWordFirst, seatWordFirst } from '../../words/counted-places.ts';
import type { Cell, Sheet } from './cells.ts';

/** Cells from a row's to its seat's at most, in reading order. */
const near = 2;

/** "5 eilė" and "8 vieta" in cells of their own, each with its word before its number; a seat only beside its row. */
export function countedPlaces({ cells }: Sheet): ReadonlyMap<Cell, Cell> {
  const rows = cells.flatMap((cell) => {
    const text = rowWordFirst(cell.text);
    return text === undefined ? [] : [{ cell, text }];
  });
  if (rows.length === 0) return new Map();
  const seats = cells.flatMap((cell) => {
    const text =
      rows.some(({ cell: row }) => row.block === cell.block || Math.abs(row.order - cell.order) <= near) &&
      seatWordFirst(cell.text);
    return text ? [{ cell, text }] : [];
  });
  return new Map([...rows, ...seats].map(({ cell, text }) => [cell, { ...cell, text }]));
}
