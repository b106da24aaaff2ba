/** Pictures with codes in them for tests, drawn from a seed: pages, photos, noise. Slow and simple on purpose; long because each spoils a picture in another way. */

import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';

export type Point = readonly [x: number, y: number];
export type Random = () => number;

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A page of one grey. */
export function blank(width: number, height: number, grey = 255): GreyPicture {
  return { width, height, data: new Uint8Array(width * height).fill(grey) };
}

/** The corners of a drawing placed by its centre: top left, top right, bottom right, bottom left. `angle` in degrees, clockwise. */
export function cornersOf(
  drawing: { readonly width: number; readonly height: number },
  place: { readonly at: Point; readonly module: number; readonly angle?: number; readonly stretch?: number },
): readonly Point[] {
  const turn = ((place.angle ?? 0) * Math.PI) / 180;
  const halfWidth = (drawing.width * place.module) / 2;
  const halfHeight = (drawing.height * place.module * (place.stretch ?? 1)) / 2;
  return [
    [-halfWidth, -halfHeight],
    [halfWidth, -halfHeight],
    [halfWidth, halfHeight],
    [-halfWidth, halfHeight],
  ].map(([x, y]) => [
    place.at[0] + x! * Math.cos(turn) - y! * Math.sin(turn),
    place.at[1] + x! * Math.sin(turn) + y! * Math.cos(turn),
  ]);
}

/** Draws the code with its corners at the given points, with a quiet zone, each pixel the mean of 16 samples. */
export function paint(
  page: GreyPicture,
  code: GreyPicture,
  look: {
    readonly corners: readonly Point[];
    readonly quiet?: number;
    readonly dark?: number;
    readonly light?: number;
  },
): GreyPicture {
  const { dark = 0, light = 255, quiet = 4 } = look;
  const toUnit = inverseOf(squareTo(look.corners));
  const quietX = quiet / code.width;
  const quietY = quiet / code.height;
  const data = page.data.slice();
  for (let y = 0; y < page.height; y++) {
    for (let x = 0; x < page.width; x++) {
      const [middleX, middleY] = apply(toUnit, x + 0.5, y + 0.5);
      if (middleX < -quietX || middleY < -quietY || middleX > 1 + quietX || middleY > 1 + quietY) continue;
      let lit = 0;
      for (let sample = 0; sample < 16; sample++) {
        const [u, v] = apply(toUnit, x + ((sample & 3) + 0.5) / 4, y + ((sample >> 2) + 0.5) / 4);
        const column = Math.floor(u * code.width);
        const row = Math.floor(v * code.height);
        const outside = column < 0 || row < 0 || column >= code.width || row >= code.height;
        if (outside || code.data[row * code.width + column]! > 127) lit++;
      }
      data[y * page.width + x] = dark + ((light - dark) * lit) / 16;
    }
  }
  return { width: page.width, height: page.height, data };
}

/** Lines of something that looks like print: words of strokes, line by line. */
export function writeLines(page: GreyPicture, random: Random, size = 22): GreyPicture {
  const data = page.data.slice();
  const fill = (x: number, y: number, width: number, height: number) => {
    for (let row = Math.floor(y); row < y + height && row < page.height; row++)
      data.fill(20, row * page.width + Math.floor(x), row * page.width + Math.min(page.width, Math.floor(x + width)));
  };
  const stroke = Math.max(1, size / 8);
  for (let y = size; y < page.height - 2 * size; y += size * 1.6) {
    for (let x = size * 2; x < page.width - 4 * size; ) {
      const letters = 2 + Math.floor(random() * 8);
      for (let letter = 0; letter < letters && x < page.width - 2 * size; letter++, x += size * 0.62) {
        fill(x, y, stroke, size * (random() < 0.3 ? 1 : 0.7));
        if (random() < 0.7) fill(x, y + size * 0.35 * Math.floor(random() * 3), size * 0.45, stroke);
        if (random() < 0.5) fill(x + size * 0.4, y, stroke, size * 0.7);
      }
      x += size * 0.5 + (random() < 0.1 ? size * 6 : 0);
    }
  }
  return { width: page.width, height: page.height, data };
}

/** Wood, cloth, sky: smooth noise at several sizes around a mean grey. */
export function texture(width: number, height: number, random: Random, strength = 40): GreyPicture {
  const sums = new Float64Array(width * height).fill(130);
  for (const cell of [3, 9, 31, 97]) {
    const across = Math.ceil(width / cell) + 2;
    const knots = Float64Array.from({ length: across * (Math.ceil(height / cell) + 2) }, () => random() - 0.5);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = Math.floor(y / cell) * across + Math.floor(x / cell);
        const u = (x % cell) / cell;
        const v = (y % cell) / cell;
        const top = knots[at]! * (1 - u) + knots[at + 1]! * u;
        const bottom = knots[at + across]! * (1 - u) + knots[at + across + 1]! * u;
        sums[y * width + x]! += strength * (top * (1 - v) + bottom * v);
      }
    }
  }
  return { width, height, data: new Uint8Array(Uint8ClampedArray.from(sums).buffer) };
}

