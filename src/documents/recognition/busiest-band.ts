import type { GreyPicture } from '../grey-picture.ts';

type Band = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Of the height of the picture, and at least so many pixels. */
const share = 0.2;
const least = 320;
/** Text in the band from which the rest may as well be read with it. */
const nearlyAll = 0.6;

/** The band over the whole width of a picture (dark on white) that has the most letters; all of it when most are there. */
export function busiestBand({ width, height, data }: GreyPicture): Band {
  const whole = { x: 0, y: 0, width, height };
  const high = Math.max(least, Math.round(height * share));
  if (high >= height) return whole;
  const sums = new Float64Array(height + 1);
  for (let y = 0; y < height; y += 1) {
    let strokes = 0;
    for (let x = 1, at = y * width + 1; x < width; x += 1, at += 1)
      if (data[at]! < 128 && data[at - 1]! >= 128) strokes += 1;
    sums[y + 1] = sums[y]! + strokes;
  }
  let top = 0;
  for (let y = 0; y + high <= height; y += 8) if (inside(sums, y, high) > inside(sums, top, high)) top = y;
  return inside(sums, top, high) > nearlyAll * sums[height]! ? whole : { x: 0, y: top, width, height: high };
}

function inside(sums: Float64Array, top: number, high: number): number {
  return sums[top + high]! - sums[top]!;
}
