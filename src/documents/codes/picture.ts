/** Operations on grey pictures that finding codes needs. None changes its input. */

import type { GreyPicture } from '#src/documents/grey-picture.ts';

/** A rectangle in pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Where a pixel of a new picture comes from in the old one, in homogeneous coordinates:
 * `x' = (a·x + b·y + c) / (g·x + h·y + 1)`, `y' = (d·x + e·y + f) / (g·x + h·y + 1)`.
 */
export type Mapping = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly g?: number;
  readonly h?: number;
};

/** A place in a picture, in pixels. */
export type Point = readonly [x: number, y: number];

/** A new picture's size. */
export type Size = { readonly width: number; readonly height: number };

/** The share of the smaller box that both boxes cover. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return width <= 0 || height <= 0 || smaller <= 0 ? 0 : (width * height) / smaller;
}

/** The smallest box around both. */
export function union(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

/** Where a pixel of the new picture comes from. */
export function apply({ a, b, c, d, e, f, g = 0, h = 0 }: Mapping, x: number, y: number): Point {
  const depth = 1 / (g * x + h * y + 1);
  return [(a * x + b * y + c) * depth, (d * x + e * y + f) * depth];
}

/** The mapping that applies `first`, then `second`. */
export function after(second: Mapping, first: Mapping): Mapping {
  const [s, t] = [rowsOf(second), rowsOf(first)];
  const at = (row: number, column: number) =>
    s[row]![0]! * t[0]![column]! + s[row]![1]! * t[1]![column]! + s[row]![2]! * t[2]![column]!;
  const w = at(2, 2);
  const [a, b, c, d, e, f] = [at(0, 0) / w, at(0, 1) / w, at(0, 2) / w, at(1, 0) / w, at(1, 1) / w, at(1, 2) / w];
  return { a, b, c, d, e, f, g: at(2, 0) / w, h: at(2, 1) / w };
}

function rowsOf({ a, b, c, d, e, f, g = 0, h = 0 }: Mapping): readonly (readonly number[])[] {
  return [
    [a, b, c],
    [d, e, f],
    [g, h, 1],
  ];
}

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
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let line = 0; line < lines; line++) {
      let at = (y * factor + line) * picture.width;
      for (let x = 0; x < width; x++, at += factor) {
        let sum = 0;
        for (let column = 0; column < columns; column++) sum += picture.data[at + column]!;
        sums[x]! += sum;
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

/** A new picture of the given size whose pixels are taken at mapped places; white outside. Cubic, so it stays sharp. */
export function resample(picture: GreyPicture, { width, height }: Size, mapping: Mapping): GreyPicture {
  const { a, b, c, d, e, f, g = 0, h = 0 } = mapping;
  const data = new Uint8Array(width * height);
  const weightsX = new Float64Array(4);
  const weightsY = new Float64Array(4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const depth = 1 / (g * x + h * y + 1);
      const sourceX = (a * x + b * y + c) * depth;
      const sourceY = (d * x + e * y + f) * depth;
      data[y * width + x] = sample(picture, sourceX, sourceY, weightsX, weightsY);
    }
  }
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
  const data = new Uint8ClampedArray(picture.data.length);
  for (let index = 0; index < data.length; index++) {
    const grey = picture.data[index]!;
    data[index] = grey + amount * (grey - soft[index]!);
  }
  return { ...sizeOf(picture), data: new Uint8Array(data.buffer) };
}

/** A copy with the boxes painted over in white, so that what is known is not found again. */
export function mask(picture: GreyPicture, boxes: readonly Box[]): GreyPicture {
  const data = picture.data.slice();
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.x));
    const right = Math.min(picture.width, Math.ceil(box.x + box.width));
    const bottom = Math.min(picture.height, Math.ceil(box.y + box.height));
    if (right <= left) continue;
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++)
      data.fill(255, y * picture.width + left, y * picture.width + right);
  }
  return { ...sizeOf(picture), data };
}

function sizeOf({ width, height }: GreyPicture): Size {
  return { width, height };
}

function sample(picture: GreyPicture, x: number, y: number, weightsX: Float64Array, weightsY: Float64Array): number {
  const { width, height, data } = picture;
  if (!(x > -1 && y > -1 && x < width && y < height)) return 255;
  const left = Math.floor(x);
  const top = Math.floor(y);
  cubicWeights(x - left, weightsX);
  cubicWeights(y - top, weightsY);
  const inside = left >= 1 && top >= 1 && left + 2 < width && top + 2 < height;
  let sum = 0;
  for (let row = 0; row < 4; row++) {
    const line = (inside ? top + row - 1 : clamp(top + row - 1, height)) * width;
    let part = 0;
    for (let column = 0; column < 4; column++)
      part += data[line + (inside ? left + column - 1 : clamp(left + column - 1, width))]! * weightsX[column]!;
    sum += part * weightsY[row]!;
  }
  return sum < 0 ? 0 : sum > 255 ? 255 : sum + 0.5;
}

/** Catmull-Rom. */
function cubicWeights(t: number, into: Float64Array): void {
  into[0] = t * (-0.5 + t * (1 - 0.5 * t));
  into[1] = 1 + t * t * (1.5 * t - 2.5);
  into[2] = t * (0.5 + t * (2 - 1.5 * t));
  into[3] = t * t * (0.5 * t - 0.5);
}

function clamp(value: number, end: number): number {
  return value < 0 ? 0 : value >= end ? end - 1 : value;
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
