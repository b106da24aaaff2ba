import type { Point } from '../../shared/pictures/geometry.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';

/**
 * How the lines of a picture run: downwards by `slope` for every pixel to the right at its middle, and by `converge` more
 * for every pixel further down (a page photographed from the side). `strength` tells how much there is that runs so.
 */
export type LineRun = { readonly slope: number; readonly converge: number; readonly strength: number };

/** Lower edges of ink, around the middle of the picture. */
export type Edges = {
  readonly count: number;
  /** Before all but `count` were left out. */
  readonly found: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly halfWidth: number;
  readonly halfHeight: number;
};

const steepest = 12;
const mostEdges = 16_000;
const leastStep = 24;
/** A page whose lines converge gathers its edges on clearly fewer rows than one that is only turned. */
const clearlyBetter = 1.04;
const mostConverging = 12;
/** Edges that are enough for a rough measure. */
const glanceEdges = 5000;
/** The likeliest of the rough measures, which a finer one may put in another order, when that is so much better. */
const looked = 6;
const muchBetter = 1.15;
/** Lines that meet nearer than this many half widths beside the picture are none. */
const nearestMeeting = 2.5;

/** The lower edges of what is bright in a picture of deviations; at most some thousands, from all over it. */
export function edgesOf({ width, height, data }: GreyPicture): Edges {
  const found: number[] = [];
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (data[at]! - data[at + width]! > leastStep) found.push(at);
    }
  }
  const some = thinTo(found);
  return {
    count: some.length,
    found: found.length,
    x: Float32Array.from(some, (at) => (at % width) - width / 2),
    y: Float32Array.from(some, (at) => Math.floor(at / width) - height / 2),
    halfWidth: width / 2,
    halfHeight: height / 2,
  };
}

/** Edges at places around the middle of a picture, with across and down exchanged: columns are measured like rows. */
export function alongColumns(
  places: readonly Point[],
  { width, height, found }: { readonly width: number; readonly height: number; readonly found: number },
): Edges {
  const x = Float32Array.from(places, ([, down]) => down);
  const y = Float32Array.from(places, ([across]) => across);
  return { count: places.length, found, x, y, halfWidth: height / 2, halfHeight: width / 2 };
}

/** Some of many, from all over the list. */
export function thinTo(found: readonly number[]): readonly number[] {
  const every = Math.max(1, found.length / mostEdges);
  return Array.from({ length: Math.floor(found.length / every) }, (_, index) => found[Math.floor(index * every)]!);
}

/** How well edges gather on level rows. */
export function strengthOf(edges: Edges): number {
  return tryRuns(edges, [0], 0)[0]!.strength;
}

/** Measures by trying: lines are right when their edges fall on few rows. */
export function measureRun(edges: Edges): LineRun {
  const few = thinned(edges, Math.ceil(edges.count / glanceEdges));
  const rough = range(-mostConverging, mostConverging, 1).flatMap((more) =>
    tryRuns(few, range(-steepest, steepest, 1), more),
  );
  const parallel = refine(edges, best(rough.filter((one) => one.more === 0)), { degrees: 1, more: 0 });
  const both = { degrees: 1, more: 1 };
  const top = best(rough);
  const converging = refine(edges, top, both);
  const usual = converging.strength > parallel.strength * clearlyBetter ? converging : parallel;
  // What is beside the likeliest was looked at with it.
  const isBeside = ({ degrees, more }: Try) => Math.abs(degrees - top.degrees) <= 1 && Math.abs(more - top.more) <= 1;
  const promising = rough
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, looked)
    .filter((one) => !isBeside(one));
  const another = promising.length > 0 ? best(promising.map((one) => refine(few, one, both))) : top;
  const other = another === top ? converging : refine(edges, another, both);
  const chosen = other.strength > usual.strength * muchBetter ? other : usual;
  return {
    slope: tangent(chosen.degrees),
    converge: tangent(chosen.more) / edges.halfHeight,
    strength: chosen.strength,
  };
}

/** Tries around a try, first in steps of a quarter of a degree, then of a tenth. */
function refine(edges: Edges, start: Try, reach: { readonly degrees: number; readonly more: number }): Try {
  let found = start;
  for (const step of [0.25, 0.1]) {
    const slopes = range(found.degrees - 4 * step * reach.degrees, found.degrees + 4 * step * reach.degrees, step);
    const mores = range(found.more - 4 * step * reach.more, found.more + 4 * step * reach.more, step);
    found = best(mores.flatMap((more) => tryRuns(edges, slopes, more)));
  }
  return found;
}

function range(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function thinned(edges: Edges, every: number): Edges {
  const some = (numbers: Float32Array) => numbers.filter((_, index) => index % every === 0);
  const x = some(edges.x);
  return { ...edges, count: x.length, x, y: some(edges.y) };
}

type Try = { readonly degrees: number; readonly more: number; readonly strength: number };

function best(tries: readonly Try[]): Try {
  return tries.reduce((top, one) => (one.strength > top.strength ? one : top));
}

/**
 * Tries how lines run at the middle, in degrees, where those at the lower edge of the picture run `more` degrees steeper.
 * The line through a point meets the middle column at `row`: y = row + (slope + converge · row) · x.
 */
function tryRuns({ count, x, y, halfWidth, halfHeight }: Edges, degrees: readonly number[], more: number): Try[] {
  const converge = tangent(more) / halfHeight;
  if (Math.abs(converge) * halfWidth * nearestMeeting > 1)
    return degrees.map((angle) => ({ degrees: angle, more, strength: 0 }));
  const [across, down] = [new Float64Array(count), new Float64Array(count)];
  for (let index = 0; index < count; index += 1) {
    const share = 1 / (1 + converge * x[index]!);
    across[index] = x[index]! * share;
    down[index] = y[index]! * share;
  }
  const reachOf = (angle: number) => Math.ceil(2 * halfHeight + halfWidth * Math.abs(tangent(angle))) + 2;
  // Tried some thousands of times: no point falls beyond twice the reach, which is faster than to ask, cutting off is faster
  // than rounding, and one list of rows faster than many.
  const rows = new Int32Array(4 * Math.max(...degrees.map(reachOf)) + 1);
  return degrees.map((angle) => {
    const slope = tangent(angle);
    const reach = reachOf(angle);
    const middle = 2 * reach;
    rows.fill(0, 0, 2 * middle + 1);
    for (let index = 0; index < count; index += 1) {
      const at = (down[index]! - slope * across[index]! + middle + 0.5) | 0;
      rows[at] = rows[at]! + 1;
    }
    let sum = 0;
    for (let at = middle - reach; at <= middle + reach; at += 1) sum += rows[at]! * rows[at]!;
    // 1 when edges are all over the place.
    return { degrees: angle, more, strength: count === 0 ? 0 : (sum / count / count) * 2 * halfHeight };
  });
}

function tangent(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180);
}
