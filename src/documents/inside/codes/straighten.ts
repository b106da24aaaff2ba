/** Turns a place with bars upright and takes perspective out of it, so that rows run level and bars straight down. */

import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import { after, type Mapping, type Point, squareTo } from '../../shared/pictures/geometry.ts';
import { resample } from '../../shared/pictures/resample.ts';
import type { Piece } from './finding.ts';
import type { Candidate } from './joined-bars.ts';
import type { Line, Outline } from './outline.ts';

/** The candidate turned upright, `factor` times as large, with some surroundings for the quiet zone. */
export function upright(picture: GreyPicture, candidate: Candidate, factor: number): Piece {
  const cos = Math.cos(candidate.angle) / factor;
  const sin = Math.sin(candidate.angle) / factor;
  const width = Math.ceil((candidate.width * 1.12 + 70) * factor);
  const height = Math.ceil((candidate.height * 1.06 + 60) * factor);
  const from: Mapping = {
    a: cos,
    b: -sin,
    c: candidate.centre.x - (cos * (width - 1) - sin * (height - 1)) / 2,
    d: sin,
    e: cos,
    f: candidate.centre.y - (sin * (width - 1) + cos * (height - 1)) / 2,
  };
  return { ...resample(picture, { width, height }, from), from };
}

/** The outline of a piece made a rectangle, `factor` times as large; `undefined` when it is no sensible one. */
export function rectify(picture: GreyPicture, piece: Piece, sides: Outline, factor: number): Piece | undefined {
  const corners = [
    cross(sides.left, sides.top),
    cross(sides.right, sides.top),
    cross(sides.right, sides.bottom),
    cross(sides.left, sides.bottom),
  ] as const;
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const width = Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight));
  const height = Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight));
  if (!(width > 24 && height > 12 && width < 2 * piece.width && height < 2 * piece.height)) return undefined;
  const margin = { x: width * 0.06 + 12, y: 12 };
  const size = {
    width: Math.ceil((width + 2 * margin.x) * factor),
    height: Math.ceil((height + 2 * margin.y) * factor),
  };
  const toUnit: Mapping = {
    a: 1 / (width * factor),
    b: 0,
    c: -margin.x / width,
    d: 0,
    e: 1 / (height * factor),
    f: -margin.y / height,
  };
  const from = after(piece.from, after(squareTo(corners), toUnit));
  return { ...resample(picture, size, from), from };
}

/** The point on a side line `x = at + slope · y` and a level line `y = at + slope · x`. */
function cross(side: Line, level: Line): Point {
  const x = (side.at + side.slope * level.at) / (1 - side.slope * level.slope);
  return [x, level.at + level.slope * x];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
