/**
 * Finds where a picture may hold codes, without reading them: places that are dense with edges between about as much
 * dark as light. Lines of text are mostly light, photos mostly without edges. Works at any angle.
 */

import type { GreyPicture } from '#src/documents/grey-picture.ts';
import { type Box, shrink, union } from './picture.ts';

/** A place that looks like a code; measures in pixels of the picture that was searched. */
export type Candidate = {
  /** `bars`: edges run in one direction (PDF417 and linear codes); `matrix`: they run in two. */
  readonly kind: 'bars' | 'matrix';
  readonly centre: { readonly x: number; readonly y: number };
  /** Extent across the bars and along them; of a matrix, the upright box. */
  readonly width: number;
  readonly height: number;
  /** Clockwise turn in radians, -π/2 to π/2, that makes the bars upright again when undone; 0 for a matrix. */
  readonly angle: number;
  /** The upright box around it. */
  readonly box: Box;
  /** Number of cells: how large it is. */
  readonly weight: number;
};

/** Side of the cells in pixels of the searched size: about two modules of a small code, half a line of small print. */
const cell = 8;
/** Longer pictures are searched at a smaller size. */
const longSide = 2200;

/** The candidates of a picture, the largest first, at most `most`. */
export function locate(picture: GreyPicture, most = 24): readonly Candidate[] {
  const factor = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / longSide));
  const small = shrink(picture, factor);
  const grid = measure(small);
  const dense = closed(denseCells(grid), grid);
  const found = components(dense, grid).flatMap((cells) => candidateOf(cells, grid, factor * cell) ?? []);
  return [...found, ...joined(found)].sort((one, other) => other.weight - one.weight).slice(0, most);
}

/** Bars that go on beyond a gap, as one candidate more: where wide bars or glare split a code. */
function joined(found: readonly Candidate[]): readonly Candidate[] {
  const bars = found.filter((candidate) => candidate.kind === 'bars');
  return bars.flatMap((one, index) => bars.slice(index + 1).flatMap((other) => joint(one, other) ?? []));
}

/** Turns may differ by so much, in radians, between two parts of a code. */
const sameAngle = 0.1;

function joint(one: Candidate, other: Candidate): Candidate | undefined {
  const turn = Math.abs(one.angle - other.angle);
  if (Math.min(turn, Math.PI - turn) > sameAngle) return undefined;
  const [cos, sin] = [Math.cos(one.angle), Math.sin(one.angle)];
  const [dx, dy] = [other.centre.x - one.centre.x, other.centre.y - one.centre.y];
  const across = dx * cos + dy * sin;
  const along = dy * cos - dx * sin;
  const gap = Math.abs(across) - (one.width + other.width) / 2;
  const height = Math.max(one.height, other.height);
  if (gap > height / 2 || gap < -height / 2 || Math.abs(along) > height / 4) return undefined;
  if (Math.min(one.height, other.height) < height / 2) return undefined;
  const left = Math.min(-one.width / 2, across - other.width / 2);
  const right = Math.max(one.width / 2, across + other.width / 2);
  const [u, v] = [(left + right) / 2, along / 2];
  const centre = { x: one.centre.x + u * cos - v * sin, y: one.centre.y + u * sin + v * cos };
  const box = union(one.box, other.box);
  return { ...one, centre, width: right - left, height, box, weight: one.weight + other.weight };
}

/** Sums of every cell: brightness, its bounds, and the structure tensor of the gradient. */
type Grid = {
  readonly columns: number;
  readonly rows: number;
  readonly sum: Float32Array;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  readonly xx: Float32Array;
  readonly yy: Float32Array;
  readonly xy: Float32Array;
};

