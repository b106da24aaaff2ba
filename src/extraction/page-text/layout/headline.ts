/** Headlines: how prominent a line is, and which lines go on in each other. */

import { weights } from '../values/weights.ts';
import type { Cell } from './cells.ts';

/** "Hotel Belvedere ****" without its stars. */
export function withoutStars(text: string): string {
  return text.replace(/\s*[*★☆⭐]{1,5}(?:\s?S)?$/u, '') || text;
}

/** How much a line stands out: by its size, its weight and how far up it is. */
export function prominence(cell: Cell, cells: readonly Cell[]): number {
  const first = cells[0]!;
  const depth = Math.max(0, (cell.y - first.y) / 45) + (cell.page !== first.page ? 0.5 : 0);
  return (
    cell.size * weights.titleSize +
    (cell.bold ? weights.titleBold : 0) -
    Math.min(weights.titleDepth, depth * weights.titleDepth) +
    (cell.text === cell.text.toUpperCase() ? 0.03 : 0)
  );
}

/** The lines before in a headline that goes on in this one: of two equal lines a photo may show the second larger. */
export function leading(cell: Cell, fit: readonly Cell[]): readonly Cell[] {
  const above = fit.find((other) => other !== cell && following(other, fit)[0] === cell);
  return above ? [...leading(above, fit), above] : [];
}

/** The next lines of a headline: right below, in the same size. */
export function following(first: Cell, fit: readonly Cell[]): readonly Cell[] {
  const lines: Cell[] = [];
  let last = first;
  while (lines.length < 2 && first.size >= 1.25) {
    const next = fit.find(
      (cell) =>
        cell !== last &&
        Math.abs(cell.x - first.x) < 1.5 &&
        cell.y > last.y &&
        cell.y - last.bottom < 0.6 * last.size &&
        Math.abs(cell.size - first.size) < 0.05 &&
        cell.bold === first.bold,
    );
    if (!next) break;
    lines.push(next);
    last = next;
  }
  return lines;
}
