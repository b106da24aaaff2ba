import type { Region } from '#src/tickets/evidence.ts';
import type { GreyPicture } from '../grey-picture.ts';

/** Side of the cells that are judged, in pixels; a small code at 200 dpi covers several. */
const cell = 32;
const step = 40;
const margin = 2;
/** Steps between light and dark in a cell: rules, frames and plain areas have fewer, codes with modules of up to 20 pixels more. */
const leastSteps = 24;

/**
 * The part of a drawn page where anything changes as often between light and dark as in a code; undefined when there is
 * none. Pages whose text was whitened are empty elsewhere, and need no search.
 */
export function busyPart({ width, height, data }: GreyPicture): Region | undefined {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const steps = new Uint16Array(columns * rows);
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  const across = new Uint16Array(columns);
  // Rows like the one above and the one below are many, white paper and the modules of codes: what was counted counts again.
  let counted = false;
  for (let y = 0; y + 1 < height; y += 1) {
    const from = y * width;
    const isLast = bytes.compare(bytes, from + width, from + 2 * width, from, from + width) !== 0;
    if (isLast || !counted) across.fill(0);
    if (isLast) countSteps(data, from, width, across);
    else if (!counted) countStepsAcross(data, from, width, across);
    counted = !isLast;
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < columns; x += 1) steps[row + x]! += across[x]!;
  }
  return around(steps, columns, rows, width, height);
}

/** Pixels of a row that differ much from the next one or the one below, by cell. */
function countSteps(data: Uint8Array, from: number, width: number, counts: Uint16Array): void {
  for (let x = 0, at = from; x + 1 < width; x += 1, at += 1) {
    const here = data[at]!;
    const right = here - data[at + 1]!;
    const below = here - data[at + width]!;
    if (right > step || right < -step || below > step || below < -step) counts[Math.floor(x / cell)]! += 1;
  }
}

function countStepsAcross(data: Uint8Array, from: number, width: number, counts: Uint16Array): void {
  for (let x = 0, at = from; x + 1 < width; x += 1, at += 1) {
    const right = data[at]! - data[at + 1]!;
    if (right > step || right < -step) counts[Math.floor(x / cell)]! += 1;
  }
}

/** The box around all busy cells that have a busy neighbour, with some room for a quiet zone. */
function around(steps: Uint16Array, columns: number, rows: number, width: number, height: number): Region | undefined {
  const isBusy = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows && steps[y * columns + x]! >= leastSteps;
  let [left, top, right, bottom] = [columns, rows, -1, -1];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!isBusy(x, y)) continue;
      if (!isBusy(x + 1, y) && !isBusy(x - 1, y) && !isBusy(x, y + 1) && !isBusy(x, y - 1)) continue;
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
