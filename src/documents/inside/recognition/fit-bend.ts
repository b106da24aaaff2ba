/** Least squares over a few points, for the bend of a page. */
import type { Size } from '../../shared/pictures/resample.ts';

const rounds = 4;

/** Keeps what few lines tell of from swinging: in parts of the mean weight of the points. */
const stiffness = 1e-4;

/** Powers of x, -1 to 1 across the picture, and of y beside them; none without x, of which lines do not tell. */
export const terms = [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [5, 0],
  [1, 1],
  [2, 1],
  [3, 1],
] as const;

/** A point of a line, by the terms of a bend, and how far down it is from level in pixels. */
export type Point = { readonly terms: Float64Array; readonly down: number };

/** The terms of a bend at a point of a picture. */
export function termsAt(x: number, y: number, { width, height }: Size): Float64Array {
  const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
  return Float64Array.from(terms, ([across, down]) => u ** across * v ** down);
}

/** Least squares, in which points that are far off count less and less. */
export function fitTo(points: readonly Point[], unit: number): Float64Array | undefined {
  let factors: Float64Array | undefined = new Float64Array(terms.length);
  for (let round = 0; round < rounds && factors; round += 1) {
    const known: Float64Array = factors;
    const away = points.map((point) => Math.abs(point.down - product(known, point.terms)));
    const usual = Math.max(0.05 * unit, median(away));
    factors = solve(points, (index) => (round === 0 ? 1 : 1 / (1 + (away[index]! / (2 * usual)) ** 4)));
  }
  return factors;
}

function solve(points: readonly Point[], weightOf: (index: number) => number): Float64Array | undefined {
  const count = terms.length;
  const rows = Array.from({ length: count }, () => new Float64Array(count + 1));
  let all = 0;
  for (const [index, point] of points.entries()) {
    const weight = weightOf(index);
    all += weight;
    for (let row = 0; row < count; row += 1) {
      const factor = weight * point.terms[row]!;
      for (let column = 0; column < count; column += 1) rows[row]![column]! += factor * point.terms[column]!;
      rows[row]![count]! += factor * point.down;
    }
  }
  for (let row = 0; row < count; row += 1) rows[row]![row]! += stiffness * all;
  return eliminate(rows);
}

/** Gauss-Jordan; the matrix is symmetric and positive definite. */
function eliminate(rows: Float64Array[]): Float64Array | undefined {
  const count = rows.length;
  for (let step = 0; step < count; step += 1) {
    const pivot = rows[step]![step]!;
    if (!(pivot > 1e-12)) return undefined;
    for (let row = 0; row < count; row += 1) {
      if (row === step) continue;
      const factor = rows[row]![step]! / pivot;
      for (let column = step; column <= count; column += 1) rows[row]![column]! -= factor * rows[step]![column]!;
    }
  }
  return Float64Array.from(rows, (row, step) => row[count]! / row[step]!);
}

/** The sum of values times factors. */
export function product(factors: Float64Array, values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < factors.length; index += 1) sum += factors[index]! * values[index]!;
  return sum;
}

/** The middle value; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
