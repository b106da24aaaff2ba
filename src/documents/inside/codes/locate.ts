/**
 * Finds where a picture may hold codes, without reading them: places that are dense with edges between about as much
 * dark as light. Lines of text are mostly light, photos mostly without edges. Works at any angle.
 */

import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import { shrink } from '../../shared/pictures/picture.ts';
import { cell, cellWindows, type Grid, measureCells, type Windows } from './cell-grid.ts';
import { type Candidate, isRule, joined } from './joined-bars.ts';

/** Longer pictures are searched at a smaller size. */
const longSide = 2200;

/** How candidates are looked for: at most so many; with `soft` edges also those of a camera that moved or was not in focus. */
type Wish = { readonly most?: number; readonly edges?: keyof typeof leastEdges };

/** The candidates of a picture, the largest first. */
export function locate(picture: GreyPicture, wish: Wish = {}): readonly Candidate[] {
  return openSearch(picture)(wish);
}

/** Looks at a picture once, for candidates of several kinds; `smaller` is the picture by a factor, where that is at hand. */
export function openSearch(
  picture: GreyPicture,
  smaller = (factor: number) => shrink(picture, factor),
): (wish: Wish) => readonly Candidate[] {
  const factor = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / longSide));
  const grid = measureCells(smaller(factor));
  const windows = cellWindows(grid);
  return ({ most = 24, edges = 'sharp' }) => {
    const dense = closed(denseCells(windows, leastEdges[edges]), grid);
    const found = components(dense, grid).flatMap((cells) => candidatesOf(cells, grid, factor * cell));
    return [...found, ...joined(found)]
      .filter((candidate) => !isRule(candidate))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, most);
  };
}

/** Bounds of the share of light around a cell, and in a wider circle where a line of text has its gaps. */
const leastLight = 0.25;
const mostLight = 0.74;
const mostLightAround = 0.66;
/** Least energy of edges for their contrast. */
const leastEdges = { sharp: 0.018, soft: 0.009 } as const;
/** Least difference of dark and light; also as a share of the picture's own. */
const leastContrast = 36;
const leastContrastShare = 0.3;
/** How much stronger edges must be than what even the calm parts have: noise, texture. */
const leastOverNoise = 4;
/** More than this, for the contrast, is no noise: the picture is full of code. */
const mostNoise = 0.002;

/** 1 where the cells around look like part of a code. */
function denseCells({ contrast, light, lightAround, energy }: Windows, leastEnergy: number): Uint8Array {
  const usual = percentile(contrast, 0.98);
  const noise = Math.min(percentile(energy, 0.2), mostNoise * usual ** 2);
  const least = Math.max(leastContrast, leastContrastShare * usual);
  return Uint8Array.from(contrast, (difference, at) => {
    const lit = light[at]!;
    if (difference < least || lit < leastLight || lit > mostLight || lightAround[at]! > mostLightAround) return 0;
    return energy[at]! > leastOverNoise * noise && energy[at]! / difference ** 2 > leastEnergy ? 1 : 0;
  });
}

function percentile(values: Float32Array, share: number): number {
  const some = values.filter((_, index) => index % 7 === 0).sort();
  return some[Math.floor(share * (some.length - 1))] ?? 0;
}

/** Fills holes (finder patterns, wide bars) up to two cells, by growing and shrinking. */
function closed(cells: Uint8Array, grid: Grid): Uint8Array {
  return spread(spread(cells, 1, grid), 0, grid);
}

/** What is 0 or 1 grows by a cell. */
function spread(from: Uint8Array, value: 0 | 1, { columns, rows }: Grid): Uint8Array {
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

/** Codes fill more of the box around them, however they are turned; the outline of a page, or of its tables, does not. */
const leastFilled = 0.12;

/** The candidate that cells are; of an outline, what is thicker than a line: a code that it runs into. */
function candidatesOf(cells: readonly number[], grid: Grid, size: number): readonly Candidate[] {
  const candidate = candidateOf(cells, grid, size);
  if (candidate === undefined) return [];
  const isFilled = ({ width, height, weight }: Candidate) => weight * size * size > leastFilled * width * height;
  if (isFilled(candidate)) return [candidate];
  const outline = new Uint8Array(grid.columns * grid.rows);
  for (const at of cells) outline[at] = 1;
  const thick = spread(spread(outline, 0, grid), 1, grid);
  return components(thick, grid)
    .flatMap((part) => candidateOf(part, grid, size) ?? [])
    .filter(isFilled);
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
