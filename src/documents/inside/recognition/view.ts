import type { Turn } from '../../shared/lines/turn.ts';
import { after, apply, type Box, type Mapping } from '../../shared/pictures/geometry.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { resample, type Size } from '../../shared/pictures/resample.ts';
import type { LineRun } from './slope.ts';

/** A picture looked at so that its text is upright and level: the size it has then, and where its pixels come from. */
export type View = Size & { readonly mapping: Mapping };

/** Less than this is level: 0.2 degrees. */
const leastSlope = 0.0035;

/** How the text of a picture stands: turned by quarters, how its lines run then, and how its columns lean after that. */
export type Pose = { readonly turn: Turn; readonly run: LineRun; readonly lean?: LineRun | undefined };

/** The view of a picture that shows its text upright and level, at a scale. */
export function viewOf(size: Size, { turn, run, lean }: Pose, scale: number): View {
  const level = levelled(turn, run);
  const straight = lean ? after(level, leaning(lean)) : level;
  const centre = { x: (size.width - 1) / 2, y: (size.height - 1) / 2 };
  const mapping = after(shifted(centre.x, centre.y), straight);
  const { x, y, width, height } = boxThrough(inverse(mapping), { x: -0.5, y: -0.5, ...size });
  const view = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const [stepX, stepY] = [width / view.width, height / view.height];
  const place = { a: stepX, b: 0, c: x + stepX / 2, d: 0, e: stepY, f: y + stepY / 2 };
  return { ...view, mapping: after(mapping, place) };
}

/** From a picture whose lines are level to one where they run like `run` and are turned; both around their middles. */
export function levelled(turn: Turn, run: LineRun): Mapping {
  if (Math.abs(run.slope) < leastSlope && run.converge === 0) return turns[turn];
  return after(turns[turn], after(sloped(run.slope), converging(run.converge)));
}

/** The picture as the view shows it. */
export function draw(picture: GreyPicture, view: View): GreyPicture {
  const { a, b, d, e, g = 0, h = 0 } = view.mapping;
  const same = view.width === picture.width && view.height === picture.height;
  if (same && a === 1 && e === 1 && b === 0 && d === 0 && g === 0 && h === 0) return picture;
  return resample(picture, view, view.mapping);
}

/** The upright box around a box of the picture, as the view shows it. */
export function boxInView({ mapping }: View, box: Box): Box {
  return boxThrough(inverse(mapping), box);
}

/** How far clockwise the picture stood turned, in degrees. */
export function turnOf({ mapping }: View): number {
  return (Math.atan2(mapping.d, mapping.a) * 180) / Math.PI;
}

/** From points of the view to those of the picture, both in fractions of their size. */
export function fractionsOf({ mapping, width, height }: View, picture: Size): Required<Mapping> {
  const pixels = { a: width, b: 0, c: -0.5, d: 0, e: height, f: -0.5 };
  const parts = {
    ...{ a: 1 / picture.width, b: 0, c: 0.5 / picture.width },
    ...{ d: 0, e: 1 / picture.height, f: 0.5 / picture.height },
  };
  return { g: 0, h: 0, ...after(parts, after(mapping, pixels)) };
}

/** The same view upside down. */
export function turnedRound(view: View): View {
  const flip = { a: -1, b: 0, c: view.width - 1, d: 0, e: -1, f: view.height - 1 };
  return { ...view, mapping: after(view.mapping, flip) };
}

function boxThrough(mapping: Mapping, { x, y, width, height }: Box): Box {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  const points = corners.map(([left, top]) => apply(mapping, left, top));
  const left = Math.min(...points.map(([at]) => at));
  const top = Math.min(...points.map(([, at]) => at));
  const right = Math.max(...points.map(([at]) => at));
  const bottom = Math.max(...points.map(([, at]) => at));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const turns: Readonly<Record<Turn, Mapping>> = {
  0: { a: 1, b: 0, c: 0, d: 0, e: 1, f: 0 },
  1: { a: 0, b: -1, c: 0, d: 1, e: 0, f: 0 },
  2: { a: -1, b: 0, c: 0, d: 0, e: -1, f: 0 },
  3: { a: 0, b: 1, c: 0, d: -1, e: 0, f: 0 },
};

function sloped(slope: number): Mapping {
  const angle = Math.atan(slope);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { a: cos, b: -sin, c: 0, d: sin, e: cos, f: 0 };
}

/** Level rows become rows whose slope grows with their distance from the middle. */
function converging(converge: number): Mapping {
  return { a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: -converge, h: 0 };
}

/** Level rows and upright columns become columns that lean. */
function leaning({ slope, converge }: LineRun): Mapping {
  return { a: 1, b: slope, c: 0, d: 0, e: 1, f: 0, g: 0, h: -converge };
}

function shifted(x: number, y: number): Mapping {
  return { a: 1, b: 0, c: x, d: 0, e: 1, f: y };
}

/** The mapping back. */
export function inverse({ a, b, c, d, e, f, g = 0, h = 0 }: Mapping): Mapping {
  const w = a * e - b * d;
  return {
    a: (e - f * h) / w,
    b: (c * h - b) / w,
    c: (b * f - c * e) / w,
    d: (f * g - d) / w,
    e: (a - c * g) / w,
    f: (c * d - a * f) / w,
    g: (d * h - e * g) / w,
    h: (b * g - a * h) / w,
  };
}
