import type { Sag } from '../../document.ts';
import type { Box } from '../../shared/pictures/geometry.ts';
import type { Size } from '../../shared/pictures/resample.ts';
import { fitTo, median, type Point, product, terms, termsAt } from './fit-bend.ts';
import type { Ink, Runs } from './ink.ts';

/**
 * How the lines of a page bend up and down along the page, as on crumpled, folded or curled paper: `at` gives how far below
 * its place in the middle column a line is at `x`, in pixels.
 */
export type Bend = { readonly at: (x: number, y: number) => number };

type Strand = { readonly box: Box; readonly ink: readonly Ink[] };

/** Lines and level rules that tell of a bend, and the ink that they are made of. */
export type Strands = { readonly lines: readonly Strand[]; readonly rules: readonly Strand[]; readonly runs: Runs };

/** Strands that are so many times wider than high tell how they run; so many must, over so much of the picture's width. */
const telling = { ratio: 4, least: 6, width: 0.25 };
/** A bend within the tolerance of rows of a table, in heights of a line, is left. */
const leastBend = 0.3;
/**
 * A strand is straightened, or made worse, when its middle wavers so much less or more than before, in heights of a line. A
 * bend straightens so many strands, and so many for each that it makes worse.
 */
const told = { straighter: 0.04, worse: 0.02, least: 2, times: 4 };
/** Lines that are steeper than this on average, up or down, for their length, are no lines of a page. */
const steepest = 0.35;

/** A page has fewer rules; of a texture the longest are looked at. */
const mostRules = 100;
/** Places that a bend is told at where it is handed on. */
const known = { rows: 5, columns: 17 };

/** Fits one smooth bend to all lines of a page; undefined when they run straight, or each its own way. */
export function measureBend({ lines, rules, runs }: Strands, size: Size): Bend | undefined {
  const text = lines.filter(isLong);
  if (text.length < telling.least) return undefined;
  const unit = median(text.map(({ box }) => box.height));
  const span = extent(text.map(({ box }) => box));
  if (span.right - span.left < telling.width * size.width) return undefined;
  // The edges of the paper and of the table that it lies on are rules, too, outside of the text.
  const within = rules
    .filter(({ box }) => isLong({ box }) && box.y > span.top && box.y + box.height < span.bottom)
    .toSorted((one, other) => other.box.width - one.box.width)
    .slice(0, mostRules);
  const strands = [...text, ...within].map((strand) => pointsAlong(strand, runs, { size, unit }));
  const factors = fitTo(strands.flat(), unit);
  if (!factors) return undefined;
  const bend = bendOf(factors, size, span);
  const reach = reachOf(bend, span);
  if (reach < leastBend * unit || reach > steepest * (span.right - span.left)) return undefined;
  const gains = strands
    .filter(({ length }) => length > 0)
    .map((points) => (waver(points) - waver(points, factors)) / unit);
  const straighter = gains.filter((gain) => gain > told.straighter).length;
  const worse = gains.filter((gain) => gain < -told.worse).length;
  return straighter >= Math.max(told.least, told.times * worse) ? bend : undefined;
}

function isLong({ box }: Pick<Strand, 'box'>): boolean {
  return box.width > telling.ratio * box.height;
}

/** How far the middle of a strand is from a level line, or from one with a bend, on average. */
function waver(points: readonly Point[], factors: Float64Array = new Float64Array(terms.length)): number {
  const sum = points.reduce((all, point) => all + Math.abs(point.down - product(factors, point.terms)), 0);
  return sum / points.length;
}

/** A bend for placing points on what was uploaded; of the page upside down if it is read so. */
export function sagOf(bend: Bend, { width, height }: Size, upsideDown: boolean): Sag {
  const sign = upsideDown ? -1 : 1;
  const rows = Array.from({ length: known.rows }, (_, row) =>
    Array.from({ length: known.columns }, (_, column) => {
      const [x, y] = [(column / (known.columns - 1)) * width, (row / (known.rows - 1)) * height];
      return (sign * bend.at(upsideDown ? width - x : x, upsideDown ? height - y : y)) / height;
    }),
  );
  return rows;
}

/** The middle of a strand's ink along it, as far as it is from its mean. */
function pointsAlong(
  { box, ink }: Strand,
  { start, end, row }: Runs,
  { size, unit }: { readonly size: Size; readonly unit: number },
): readonly Point[] {
  const wide = 1.5 * unit;
  const count = Math.max(3, Math.round(box.width / wide));
  const weight = new Float64Array(count);
  const sum = new Float64Array(count);
  for (const { runs } of ink)
    for (const run of runs) {
      const bin = Math.min(count - 1, Math.floor((((start[run]! + end[run]!) / 2 - box.x) / box.width) * count));
      if (bin < 0) continue;
      const length = Math.min(end[run]! - start[run]!, box.width / count);
      weight[bin]! += length;
      sum[bin]! += length * row[run]!;
    }
  const least = 0.25 * median([...weight].filter((value) => value > 0));
  const bins = [...weight.keys()].filter((bin) => weight[bin]! > least);
  if (bins.length < 3) return [];
  const middle = box.y + box.height / 2;
  const all = bins.map((bin) => ({
    terms: termsAt(box.x + ((bin + 0.5) * box.width) / count, middle, size),
    down: sum[bin]! / weight[bin]!,
  }));
  const mean = (of: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + of(one), 0) / all.length;
  const usual = Float64Array.from(terms, (_, term) => mean((one) => one.terms[term]!));
  const level = mean((one) => one.down);
  return all.map((one) => ({ terms: one.terms.map((value, term) => value - usual[term]!), down: one.down - level }));
}

type Span = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Beyond the lines that told of it, a bend goes on as it is at the last of them. */
function bendOf(factors: Float64Array, size: Size, { left, right, top, bottom }: Span): Bend {
  return {
    at: (x, y) =>
      product(factors, termsAt(Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y)), size)),
  };
}

/** The most that a level line moves down or up along the page. */
function reachOf(bend: Bend, { left, right, top, bottom }: Span): number {
  let most = 0;
  for (const share of [0.1, 0.5, 0.9]) {
    const y = top + share * (bottom - top);
    const steps = Array.from({ length: 25 }, (_, index) => bend.at(left + (index / 24) * (right - left), y));
    most = Math.max(most, Math.max(...steps) - Math.min(...steps));
  }
  return most;
}

function extent(boxes: readonly Box[]): Span {
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ x, width }) => x + width)),
    top: Math.min(...boxes.map(({ y }) => y)),
    bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
  };
}
