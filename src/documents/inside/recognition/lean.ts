import type { Turn } from '../../shared/lines/turn.ts';
import { apply } from '../../shared/pictures/geometry.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { shrink } from '../../shared/pictures/picture.ts';
import { alongColumns, type Edges, type LineRun, measureRun, strengthOf, thinTo } from './slope.ts';
import { inverse, levelled } from './view.ts';

/** A glance is enough for this: the picture is made smaller until its longer side has about so many pixels. */
const glance = 1000;
/** A smaller step of brightness is no edge of anything. */
const leastStep = 14;
/** Fewer edges tell nothing. */
const leastEdges = 400;
/**
 * Upright edges gather on columns so much better for it that the picture does lean: borders of a page, sides of its
 * tables and codes. Scans and screenshots that stand upright stayed below 1.2 when measured, tilted pages above 1.3.
 */
const clearly = 1.25;
/** Parts of a picture's half width: columns that would meet nearer than this above or below it are none. */
const nearest = 0.22;
/** Less than this is upright: half a degree. */
const leastSlope = 0.009;

/**
 * How upright edges of a picture lean once its lines are level, for a page that is seen from above or below: to the
 * right by `slope` for every pixel down at its middle, and by `converge` more for every pixel to the right. Undefined
 * when they do not.
 */
export function measureLean(picture: GreyPicture, turn: Turn, run: LineRun): LineRun | undefined {
  const factor = Math.ceil(Math.max(picture.width, picture.height) / glance);
  const small = shrink(picture, factor);
  const edges = uprightEdges(small, turn, { ...run, converge: run.converge * factor });
  if (edges.found < leastEdges) return undefined;
  const lean = measureRun(edges);
  if (lean.strength < clearly * strengthOf(edges)) return undefined;
  if (Math.abs(lean.slope) < leastSlope && lean.converge === 0) return undefined;
  if (Math.abs(lean.converge) * edges.halfHeight > nearest) return undefined;
  return { ...lean, converge: lean.converge / factor };
}

/** Edges that are about upright in the levelled picture, where they are there. */
function uprightEdges({ width, height, data }: GreyPicture, turn: Turn, run: LineRun): Edges {
  const step = turn % 2 === 0 ? 1 : width;
  const found: number[] = [];
  for (let y = 2; y + 2 < height; y += 1) {
    for (let x = 2, at = y * width + 2; x + 2 < width; x += 1, at += 1) {
      const here = Math.abs(data[at + step]! - data[at - step]!);
      if (here < leastStep) continue;
      const [before, behind] = [data[at]! - data[at - 2 * step]!, data[at + 2 * step]! - data[at]!];
      if (here > Math.abs(before) && here >= Math.abs(behind)) found.push(at);
    }
  }
  const level = inverse(levelled(turn, run));
  const places = thinTo(found).map((at) =>
    apply(level, (at % width) - (width - 1) / 2, Math.floor(at / width) - (height - 1) / 2),
  );
  const size = turn % 2 === 0 ? { width, height } : { width: height, height: width };
  return alongColumns(places, { ...size, found: found.length });
}
