import { generic } from '../../words/generic-words.ts';
import { labelEntries, labelWords } from '../../words/label-index.ts';
import { isPlausiblePlace } from '../values/routes.ts';
import { readStop } from '../values/stops.ts';
import { findTimes } from '../values/times.ts';
import type { Cell, Sheet } from './cells.ts';
import { nearestBelow } from './neighbours.ts';

/** Lines of one name are so near to each other, and as large within so much; distances in ems. */
const near = { line: 0.6, clock: 1, size: 0.12, edge: 0.6 };

/** A clock in a line of its own, and the lines of large type right over it, the lowest first. */
type End = { readonly clock: Cell; readonly lines: readonly Cell[] };

/**
 * "Utrecht" over "Centraal" over `15:40`, beside "Rotterdam" over `16:57`: the ends of a ride in large type, of which a long
 * name takes two lines. Both of its lines, the upper one first.
 */
export function wrappedPlaces(sheet: Sheet): readonly (readonly [Cell, Cell])[] {
  const ends = sheet.cells.flatMap((cell) => (isClock(cell) ? (endOver(sheet, cell) ?? []) : []));
  return ends.flatMap((end) => {
    const [lower, upper] = end.lines;
    const beside = ends.some((other) => other !== end && upper && lower && standsBeside(other, upper, lower));
    return upper && lower && beside ? [[upper, lower] as const] : [];
  });
}

function isClock({ text }: Cell): boolean {
  const [span, more] = findTimes(text);
  return span !== undefined && !more && !span.until && span.at === 0 && span.end === text.length;
}

function endOver(sheet: Sheet, clock: Cell): End | undefined {
  const place = lineOver(sheet, clock, near.clock);
  if (!place || place.size <= clock.size * (1 + near.size) || !isPlace(place)) return undefined;
  const upper = lineOver(sheet, place, near.line);
  const goesOn = upper && isPlace(upper) && upper.bold === place.bold && upper.block === place.block;
  const alike = goesOn && Math.abs(upper.size / place.size - 1) < near.size;
  return { clock, lines: alike ? [place, upper] : [place] };
}

function lineOver(sheet: Sheet, cell: Cell, most: number): Cell | undefined {
  return sheet.cells.find(
    (other) =>
      other.y < cell.y - 0.3 &&
      cell.y - other.bottom < most &&
      isAligned(other, cell) &&
      nearestBelow(sheet, other) === cell,
  );
}

/** Both begin in one line, end in one, or have one middle. */
function isAligned(one: Cell, other: Cell): boolean {
  const middles = one.x + one.right - other.x - other.right;
  return [one.x - other.x, one.right - other.right, middles / 2].some((away) => Math.abs(away) < near.edge);
}

function isPlace({ text, prose }: Cell): boolean {
  const words = text.split(' ').length <= 3 && !/\d/.test(text) && !generic(text);
  return words && !prose && labelEntries(labelWords(text)).length === 0 && isPlausiblePlace(readStop(text));
}

/** The other end of the ride, in the same type: its name begins before the second line does, or the first is no part of it. */
function standsBeside({ lines }: End, upper: Cell, lower: Cell): boolean {
  const [last, first = last] = lines;
  if (!first || !last || Math.abs(last.size / lower.size - 1) > near.size || last.bold !== lower.bold) return false;
  const apart = first.x > Math.max(upper.right, lower.right) || last.right < Math.min(upper.x, lower.x);
  return apart && first.y < lower.y - 0.3 && last.bottom > upper.bottom - 0.3;
}
