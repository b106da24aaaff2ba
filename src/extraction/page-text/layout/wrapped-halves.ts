import type { Cell, Sheet } from './cells.ts';
import { nearestBelow } from './neighbours.ts';

/** Lines of one text are so near to each other, and begin or end in one line, or have one middle, within so much; in ems. */
const near = { line: 0.8, edge: 0.6 };

/** For each of them the whole page is looked at. */
const mostHalves = 40;

const half = /^[ap]\.? ?m\.?$/i;
const endsWithClock = /(?:^|\s)(?:1[0-2]|0?[1-9])[:.][0-5]\d$/;

/** "Saturday, September 11, 2027 8:00" over "PM": a clock and its half of the day, of which the latter has got into a line of its own. */
export function wrappedHalves(sheet: Sheet): readonly (readonly [clock: Cell, half: Cell])[] {
  const halves = sheet.cells.filter(({ text }) => half.test(text)).slice(0, mostHalves);
  return halves.flatMap((cell) => {
    const clock = sheet.cells.find(
      (other) =>
        other.y < cell.y - 0.3 &&
        cell.y - other.bottom < near.line &&
        endsWithClock.test(other.text) &&
        isAligned(other, cell) &&
        nearestBelow(sheet, other) === cell,
    );
    return clock ? [[clock, cell] as const] : [];
  });
}

function isAligned(one: Cell, other: Cell): boolean {
  const middles = one.x + one.right - other.x - other.right;
  return [one.x - other.x, one.right - other.right, middles / 2].some((away) => Math.abs(away) < near.edge);
}
