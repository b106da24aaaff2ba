/** Operations on grey pictures that finding codes needs. None changes its input. */

import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import type { Box, Mapping } from './geometry.ts';

/** A new picture's size. */
export type Size = { readonly width: number; readonly height: number };

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

/** Four weights for each 64th of a pixel; finer makes no difference in whole greys. */
const phases = 4 * 64;
const weights = Float64Array.from({ length: phases }, (_, index) => {
  const t = (index >> 2) / 64;
  const cubic = [
    t * (-0.5 + t * (1 - 0.5 * t)),
    1 + t * t * (1.5 * t - 2.5),
    t * (0.5 + t * (2 - 1.5 * t)),
    t * t * (0.5 * t - 0.5),
  ];
  return cubic[index & 3]!;
});

/** A new picture of the given size whose pixels are taken at mapped places; white outside. Cubic, so it stays sharp. */
export function resample(picture: GreyPicture, { width, height }: Size, mapping: Mapping): GreyPicture {
  const { a, b, c, d, e, f, g = 0, h = 0 } = mapping;
  if (b === 0 && d === 0 && g === 0 && h === 0 && picture.width >= 4 && a > 0 && e > 0)
    return resampleLevel(picture, { width, height }, mapping);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const depth = 1 / (g * x + h * y + 1);
      const sourceX = (a * x + b * y + c) * depth;
      const sourceY = (d * x + e * y + f) * depth;
      data[y * width + x] = sample(picture, sourceX, sourceY);
    }
  }
  return { width, height, data };
}

/** The same where rows stay rows: each row of the picture is gone along once, and each pixel is taken from four of those. */
function resampleLevel(picture: GreyPicture, { width, height }: Size, { a, c, e, f }: Mapping): GreyPicture {
  const data = new Uint8Array(width * height).fill(255);
  const columns = placesAlong(width, picture.width, { step: a, from: c });
  // The rows that were gone along last, by their number.
  const kept = Array.from({ length: 4 }, () => ({ row: -1, values: new Float64Array(width) }));
  const along = (row: number): Float64Array => {
    const slot = kept[row & 3]!;
    if (slot.row !== row) takeAlong(picture, row, { ...columns, into: slot.values });
    slot.row = row;
    return slot.values;
  };
  for (let y = 0; y < height; y++) {
    const at = e * y + f;
    if (!(at > -1 && at < picture.height)) continue;
    const top = Math.floor(at);
    const down = ((at - top) * phases) & -4;
    const [r0, r1] = [along(clamp(top - 1, picture.height)), along(clamp(top, picture.height))];
    const [r2, r3] = [along(clamp(top + 1, picture.height)), along(clamp(top + 2, picture.height))];
    const [v0, v1, v2, v3] = [weights[down]!, weights[down + 1]!, weights[down + 2]!, weights[down + 3]!];
    const line = y * width;
    for (let x = columns.first; x < columns.end; x++) {
      const sum = r0[x]! * v0 + r1[x]! * v1 + r2[x]! * v2 + r3[x]! * v3;
      data[line + x] = sum < 0 ? 0 : sum > 255 ? 255 : sum + 0.5;
    }
  }
  return { width, height, data };
}

/** For each pixel of a row: the source pixel left of its place, and the weights from there; and which lie inside. */
type PlacesAlong = {
  readonly left: Int32Array;
  readonly weight: Uint16Array;
  readonly first: number;
  readonly end: number;
};

function placesAlong(length: number, source: number, { step, from }: { step: number; from: number }): PlacesAlong {
  const left = new Int32Array(length);
  const weight = new Uint16Array(length);
  let [first, end] = [length, 0];
  for (let x = 0; x < length; x++) {
    const at = step * x + from;
    if (!(at > -1 && at < source)) continue;
    left[x] = Math.floor(at);
    weight[x] = ((at - left[x]!) * phases) & -4;
    first = Math.min(first, x);
    end = x + 1;
  }
  return { left, weight, first, end };
}

function takeAlong({ width, data }: GreyPicture, row: number, to: PlacesAlong & { readonly into: Float64Array }): void {
  const line = row * width;
  for (let x = to.first; x < to.end; x++) {
    const left = to.left[x]!;
    const at = to.weight[x]!;
    const inside = left >= 1 && left + 2 < width;
    const p0 = line + (inside ? left - 1 : clamp(left - 1, width));
    const p1 = line + (inside ? left : clamp(left, width));
    const p2 = line + (inside ? left + 1 : clamp(left + 1, width));
    const p3 = line + (inside ? left + 2 : clamp(left + 2, width));
    to.into[x] =
      data[p0]! * weights[at]! +
      data[p1]! * weights[at + 1]! +
      data[p2]! * weights[at + 2]! +
      data[p3]! * weights[at + 3]!;
  }
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

function sizeOf({ width, height }: GreyPicture): Size {
  return { width, height };
}

/** Catmull-Rom, white outside. */
function sample({ width, height, data }: GreyPicture, x: number, y: number): number {
  if (!(x > -1 && y > -1 && x < width && y < height)) return 255;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ((x - left) * phases) & -4;
  const down = ((y - top) * phases) & -4;
  const w0 = weights[across]!;
  const w1 = weights[across + 1]!;
  const w2 = weights[across + 2]!;
  const w3 = weights[across + 3]!;
  let sum = 0;
  if (left >= 1 && top >= 1 && left + 2 < width && top + 2 < height) {
    for (let row = 0, at = (top - 1) * width + left - 1; row < 4; row++, at += width)
      sum += (data[at]! * w0 + data[at + 1]! * w1 + data[at + 2]! * w2 + data[at + 3]! * w3) * weights[down + row]!;
  } else {
    const [x0, x1] = [clamp(left - 1, width), clamp(left, width)];
    const [x2, x3] = [clamp(left + 1, width), clamp(left + 2, width)];
    for (let row = 0; row < 4; row++) {
      const at = clamp(top + row - 1, height) * width;
      sum +=
        (data[at + x0]! * w0 + data[at + x1]! * w1 + data[at + x2]! * w2 + data[at + x3]! * w3) * weights[down + row]!;
    }
  }
  return sum < 0 ? 0 : sum > 255 ? 255 : sum + 0.5;
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
