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
  // Plain arrays of so many numbers, grown one by one, take longer than to look at the picture.
  let table = emptyTable(leastRuns);
  let { start, end, row, parent } = table;
  let count = 0;
  let above = 0;
  for (let y = 0; y < height; y += 1) {
    const first = count;
    if (count + width >= start.length) {
      table = grown(table, count + width);
      ({ start, end, row, parent } = table);
    }
    let candidate = above;
    for (let x = 0, at = y * width; x < width; x += 1) {
      if (data[at + x]! >= dark) continue;
      const from = x;
      while (x < width && data[at + x]! < dark) x += 1;
      const run = count;
      count += 1;
      start[run] = from;
      end[run] = x;
      row[run] = y;
      parent[run] = run;
      while (candidate < first && end[candidate]! < from) candidate += 1;
      for (let other = candidate; other < first && start[other]! <= x; other += 1) join(parent, run, other);
    }
    above = first;
  }
  return {
    ink: gather(table, count),
    runs: { start: start.slice(0, count), end: end.slice(0, count), row: row.slice(0, count) },
  };
}

/** Runs, and another one of the same area for each, or itself. */
type Table = Runs & { readonly parent: Int32Array };

/** Runs that there is room for at first. */
const leastRuns = 1 << 16;

function emptyTable(room: number): Table {
  const numbers = () => new Int32Array(room);
  return { start: numbers(), end: numbers(), row: numbers(), parent: numbers() };
}

/** The same with room for twice as many runs, and for so many at least. */
function grown(before: Table, least: number): Table {
  const table = emptyTable(2 * Math.max(before.start.length, least));
  for (const key of ['start', 'end', 'row', 'parent'] as const) table[key].set(before[key]);
  return table;
}

function find(parent: Int32Array, run: number): number {
  let root = run;
  while (parent[root]! !== root) {
    parent[root] = parent[parent[root]!]!;
    root = parent[root]!;
  }
  return root;
}

function join(parent: Int32Array, one: number, other: number): void {
  const [a, b] = [find(parent, one), find(parent, other)];
  if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
}

type Growing = { left: number; top: number; right: number; bottom: number; pixels: number; runs: number[] };

function gather(all: Table, count: number): readonly Ink[] {
  const areas: Growing[] = [];
  /** By the root of an area: its place among them, from 1. */
  const places = new Int32Array(count);
  for (let run = 0; run < count; run += 1) {
    const root = find(all.parent, run);
    const [from, to, y] = [all.start[run]!, all.end[run]!, all.row[run]!];
    const area = areas[places[root]! - 1];
    if (area) {
      area.left = Math.min(area.left, from);
      area.right = Math.max(area.right, to);
      area.bottom = y + 1;
      area.pixels += to - from;
      area.runs.push(run);
    } else places[root] = areas.push({ left: from, top: y, right: to, bottom: y + 1, pixels: to - from, runs: [run] });
  }
  return areas.map(({ left, top, right, bottom, pixels, runs }) => ({
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    pixels,
    runs,
  }));
}
