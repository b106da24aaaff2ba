import type { Region } from '#src/barcodes/region.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';

/** Side of the cells that are judged, in pixels; a small code at 200 dpi covers several. */
const cell = 32;
const step = 40;
const margin = 2;
/** Steps between light and dark in a cell: plain areas have fewer, codes with modules of up to 20 pixels more. */
const leastSteps = 24;
/** A cell with fewer steps than this in one direction shows nothing but lines or bars that run in that direction. */
const leastAcross = 8;

/** Cells of a picture, row by row: steps between light and dark from left to right, and from top to bottom. */
type Grid = {
  readonly columns: number;
  readonly rows: number;
  readonly right: Uint16Array;
  readonly down: Uint16Array;
};

/**
 * The part of a drawn page where anything changes as often between light and dark as in a code; undefined when there is
 * none. Frames, rules and the edges of coloured fields do not count. Pages whose text was taken away are empty elsewhere,
 * and need no search.
 */
export function busyPart(picture: GreyPicture): Region | undefined {
  const grid = countSteps(picture);
  const kinds = kindsOf(grid);
  return around(supported(kinds, grid), grid, picture);
}

function countSteps({ width, height, data }: GreyPicture): Grid {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const grid = { columns, rows, right: new Uint16Array(columns * rows), down: new Uint16Array(columns * rows) };
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  const [right, down] = [new Uint16Array(columns), new Uint16Array(columns)];
  // Rows like the one above and the one below are many, white paper and the modules of codes: what was counted counts again.
  let counted = false;
  for (let y = 0; y + 1 < height; y += 1) {
    const from = y * width;
    const isLast = bytes.compare(bytes, from + width, from + 2 * width, from, from + width) !== 0;
    if (isLast || !counted) {
      right.fill(0);
      countRow(data, from, width, 1, right);
    }
    down.fill(0);
    if (isLast) countRow(data, from, width, width, down);
    counted = !isLast;
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < columns; x += 1) {
      grid.right[row + x]! += right[x]!;
      grid.down[row + x]! += down[x]!;
    }
  }
  return grid;
}

/** Pixels of a row that differ much from those `ahead` of them, by cell. */
function countRow(data: Uint8Array, from: number, width: number, ahead: number, counts: Uint16Array): void {
  for (let x = 0, at = from; x + 1 < width; x += 1, at += 1) {
    const change = data[at]! - data[at + ahead]!;
    if (change > step || change < -step) counts[Math.floor(x / cell)]! += 1;
  }
}

const nothing = 0;
/** Bars side by side, as of a linear code that stands upright; or lines one above the other. */
const bars = 1;
const lines = 2;
const mixed = 3;

function kindsOf({ right, down }: Grid): Uint8Array {
  return Uint8Array.from(right, (across, at) => {
    const along = down[at]!;
    if (across + along < leastSteps) return nothing;
    if (across < leastAcross) return lines;
    return along < leastAcross ? bars : mixed;
  });
}

/** Cells with a neighbour that goes on as a code would: bars beside bars, lines above lines. A rule has none such. */
function supported(kinds: Uint8Array, { columns, rows }: Grid): (x: number, y: number) => boolean {
  const kind = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows ? kinds[y * columns + x]! : nothing;
  const isAny = (one: number, other: number) => (found: number) => found === one || found === other;
  return (x, y) => {
    const here = kind(x, y);
    if (here === nothing) return false;
    const beside = [kind(x - 1, y), kind(x + 1, y)];
    const above = [kind(x, y - 1), kind(x, y + 1)];
    if (here === bars) return beside.some(isAny(bars, mixed));
    if (here === lines) return above.some(isAny(lines, mixed));
    return beside.some(isAny(bars, mixed)) || above.some(isAny(lines, mixed));
  };
}

/** The box around all cells that may be part of a code, with some room for a quiet zone. */
function around(
  isBusy: (x: number, y: number) => boolean,
  { columns, rows }: Grid,
  { width, height }: GreyPicture,
): Region | undefined {
  let [left, top, right, bottom] = [columns, rows, -1, -1];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!isBusy(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return undefined;
  const x = Math.max(0, (left - margin) * cell) / width;
  const y = Math.max(0, (top - margin) * cell) / height;
  return {
    x,
    y,
    width: Math.min(1, ((right + 1 + margin) * cell) / width) - x,
    height: Math.min(1, ((bottom + 1 + margin) * cell) / height) - y,
  };
}
