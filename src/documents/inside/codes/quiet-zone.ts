import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import type { Point } from '../../shared/pictures/geometry.ts';

/**
 * There is even paper before and behind a linear code, along most lines across its bars. A piece cut out of a longer
 * code has more bars there; every linear symbology asks for such a quiet zone.
 *
 * @param corners top left, top right, bottom right, bottom left of the code
 * @param modules how many modules the code is long
 */
export function hasQuietZones(
  picture: GreyPicture,
  corners: readonly [Point, Point, Point, Point],
  modules: number,
): boolean {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  let quiet = 0;
  for (const share of [0.25, 0.5, 0.75]) {
    const start = between(topLeft, bottomLeft, share);
    const end = between(topRight, bottomRight, share);
    if (isQuiet(picture, start, end, modules) && isQuiet(picture, end, start, modules)) quiet++;
  }
  return quiet >= 2;
}

/** The zone in modules from the outermost bars: past their blur, and short enough for what is really printed. */
const near = 1;
const far = 3.3;

function isQuiet(picture: GreyPicture, start: Point, end: Point, modules: number): boolean {
  const zone = contrast(picture, between(start, end, -far / modules), between(start, end, -near / modules));
  return zone < 0.38 * contrast(picture, start, end);
}

/** Difference of the lightest and the darkest pixel on a line. */
function contrast({ width, height, data }: GreyPicture, from: Point, to: Point): number {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])) + 1;
  let low = 255;
  let high = 0;
  for (let step = 0; step <= steps; step++) {
    const [x, y] = between(from, to, step / steps).map(Math.round) as [number, number];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const grey = data[y * width + x]!;
    if (grey < low) low = grey;
    if (grey > high) high = grey;
  }
  return Math.max(0, high - low);
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
