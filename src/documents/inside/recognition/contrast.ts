import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { blur } from '../../shared/pictures/picture.ts';
import { deviation, placesBetween } from './background.ts';

/** Side of the squares whose contrast is measured, in pixels: in blurred pictures small print is fainter than what is beside it. */
const block = { sharp: 96, blurred: 48 };
/** The share of pixels that are not ink. */
const ink = 0.985;
/**
 * Contrast is raised at most so far that this becomes black: of the noise, so that hardly any of it is as dark as ink, and
 * of the usual contrast of the picture. Blocks that are no stronger than so much noise hold no ink.
 */
const floors = { noise: 7, usual: 0.3, blank: 5 };
/** More noise than this is softened; all of it, and thin letters go with it. */
const noisy = 3;
/** Noise is looked for in pixels so far apart: a lossy picture keeps little of it between neighbours. */
const apart = 4;

/** Turns any picture of text into dark letters on white, evenly strong all over. */
export function darkOnWhite(picture: GreyPicture, look: keyof typeof block = 'sharp'): GreyPicture {
  const noise = noiseOf(picture);
  const away = deviation(noise > noisy ? softened(picture) : picture);
  const { width, height, data } = away;
  const side = block[look];
  const gains = gainsOf(away, { noise, side });
  const result = new Uint8Array(data.length);
  const row = new Float32Array(gains.columns);
  const { left, share } = placesBetween(width, gains.columns, side);
  for (let y = 0; y < height; y += 1) {
    blend(gains, y, row);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const away = data[at]! - noise;
      if (away <= 0) {
        result[at] = 255;
        continue;
      }
      const here = row[left[x]!]!;
      const next = share[x]! === 0 ? here : row[left[x]! + 1]!;
      const value = (away * 255) / Math.max(1, here + (next - here) * share[x]! - noise);
      result[at] = value >= 255 ? 0 : 255 - value;
    }
  }
  return { width, height, data: result };
}

/** Each pixel halfway to the mean of those around it. */
function softened(picture: GreyPicture): GreyPicture {
  const { width, height, data } = blur(picture, 1, 1);
  const { data: source } = picture;
  for (let at = 0; at < data.length; at += 1) data[at] = (data[at]! + source[at]!) >> 1;
  return { width, height, data };
}

/** Strength of the noise: the standard deviation that the median second difference of near pixels would have. */
export function noiseOf({ width, height, data }: GreyPicture): number {
  const counts = new Uint32Array(1021);
  let total = 0;
  for (let y = 0; y < height; y += 3) {
    for (let x = apart + (y % 5); x + apart < width; x += 5) {
      const at = y * width + x;
      counts[Math.abs(2 * data[at]! - data[at - apart]! - data[at + apart]!)]! += 1;
      total += 1;
    }
  }
  // 0.6745: median of the absolute normal distribution; √6: weights 1, -2, 1.
  return percentile(counts, total, 0.5) / (0.6745 * Math.sqrt(6));
}

type Gains = { readonly side: number; readonly columns: number; readonly rows: number; readonly values: Float32Array };

/** What counts as black in each block. */
function gainsOf(
  { width, height, data }: GreyPicture,
  { noise, side }: { readonly noise: number; readonly side: number },
): Gains {
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const values = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let index = 0; index < values.length; index += 1) {
    const [left, top] = [(index % columns) * side, Math.floor(index / columns) * side];
    const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
    counts.fill(0);
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) counts[data[y * width + x]!]! += 1;
    values[index] = percentile(counts, (right - left) * (bottom - top), ink);
  }
  const inked = [...values]
    .filter((value) => value > Math.max(12, floors.blank * noise))
    .sort((one, other) => one - other);
  const usual = inked[Math.floor(inked.length * 0.75)] ?? 255;
  const floor = Math.max(floors.noise * noise, floors.usual * usual);
  for (let index = 0; index < values.length; index += 1) values[index] = Math.max(values[index]!, floor);
  return { side, columns, rows, values };
}

function blend({ side, columns, rows, values }: Gains, y: number, into: Float32Array): void {
  const at = Math.max(0, Math.min(rows - 1, (y + 0.5) / side - 0.5));
  const top = Math.floor(at);
  const bottom = Math.min(rows - 1, top + 1);
  const share = at - top;
  for (let x = 0; x < columns; x += 1) {
    into[x] = values[top * columns + x]! * (1 - share) + values[bottom * columns + x]! * share;
  }
}

function percentile(counts: Uint32Array, total: number, share: number): number {
  let left = total * share;
  let level = 0;
  while (level < counts.length - 1 && left > counts[level]!) {
    left -= counts[level]!;
    level += 1;
  }
  return level;
}
