import type { Box } from '../../shared/pictures/geometry.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';

/** Connected dark pixels: the box around them, how many they are, and the runs of pixels in rows that they are made of. */
export type Ink = Box & { readonly pixels: number; readonly runs: readonly number[] };

/** The rows of dark pixels of a picture, from the top: where each begins, ends (exclusive), and its row. */
export type Runs = { readonly start: Int32Array; readonly end: Int32Array; readonly row: Int32Array };

/** The connected areas of a picture that are darker than a grey (pixels that touch at a corner are connected). */
export function findInk(
  { width, height, data }: GreyPicture,
  dark = 128,
): { readonly ink: readonly Ink[]; readonly runs: Runs } {
  const [start, end, row]: [number[], number[], number[]] = [[], [], []];
  const parent: number[] = [];
  let above = 0;
  for (let y = 0; y < height; y += 1) {
    const first = start.length;
    let candidate = above;
    for (let x = 0, at = y * width; x < width; x += 1) {
      if (data[at + x]! >= dark) continue;
      const from = x;
      while (x < width && data[at + x]! < dark) x += 1;
      const run = start.push(from) - 1;
      end.push(x);
      row.push(y);
      parent.push(run);
      while (candidate < first && end[candidate]! < from) candidate += 1;
      for (let other = candidate; other < first && start[other]! <= x; other += 1) join(parent, run, other);
    }
    above = first;
  }
  return {
    ink: gather({ start, end, row, parent }),
    runs: { start: Int32Array.from(start), end: Int32Array.from(end), row: Int32Array.from(row) },
  };
}

function find(parent: number[], run: number): number {
  let root = run;
  while (parent[root]! !== root) {
    parent[root] = parent[parent[root]!]!;
    root = parent[root]!;
  }
  return root;
}

function join(parent: number[], one: number, other: number): void {
  const [a, b] = [find(parent, one), find(parent, other)];
  if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
}

type Growing = { left: number; top: number; right: number; bottom: number; pixels: number; runs: number[] };

function gather(all: { start: number[]; end: number[]; row: number[]; parent: number[] }): readonly Ink[] {
  const areas = new Map<number, Growing>();
  for (let run = 0; run < all.start.length; run += 1) {
    const root = find(all.parent, run);
    const [from, to, y] = [all.start[run]!, all.end[run]!, all.row[run]!];
    const area = areas.get(root);
    if (area) {
      area.left = Math.min(area.left, from);
      area.right = Math.max(area.right, to);
      area.bottom = y + 1;
      area.pixels += to - from;
      area.runs.push(run);
    } else areas.set(root, { left: from, top: y, right: to, bottom: y + 1, pixels: to - from, runs: [run] });
  }
  return [...areas.values()].map(({ left, top, right, bottom, pixels, runs }) => ({
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    pixels,
    runs,
  }));
}
