import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import type { Mapping } from './geometry.ts';

/** A new picture's size. */
export type Size = { readonly width: number; readonly height: number };

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
  // Told once: pictures come in several shapes of objects, and to ask each for its parts at every pixel takes as long again.
  const { width: wide, height: high, data: source } = picture;
  const [right, bottom] = [wide - 2, high - 2];
  for (let y = 0; y < height; y++) {
    const [fromX, fromY, far, line] = [b * y, e * y, h * y, y * width];
    for (let x = 0; x < width; x++) {
      const depth = 1 / (g * x + far + 1);
      const sourceX = (a * x + fromX + c) * depth;
      const sourceY = (d * x + fromY + f) * depth;
      const inside = sourceX >= 1 && sourceY >= 1 && sourceX < right && sourceY < bottom;
      data[line + x] = inside
        ? sampleInside(source, wide, sourceX, sourceY)
        : sample(source, wide, high, sourceX, sourceY);
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

/** Catmull-Rom, at a place with two pixels on every side; written out, since nearly every pixel of a picture is taken so. */
function sampleInside(data: Uint8Array, width: number, x: number, y: number): number {
  const [left, top] = [x | 0, y | 0];
  const across = ((x - left) * phases) & -4;
  const down = ((y - top) * phases) & -4;
  const w0 = weights[across]!;
  const w1 = weights[across + 1]!;
  const w2 = weights[across + 2]!;
  const w3 = weights[across + 3]!;
  const r0 = (top - 1) * width + left - 1;
  const [r1, r2, r3] = [r0 + width, r0 + 2 * width, r0 + 3 * width];
  const sum =
    (data[r0]! * w0 + data[r0 + 1]! * w1 + data[r0 + 2]! * w2 + data[r0 + 3]! * w3) * weights[down]! +
    (data[r1]! * w0 + data[r1 + 1]! * w1 + data[r1 + 2]! * w2 + data[r1 + 3]! * w3) * weights[down + 1]! +
    (data[r2]! * w0 + data[r2 + 1]! * w1 + data[r2 + 2]! * w2 + data[r2 + 3]! * w3) * weights[down + 2]! +
    (data[r3]! * w0 + data[r3 + 1]! * w1 + data[r3 + 2]! * w2 + data[r3 + 3]! * w3) * weights[down + 3]!;
  return sum < 0 ? 0 : sum > 255 ? 255 : sum + 0.5;
}

/** Catmull-Rom, white outside. */
function sample(data: Uint8Array, width: number, height: number, x: number, y: number): number {
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

/** A place within a side of `end` pixels. */
export function clamp(value: number, end: number): number {
  return value < 0 ? 0 : value >= end ? end - 1 : value;
}