/** Changes every pixel by a function of its grey and place. */
export function shade(page: GreyPicture, change: (grey: number, x: number, y: number) => number): GreyPicture {
  const data = new Uint8ClampedArray(page.data.length);
  for (let y = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++) {
      const at = y * page.width + x;
      data[at] = change(page.data[at]!, x, y);
    }
  return { width: page.width, height: page.height, data: new Uint8Array(data.buffer) };
}

/** Sensor noise of the given standard deviation, nearly normal. */
export function addNoise(page: GreyPicture, random: Random, deviation: number): GreyPicture {
  return shade(page, (grey) => grey + deviation * (random() + random() + random() + random() - 2) * Math.sqrt(3));
}

/** Gaussian blur. */
export function soften(page: GreyPicture, sigma: number): GreyPicture {
  const radius = Math.ceil(sigma * 3);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, i) => Math.exp(-((i - radius) ** 2) / (2 * sigma ** 2)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: GreyPicture, dx: number, dy: number) =>
    shade(from, (_, x, y) => {
      let sum = 0;
      for (let i = -radius; i <= radius; i++) {
        const sx = Math.min(from.width - 1, Math.max(0, x + i * dx));
        const sy = Math.min(from.height - 1, Math.max(0, y + i * dy));
        sum += weights[i + radius]! * from.data[sy * from.width + sx]!;
      }
      return sum / total;
    });
  return pass(pass(page, 1, 0), 0, 1);
}

/** What JPEG does to brightness: the frequencies of each 8 × 8 block are rounded, coarser the higher they are. */
export function compress(page: GreyPicture, step: number): GreyPicture {
  const data = new Uint8ClampedArray(page.data);
  for (let top = 0; top + 8 <= page.height; top += 8)
    for (let left = 0; left + 8 <= page.width; left += 8) compressBlock(data, page.width, { left, top, step });
  return { width: page.width, height: page.height, data: new Uint8Array(data.buffer) };
}

const cosines = Array.from({ length: 8 }, (_, k) =>
  Float64Array.from(
    { length: 8 },
    (_, n) => Math.sqrt(k === 0 ? 1 / 8 : 1 / 4) * Math.cos(((2 * n + 1) * k * Math.PI) / 16),
  ),
);

function compressBlock(data: Uint8ClampedArray, width: number, block: { left: number; top: number; step: number }) {
  const at = (x: number, y: number) => (block.top + y) * width + block.left + x;
  const rows = new Float64Array(64);
  const both = new Float64Array(64);
  for (let y = 0; y < 8; y++)
    for (let k = 0; k < 8; k++) for (let x = 0; x < 8; x++) rows[y * 8 + k]! += cosines[k]![x]! * data[at(x, y)]!;
  for (let k = 0; k < 8; k++)
    for (let l = 0; l < 8; l++) {
      for (let y = 0; y < 8; y++) both[l * 8 + k]! += cosines[l]![y]! * rows[y * 8 + k]!;
      const quantum = block.step * (1 + (k + l) / 2);
      both[l * 8 + k] = Math.round(both[l * 8 + k]! / quantum) * quantum;
    }
  rows.fill(0);
  for (let y = 0; y < 8; y++)
    for (let k = 0; k < 8; k++) for (let l = 0; l < 8; l++) rows[y * 8 + k]! += cosines[l]![y]! * both[l * 8 + k]!;
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      let sum = 0;
      for (let k = 0; k < 8; k++) sum += cosines[k]![x]! * rows[y * 8 + k]!;
      data[at(x, y)] = sum;
    }
}

type Matrix = readonly number[];

/** The projective map of the unit square to four corners (Heckbert 1989, section 2.2.3). */
function squareTo(corners: readonly Point[]): Matrix {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Point, Point, Point, Point];
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const den = (x1 - x2) * (y3 - y2) - (x3 - x2) * (y1 - y2);
  const g = (sx * (y3 - y2) - (x3 - x2) * sy) / den;
  const h = ((x1 - x2) * sy - sx * (y1 - y2)) / den;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

function inverseOf(m: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = m as [number, number, number, number, number, number, number, number, number];
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

function apply(m: Matrix, x: number, y: number): Point {
  const w = m[6]! * x + m[7]! * y + m[8]!;
  return [(m[0]! * x + m[1]! * y + m[2]!) / w, (m[3]! * x + m[4]! * y + m[5]!) / w];
}
