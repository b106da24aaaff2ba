/** Boxes, points and projective mappings between pictures. */

/** A rectangle in pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Where a pixel of a new picture comes from in the old one, in homogeneous coordinates:
 * `x' = (a·x + b·y + c) / (g·x + h·y + 1)`, `y' = (d·x + e·y + f) / (g·x + h·y + 1)`.
 */
export type Mapping = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly g?: number;
  readonly h?: number;
};

/** A place in a picture, in pixels. */
export type Point = readonly [x: number, y: number];

/** The share of the smaller box that both boxes cover. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return width <= 0 || height <= 0 || smaller <= 0 ? 0 : (width * height) / smaller;
}

/** The smallest box around both. */
export function union(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

/** Where a pixel of the new picture comes from. */
export function apply({ a, b, c, d, e, f, g = 0, h = 0 }: Mapping, x: number, y: number): Point {
  const depth = 1 / (g * x + h * y + 1);
  return [(a * x + b * y + c) * depth, (d * x + e * y + f) * depth];
}

/** The mapping that applies `first`, then `second`. */
export function after(second: Mapping, first: Mapping): Mapping {
  const [s, t] = [rowsOf(second), rowsOf(first)];
  const at = (row: number, column: number) =>
    s[row]![0]! * t[0]![column]! + s[row]![1]! * t[1]![column]! + s[row]![2]! * t[2]![column]!;
  const w = at(2, 2);
  const [a, b, c, d, e, f] = [at(0, 0) / w, at(0, 1) / w, at(0, 2) / w, at(1, 0) / w, at(1, 1) / w, at(1, 2) / w];
  return { a, b, c, d, e, f, g: at(2, 0) / w, h: at(2, 1) / w };
}

/** The projective map of the unit square to four corners (Heckbert 1989, section 2.2.3). */
export function squareTo(corners: readonly [Point, Point, Point, Point]): Mapping {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const area = (x1 - x2) * (y3 - y2) - (x3 - x2) * (y1 - y2);
  const g = (sx * (y3 - y2) - (x3 - x2) * sy) / area;
  const h = ((x1 - x2) * sy - sx * (y1 - y2)) / area;
  return { a: x1 - x0 + g * x1, b: x3 - x0 + h * x3, c: x0, d: y1 - y0 + g * y1, e: y3 - y0 + h * y3, f: y0, g, h };
}

function rowsOf({ a, b, c, d, e, f, g = 0, h = 0 }: Mapping): readonly (readonly number[])[] {
  return [
    [a, b, c],
    [d, e, f],
    [g, h, 1],
  ];
}