function measure({ width, height, data }: GreyPicture): Grid {
  const columns = Math.floor((width - 1) / cell);
  const rows = Math.floor((height - 1) / cell);
  const count = Math.max(0, columns * rows);
  const grid: Grid = {
    columns,
    rows,
    sum: new Float32Array(count),
    low: new Uint8Array(count),
    high: new Uint8Array(count),
    xx: new Float32Array(count),
    yy: new Float32Array(count),
    xy: new Float32Array(count),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [sum, low, high, xx, yy, xy] = [0, 255, 0, 0, 0, 0];
      for (let y = row * cell; y < (row + 1) * cell; y++) {
        let at = y * width + column * cell;
        for (const end = at + cell; at < end; at++) {
          const grey = data[at]!;
          const falling = data[at + width + 1]! - grey;
          const rising = data[at + 1]! - data[at + width]!;
          const dx = (falling + rising) / 2; // over 2 × 2 pixels: the noise of dx and dy is independent
          const dy = (falling - rising) / 2;
          sum += grey;
          if (grey < low) low = grey;
          if (grey > high) high = grey;
          xx += dx * dx;
          yy += dy * dy;
          xy += dx * dy;
        }
      }
      const index = row * columns + column;
      grid.sum[index] = sum;
      grid.low[index] = low;
      grid.high[index] = high;
      grid.xx[index] = xx;
      grid.yy[index] = yy;
      grid.xy[index] = xy;
    }
  }
  return grid;
}

/** Bounds of the share of light around a cell, and in a wider circle where a line of text has its gaps. */
const leastLight = 0.25;
const mostLight = 0.74;
const mostLightAround = 0.66;
/** Least energy of edges for their contrast. */
const leastEdges = 0.018;
/** Least difference of dark and light; also as a share of the picture's own. */
const leastContrast = 36;
const leastContrastShare = 0.3;
/** How much stronger edges must be than what even the calm parts have: noise, texture. */
const leastOverNoise = 4;
/** More than this, for the contrast, is no noise: the picture is full of code. */
const mostNoise = 0.002;

/** 1 where the cells around look like part of a code. */
function denseCells(grid: Grid): Uint8Array {
  const { contrast, light, lightAround, energy } = windows(grid);
  const usual = percentile(contrast, 0.98);
  const noise = Math.min(percentile(energy, 0.2), mostNoise * usual ** 2);
  const least = Math.max(leastContrast, leastContrastShare * usual);
  return Uint8Array.from(contrast, (difference, at) => {
    const lit = light[at]!;
    if (difference < least || lit < leastLight || lit > mostLight || lightAround[at]! > mostLightAround) return 0;
    return energy[at]! > leastOverNoise * noise && energy[at]! / difference ** 2 > leastEdges ? 1 : 0;
  });
}

/**
 * For each cell: difference of dark and light, share of light and mean energy of edges in 3 × 3 cells, and the share of
 * light in 5 × 5 cells.
 */
function windows(grid: Grid) {
  const { columns, rows } = grid;
  const contrast = new Float32Array(columns * rows);
  const light = new Float32Array(columns * rows).fill(1);
  const lightAround = new Float32Array(columns * rows).fill(1);
  const energy = new Float32Array(columns * rows);
  const pixels = cell * cell;
  for (let row = 1; row + 1 < rows; row++) {
    for (let column = 1; column + 1 < columns; column++) {
      let [sum, low, high, edges] = [0, 255, 0, 0];
      for (let dy = -1; dy <= 1; dy++) {
        const start = (row + dy) * columns + column;
        for (let index = start - 1; index <= start + 1; index++) {
          sum += grid.sum[index]!;
          edges += grid.xx[index]! + grid.yy[index]!;
          if (grid.low[index]! < low) low = grid.low[index]!;
          if (grid.high[index]! > high) high = grid.high[index]!;
        }
      }
      const at = row * columns + column;
      if (high <= low) continue;
      contrast[at] = high - low;
      light[at] = (sum / 9 / pixels - low) / (high - low);
      lightAround[at] = (meanAround(grid, row, column) / pixels - low) / (high - low);
      energy[at] = edges / 9 / pixels;
    }
  }
  return { contrast, light, lightAround, energy };
}

