import { type Mapping, type Point, squareTo } from '#src/documents/shared/pictures/geometry.ts';
import type { Scene } from './scene.ts';

/** Where the page lies in a photo. */
export type Shot = {
  readonly width: number;
  readonly height: number;
  /** The unit square that is the page to pixels of the photo: top left, top right, bottom right, bottom left. */
  readonly mapping: Mapping;
};

/** The camera is so many times the longer side of the page away, as phones are held over a sheet. */
const distance = 1.5;
/** Table around the page, in parts of the photo. */
const border = 0.05;

/** Takes a picture of a page of some size with a pinhole camera that looks at its middle. */
export function takeShot(page: { readonly width: number; readonly height: number }, scene: Scene): Shot {
  const long = Math.max(page.width, page.height);
  const [halfWidth, halfHeight] = [page.width / long / 2, page.height / long / 2];
  const corners = (
    [
      [-halfWidth, -halfHeight],
      [halfWidth, -halfHeight],
      [halfWidth, halfHeight],
      [-halfWidth, halfHeight],
    ] as const
  ).map((corner) => project(corner, scene)) as [Point, Point, Point, Point];
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
  const scale = (scene.side * (1 - 2 * border)) / Math.max(right - left, bottom - top);
  const edge = scene.side * border;
  const place = ([x, y]: Point): Point => [(x - left) * scale + edge, (y - top) * scale + edge];
  return {
    width: Math.round((right - left) * scale + 2 * edge),
    height: Math.round((bottom - top) * scale + 2 * edge),
    mapping: squareTo(corners.map(place) as [Point, Point, Point, Point]),
  };
}

/** A point of the table (the page's longer side is 1) on the picture plane. */
function project([x, y]: Point, { askew, turned, tilt }: Scene): Point {
  const [acrossX, acrossY] = rotate([x, y], askew);
  const [below, side] = tilt.map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  // The table turns around the camera's horizontal axis, then around its vertical one.
  const [y1, z1] = [acrossY * Math.cos(below), acrossY * Math.sin(below)];
  const [x2, z2] = [acrossX * Math.cos(side) + z1 * Math.sin(side), z1 * Math.cos(side) - acrossX * Math.sin(side)];
  const depth = distance / (distance - z2);
  return rotate([x2 * depth, y1 * depth], turned * 90);
}

/** Clockwise, as y points down. */
function rotate([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}
