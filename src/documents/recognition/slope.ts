import type { GreyPicture } from '../grey-picture.ts';

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
const mostEdges = 20_000;
const leastStep = 24;
/** A page whose lines converge gathers its edges on clearly fewer rows than one that is only turned. */
const clearlyBetter = 1.04;
const mostConverging = 4;

/** The lower edges of what is bright in a picture of deviations; at most some thousands, from all over it. */
export function edgesOf({ width, height, data }: GreyPicture): Edges {
  const found: number[] = [];
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (data[at]! - data[at + width]! > leastStep) found.push(at);
    }
  }
  const every = Math.max(1, found.length / mostEdges);
  const count = Math.floor(found.length / every);
  const [x, y] = [new Float32Array(count), new Float32Array(count)];
  for (let index = 0; index < count; index += 1) {
    const at = found[Math.floor(index * every)]!;
    x[index] = (at % width) - width / 2;
    y[index] = Math.floor(at / width) - height / 2;
  }
  return { count, found: found.length, x, y, halfWidth: width / 2, halfHeight: height / 2 };
}

/** Measures by trying: lines are right when their edges fall on few rows. */
export function measureRun(edges: Edges): LineRun {
  const slopes = (from: number, to: number, step: number) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const coarse = best(slopes(-steepest, steepest, 0.5).map((degrees) => tryRun(edges, degrees, 0)));
  const fine = best(slopes(coarse.degrees - 0.5, coarse.degrees + 0.5, 0.1).map((to) => tryRun(edges, to, 0)));
  const converging = best(
    slopes(-mostConverging, mostConverging, 0.5).flatMap((more) =>
      slopes(fine.degrees - 0.8, fine.degrees + 0.8, 0.2).map((degrees) => tryRun(edges, degrees, more)),
    ),
  );
  const chosen = converging.strength > fine.strength * clearlyBetter ? converging : fine;
  return {
    slope: tangent(chosen.degrees),
    converge: tangent(chosen.more) / edges.halfHeight,
    strength: chosen.strength,
  };
}

type Try = { readonly degrees: number; readonly more: number; readonly strength: number };

function best(tries: readonly Try[]): Try {
  return tries.reduce((top, one) => (one.strength > top.strength ? one : top));
}

/** `more`: degrees by which lines at the lower edge of the picture run steeper than those in the middle. */
function tryRun({ count, x, y, halfWidth, halfHeight }: Edges, degrees: number, more: number): Try {
  const slope = tangent(degrees);
  const converge = tangent(more) / halfHeight;
  const reach = Math.ceil(halfHeight + halfWidth * (Math.abs(slope) + Math.abs(tangent(more)))) + 2;
  const rows = new Float32Array(2 * reach + 1);
  for (let index = 0; index < count; index += 1) {
    const here = x[index]!;
    // The line through a point meets the middle column at `row`: y = row + (slope + converge · row) · x.
    const row = (y[index]! - slope * here) / (1 + converge * here);
    const at = Math.round(row) + reach;
    if (at >= 0 && at < rows.length) rows[at]! += 1;
  }
  let sum = 0;
  for (const hits of rows) sum += hits * hits;
  // 1 when edges are all over the place.
  return { degrees, more, strength: count === 0 ? 0 : (sum / count / count) * 2 * halfHeight };
}

function tangent(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180);
}
