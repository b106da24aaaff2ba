/** Operations on grey pictures that finding codes needs. None changes its input. */

import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import type { Box } from './geometry.ts';
import { clamp, resample, type Size } from './resample.ts';

/** The part of the picture inside the box, which is cut to the picture and rounded outwards. */
export function crop(picture: GreyPicture, box: Box): GreyPicture & Box {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const width = Math.max(1, Math.min(picture.width, Math.ceil(box.x + box.width)) - x);
  const height = Math.max(1, Math.min(picture.height, Math.ceil(box.y + box.height)) - y);
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * picture.width + x;
    data.set(picture.data.subarray(from, from + width), row * width);
  }
  return { x, y, width, height, data };
}

/** Smaller by a whole factor; each pixel is the mean of `factor` × `factor` pixels. */
export function shrink(picture: GreyPicture, factor: number): GreyPicture {
  if (factor <= 1) return picture;
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const columns = Math.min(factor, picture.width);
  const lines = Math.min(factor, picture.height);
  const data = new Uint8Array(width * height);
  const sums = new Int32Array(width);
  const { width: wide, data: source } = picture;
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let line = 0; line < lines; line++) {
      let at = (y * factor + line) * wide;
      if (columns === 2) for (let x = 0; x < width; x++, at += 2) sums[x] = sums[x]! + source[at]! + source[at + 1]!;
      else
        for (let x = 0; x < width; x++, at += factor) {
          let sum = 0;
          for (let column = 0; column < columns; column++) sum += source[at + column]!;
          sums[x] = sums[x]! + sum;
        }
    }
    const row = y * width;
    for (let x = 0; x < width; x++) data[row + x] = sums[x]! / (columns * lines);
  }
  return { width, height, data };
}

/** Light and dark exchanged. */
export function invert(picture: GreyPicture): GreyPicture {
  return { ...sizeOf(picture), data: picture.data.map((grey) => 255 - grey) };
}

/** Left and right exchanged. */
export function mirror(picture: GreyPicture): GreyPicture {
  const { width, height } = picture;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = picture.data[y * width + width - 1 - x]!;
  return { width, height, data };
}

/** Enlarged (or made smaller, at most by half) by any factor. */
export function scale(picture: GreyPicture, factor: number): GreyPicture {
  const size = { width: Math.ceil(picture.width * factor), height: Math.ceil(picture.height * factor) };
  const step = 1 / factor;
  const shift = step / 2 - 0.5; // pixel centres on pixel centres
  return resample(picture, size, { a: step, b: 0, c: shift, d: 0, e: step, f: shift });
}

/** Mean over `2 · rx + 1` × `2 · ry + 1` pixels; edges repeat. */
export function blur(picture: GreyPicture, rx: number, ry: number): GreyPicture {
  const { width, height } = picture;
  const across = rx === 0 ? picture.data : blurLines(picture.data, { lines: height, length: width, radius: rx });
  if (ry === 0) return { width, height, data: across };
  return { width, height, data: blurColumns(across, width, height, ry) };
}

/** Unsharp mask: adds `amount` times the difference to the mean over a square of the radius. */
export function sharpen(picture: GreyPicture, radius: number, amount: number): GreyPicture {
  const soft = blur(picture, radius, radius).data;
  const source = picture.data;
  const data = new Uint8ClampedArray(source.length);
  for (let index = 0; index < data.length; index++) {
    const grey = source[index]!;
    data[index] = grey + amount * (grey - soft[index]!);
  }
  return { ...sizeOf(picture), data: new Uint8Array(data.buffer) };
}

function sizeOf({ width, height }: GreyPicture): Size {
  return { width, height };
}

function blurLines(data: Uint8Array, shape: { lines: number; length: number; radius: number }): Uint8Array {
  const { lines, length, radius } = shape;
  const result = new Uint8Array(data.length);
  const count = 2 * radius + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * length;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += data[start + clamp(x, length)]!;
    for (let x = 0; x < length; x++) {
      result[start + x] = sum / count + 0.5;
      sum += data[start + clamp(x + radius + 1, length)]! - data[start + clamp(x - radius, length)]!;
    }
  }
  return result;
}

function blurColumns(data: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const result = new Uint8Array(data.length);
  const sums = new Float64Array(width);
  const count = 2 * radius + 1;
  for (let y = -radius; y <= radius; y++) {
    const row = clamp(y, height) * width;
    for (let x = 0; x < width; x++) sums[x]! += data[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = clamp(y + radius + 1, height) * width;
    const leaving = clamp(y - radius, height) * width;
    for (let x = 0; x < width; x++) {
      result[row + x] = sums[x]! / count + 0.5;
      sums[x]! += data[entering + x]! - data[leaving + x]!;
    }
  }
  return result;
}
