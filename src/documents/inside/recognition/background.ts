import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { shrink } from '../../shared/pictures/picture.ts';

/** The background is looked at this much smaller, and is the median of a square of `2 · radius + 1` there. */
const factor = 12;
const radius = 10;

/**
 * How far every pixel is from its surroundings, 0 to 255: letters are bright whether they were dark on light or light on
 * dark, shadows and plain areas are black.
 */
export function deviation(picture: GreyPicture, smaller = factor): GreyPicture {
  const { width, height, data } = picture;
  const background = medianOf(shrink(picture, smaller), radius);
  const result = new Uint8Array(data.length);
  const row = new Float32Array(background.width);
  const { left, share } = placesBetween(width, background.width, smaller);
  for (let y = 0; y < height; y += 1) {
    blendRows(background, (y + 0.5) / smaller - 0.5, row);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const level = row[left[x]!]!;
      const next = share[x]! === 0 ? level : row[left[x]! + 1]!;
      result[at] = Math.abs(data[at]! - (level + (next - level) * share[x]!));
    }
  }
  return { width, height, data: result };
}

/** For every pixel of a row: which of `count` cells of `side` pixels has its middle left of it, and how far it is to the next. */
export function placesBetween(
  width: number,
  count: number,
  side: number,
): { readonly left: Uint16Array; readonly share: Float64Array } {
  const left = new Uint16Array(width);
  const share = new Float64Array(width);
  for (let x = 0; x < width; x += 1) {
    const at = Math.max(0, Math.min(count - 1, (x + 0.5) / side - 0.5));
    left[x] = Math.floor(at);
    share[x] = at - left[x]!;
  }
  return { left, share };
}

/** The row at a height between two rows. */
function blendRows({ width, height, data }: GreyPicture, y: number, into: Float32Array): void {
  const at = Math.max(0, Math.min(height - 1, y));
  const top = Math.floor(at);
  const bottom = Math.min(height - 1, top + 1);
  const share = at - top;
  for (let x = 0; x < width; x += 1) {
    into[x] = data[top * width + x]! * (1 - share) + data[bottom * width + x]! * share;
  }
}

/** Median of the square around each pixel, cut to the picture; by a histogram that slides along the row. */
function medianOf({ width, height, data }: GreyPicture, reach: number): GreyPicture {
  const result = new Uint8Array(data.length);
  const counts = new Uint16Array(256);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height - 1, y + reach);
    counts.fill(0);
    let total = 0;
    const addColumn = (x: number, by: 1 | -1) => {
      for (let line = top; line <= bottom; line += 1) counts[data[line * width + x]!]! += by;
      total += by * (bottom - top + 1);
    };
    for (let x = 0; x < Math.min(reach, width); x += 1) addColumn(x, 1);
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) addColumn(x + reach, 1);
      if (x - reach - 1 >= 0) addColumn(x - reach - 1, -1);
      result[y * width + x] = middle(counts, total);
    }
  }
  return { width, height, data: result };
}

function middle(counts: Uint16Array, total: number): number {
  let left = total / 2;
  let level = 0;
  while (left > counts[level]!) {
    left -= counts[level]!;
    level += 1;
  }
  return level;
}
