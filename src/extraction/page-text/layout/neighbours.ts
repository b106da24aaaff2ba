import type { Cell, Sheet } from './cells.ts';

/** Whether two cells stand in one column: same left edge, same middle, same right edge, or one over the other. */
export function inColumn(a: Cell, b: Cell): boolean {
  if (Math.abs(a.x - b.x) < 1.2 || Math.abs(a.right - b.right) < 0.8) return true;
  if (Math.abs(a.x + a.right - b.x - b.right) / 2 < 1.2) return true;
  const overlap = Math.min(a.right, b.right) - Math.max(a.x, b.x);
  return overlap > 0.5 * Math.min(a.right - a.x, b.right - b.x);
}

/** The next cell below in the same column, at most 4.5 ems away. */
export function nearestBelow(sheet: Sheet, from: Cell): Cell | undefined {
  let best: Cell | undefined;
  for (const cell of sheet.cells) {
    const gap = cell.y - from.bottom;
    if (cell === from || gap < -0.4 || gap > 4.5 || cell.y <= from.y + 0.2 || !inColumn(from, cell)) continue;
    if (
      !best ||
      cell.y < best.y - 0.3 ||
      (Math.abs(cell.y - best.y) <= 0.3 && Math.abs(cell.x - from.x) < Math.abs(best.x - from.x))
    )
      best = cell;
  }
  return best;
}

/** The next cell above in the same column, at most 1.6 ems away. */
export function nearestAbove(sheet: Sheet, from: Cell): Cell | undefined {
  let best: Cell | undefined;
  for (const cell of sheet.cells) {
    const gap = from.y - cell.bottom;
    if (cell === from || gap < -0.4 || gap > 1.6 || cell.y >= from.y - 0.2 || !inColumn(from, cell)) continue;
    if (!best || cell.bottom > best.bottom) best = cell;
  }
  return best;
}

/** Whether a small word stands right over a larger one, as captions do on cards. */
export function isCaption(sheet: Sheet, cell: Cell): boolean {
  const below = nearestBelow(sheet, cell);
  return (
    below !== undefined &&
    below.y - cell.bottom < 1 &&
    below.size > cell.size * 1.25 &&
    (Math.abs(below.x - cell.x) < 1 || Math.abs(below.right - cell.right) < 1)
  );
}