/** Mean brightness of the 5 × 5 cells around, as far as they exist. */
function meanAround({ sum, columns, rows }: Grid, row: number, column: number): number {
  let total = 0;
  let count = 0;
  for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++)
    for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++, count++)
      total += sum[y * columns + x]!;
  return total / count;
}

function percentile(values: Float32Array, share: number): number {
  const some = values.filter((_, index) => index % 7 === 0).sort();
  return some[Math.floor(share * (some.length - 1))] ?? 0;
}

/** Fills holes (finder patterns, wide bars) up to two cells, by growing and shrinking. */
function closed(cells: Uint8Array, { columns, rows }: Grid): Uint8Array {
  const step = (from: Uint8Array, value: 0 | 1) => {
    const to = from.slice();
    for (let row = 1; row + 1 < rows; row++)
      for (let column = 1; column + 1 < columns; column++) {
        const at = row * columns + column;
        if (
          from[at - 1] === value ||
          from[at + 1] === value ||
          from[at - columns] === value ||
          from[at + columns] === value
        )
          to[at] = value;
      }
    return to;
  };
  return step(step(cells, 1), 0);
}

function components(dense: Uint8Array, { columns }: Grid): readonly (readonly number[])[] {
  const seen = dense.slice();
  const found: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 1) continue;
    seen[start] = 0;
    const cells = [start];
    for (let next = 0; next < cells.length; next++) {
      const at = cells[next]!;
      for (const near of [at - 1, at + 1, at - columns, at + columns]) {
        if (seen[near] !== 1) continue;
        seen[near] = 0;
        cells.push(near);
      }
    }
    if (cells.length >= 12) found.push(cells);
  }
  return found;
}

/** From this share of the gradient in one direction on, edges count as bars. */
const leastCoherence = 0.25;

function candidateOf(cells: readonly number[], grid: Grid, size: number): Candidate | undefined {
  const [xx, yy, xy] = [grid.xx, grid.yy, grid.xy].map((sums) => cells.reduce((sum, at) => sum + sums[at]!, 0)) as [
    number,
    number,
    number,
  ];
  const coherence = Math.hypot(xx - yy, 2 * xy) / (xx + yy);
  const kind = coherence >= leastCoherence ? 'bars' : 'matrix';
  const angle = kind === 'bars' ? Math.atan2(2 * xy, xx - yy) / 2 : 0;
  const upright = extent(cells, grid, 0);
  const turned = extent(cells, grid, angle);
  if (Math.min(turned.width, turned.height) < 2 || Math.max(turned.width, turned.height) < 4) return undefined;
  const box = {
    x: (upright.centre.x - upright.width / 2) * size,
    y: (upright.centre.y - upright.height / 2) * size,
    width: upright.width * size,
    height: upright.height * size,
  };
  const centre = { x: turned.centre.x * size, y: turned.centre.y * size };
  return { kind, centre, width: turned.width * size, height: turned.height * size, angle, box, weight: cells.length };
}

/** Centre and size of the cells, in cells, in axes turned by the angle; a few stray cells at the ends do not count. */
function extent(cells: readonly number[], { columns }: Grid, angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = Float64Array.from(
    cells,
    (at) => ((at % columns) + 0.5) * cos + (Math.floor(at / columns) + 0.5) * sin,
  );
  const along = Float64Array.from(cells, (at) => (Math.floor(at / columns) + 0.5) * cos - ((at % columns) + 0.5) * sin);
  const [left, right] = bounds(across);
  const [top, bottom] = bounds(along);
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    centre: { x: u * cos - v * sin, y: u * sin + v * cos },
    width: right - left + 1,
    height: bottom - top + 1,
  };
}

function bounds(values: Float64Array): [number, number] {
  const sorted = values.slice().sort();
  const stray = Math.floor(sorted.length / 200);
  return [sorted[stray]!, sorted[sorted.length - 1 - stray]!];
}
