/** Points, dashes and accents of lines, and lines that a mark keeps together. */
import type { Box } from '../../shared/pictures/geometry.ts';
import type { Ink } from './ink.ts';
import { widest } from './join-glyphs.ts';
import type { TextLine } from './text-line.ts';

/** A mark is so much lower than its line, and so near to it, in heights of the line; a few may touch each other. */
const mark = { height: 0.5, across: 0.6, down: 0.35, glyphs: 3 };
/** A dash is so much wider than high, and between words of a headline it has as much space around it as two letters. */
const dash = { ratio: 2, across: 1 };

/** Lines that go on in each other are about as high: a line may have no letter that descends. */
const sameHeight = 0.6;

/** Lines with the points, dashes and accents that belong to them; in large print they are as high as small letters. */
export function withMarks(rows: readonly TextLine[], specks: readonly Ink[]): readonly TextLine[] {
  const isMark = (row: TextLine) => row.ink.length <= mark.glyphs && rows.some((other) => marks(other.box, row.box));
  const [loose, lines] = [rows.filter(isMark), rows.filter((row) => !isMark(row))];
  const full = lines.map((line) => ({ box: line.box, ink: [...line.ink] }));
  for (const one of [...specks, ...loose.flatMap((row) => row.ink)]) nearestTo(one, full)?.ink.push(one);
  return full.map(({ ink }) => ({ box: boxAround(ink), ink }));
}

/** Joins what a comma or a quotation mark keeps together: with it the gap to the next word is that of a space. */
export function closedUp(lines: readonly TextLine[]): readonly TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines.toSorted((one, other) => one.box.x - other.box.x)) {
    const before = joined.findIndex((other) => goesOn(other, line));
    if (before < 0) joined.push(line);
    else {
      const ink = [...joined[before]!.ink, ...line.ink];
      joined[before] = { box: boxAround(ink), ink };
    }
  }
  return joined;
}

function goesOn({ box, ink }: TextLine, next: TextLine): boolean {
  const [high, low] = [Math.max(box.height, next.box.height), Math.min(box.height, next.box.height)];
  const away = next.box.x - box.x - box.width;
  if (away < 0 || away > widest * low || low < sameHeight * high) return false;
  const last = ink.reduce((right, one) => (one.x + one.width > right.x + right.width ? one : right));
  const first = next.ink.reduce((left, one) => (one.x < left.x ? one : left));
  const feet = Math.abs(box.y + box.height - next.box.y - next.box.height);
  return Math.min(last.height, first.height) < mark.height * high && feet < low / 2;
}

function nearestTo<T extends { readonly box: Box }>(one: Box, lines: readonly T[]): T | undefined {
  let nearest: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const distance = distanceTo(line.box, one);
    if (distance < least) [nearest, least] = [line, distance];
  }
  return nearest;
}

function marks(line: Box, one: Box): boolean {
  return one.height < mark.height * line.height && distanceTo(line, one) < Number.POSITIVE_INFINITY;
}

/** How far a mark is from a line, in pixels; infinite when it is not part of it. */
function distanceTo({ x, y, width, height }: Box, one: Box): number {
  const across = Math.max(0, one.x - x - width, x - one.x - one.width);
  const middle = one.y + one.height / 2;
  const down = Math.max(0, y - middle, middle - y - height);
  const reach = one.width > dash.ratio * one.height ? dash.across : mark.across;
  return across > reach * height || down > mark.down * height ? Number.POSITIVE_INFINITY : across + down;
}

/** The smallest box around all of them. */
export function boxAround(members: readonly Ink[]): Box {
  const left = Math.min(...members.map((ink) => ink.x));
  const top = Math.min(...members.map((ink) => ink.y));
  const right = Math.max(...members.map((ink) => ink.x + ink.width));
  const bottom = Math.max(...members.map((ink) => ink.y + ink.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
