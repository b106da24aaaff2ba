import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';
import type { Occasion, Row } from './occasions.ts';

/** Things of one order, or rooms of one stay, at most: each is a look at the whole document. */
export const mostParts = 12;
/** Rows of one of them over the row of its day at most. */
const over = 10;

/** By how many ems a gap is far wider than another. */
const wide = 0.5;

/** The rows of one thing of an order, from one on and up to another. */
export type Part = { readonly begin: number; readonly end: number };

/** The rows of each occasion: they begin with a name or as the others do, and end where the next one begins. */
export function partsOf(
  rows: readonly Row[],
  run: readonly Occasion[],
  scored: readonly ScoredSpan[],
): readonly Part[] | undefined {
  const titled = titledRows(rows, scored);
  const days = run.map(({ row }, at) => ({
    day: row,
    from: Math.max(0, row - over, at > 0 ? run[at - 1]!.row + 1 : 0),
  }));
  const offset =
    offsetOf(days.map(({ day, from }) => namedOver(titled, from, day))) ??
    headedAbove(rows, days) ??
    alikeAbove(rows, days);
  const begins = days.map(({ day, from }) => {
    const named = namedOver(titled, from, day);
    return Math.max(from, day - (named !== undefined && named <= offset + 2 ? named : offset));
  });
  return partsFrom(rows, areNumberedOver(rows, begins) ? begins.map((begin) => begin - 1) : begins);
}

/** Whether over each begin stands nothing but a number of its own, made as the others are. */
function areNumberedOver(rows: readonly Row[], begins: readonly number[]): boolean {
  const over = begins.map((begin) => rows[begin - 1]);
  if (!over.every((row) => row?.length === 1 && /^\S*\d{4,}\S*$/.test(row[0]!.text))) return false;
  const texts = over.map((row) => row![0]!.text);
  return new Set(texts).size === texts.length && new Set(texts.map((text) => text.replace(/\d/g, '9'))).size === 1;
}

/** The rows from each begin up to the next one; undefined where two begin in one row. */
export function partsFrom(rows: readonly Row[], begins: readonly number[]): readonly Part[] | undefined {
  const lengths = begins.slice(1).map((begin, at) => begin - begins[at]!);
  if (lengths.some((length) => length < 1)) return undefined;
  const last = endOf(rows, begins, Math.max(...lengths));
  return begins.map((begin, at) => ({ begin, end: begins[at + 1] ?? last }));
}

/** How many rows a name stands over its day, where that is about the same for at least half of all. */
function offsetOf(offsets: readonly (number | undefined)[]): number | undefined {
  const known = offsets.filter((offset) => offset !== undefined);
  if (known.length * 2 < offsets.length) return undefined;
  const [least, largest] = [Math.min(...known), Math.max(...known)];
  return largest - least <= 2 ? least : undefined;
}

/** The row up to which the last part goes: as long as the longest other one, and on to the first gap that is wider than those within parts. */
function endOf(rows: readonly Row[], begins: readonly number[], longest: number): number {
  const begin = begins.at(-1)!;
  const widest = Math.max(
    0,
    ...rows.slice(begins[0]!, begin).flatMap((_, at) => {
      const row = begins[0]! + at;
      return begins.includes(row) ? [] : [gapOver(rows, row)];
    }),
  );
  const most = Math.min(rows.length, begin + 2 * longest);
  let end = begin + 1;
  while (end < most && (end < begin + longest || gapOver(rows, end) <= widest + 0.1)) end++;
  return end;
}

/** How far a row is below the one before it, in ems; a page's first row is far. */
function gapOver(rows: readonly Row[], at: number): number {
  const [own, before] = [rows[at], rows[at - 1]];
  if (!own || !before || own[0]!.page !== before[0]!.page) return 99;
  return Math.min(...own.map(({ y }) => y)) - Math.max(...before.map(({ bottom }) => bottom));
}

/** Rows in which a name of what one goes to stands. */
function titledRows(rows: readonly Row[], scored: readonly ScoredSpan[]): ReadonlySet<number> {
  const cells = new Set(
    scored.filter(({ likely }) => likely('title') >= bounds.begins).map(({ span }) => span.cells[0]!),
  );
  return new Set(rows.flatMap((row, at) => (row.some((cell) => cells.has(cell)) ? [at] : [])));
}

/** How many rows over a day the name begins that stands next over it: it may have two lines. */
function namedOver(titled: ReadonlySet<number>, from: number, day: number): number | undefined {
  let row = day;
  while (row > from && !titled.has(row)) row--;
  if (!titled.has(row)) return undefined;
  while (row - 1 >= from && titled.has(row - 1)) row--;
  return day - row;
}

/** How many rows over each day a line stands that is larger or bolder than what is between, as over all other days; undefined where none does. */
function headedAbove(
  rows: readonly Row[],
  days: readonly { readonly day: number; readonly from: number }[],
): number | undefined {
  for (let count = 1; days.every(({ day, from }) => day - count >= from); count++) {
    const heads = days.map(({ day }) => rows[day - count]!);
    if (heads.every((head, at) => isHead(head, rows[days[at]!.day - count + 1]!)))
      return areAlike(heads.map((head) => head.slice(0, 1))) ? count : undefined;
  }
  return undefined;
}

/** Whether a row is larger or bolder than another one. */
export function isHead([head]: Row, [other]: Row): boolean {
  return head!.size > other!.size + 0.12 || (head!.bold && !other!.bold);
}

/** How many rows over each day look as those over the other days do, or up to where all have a gap that is far wider than over the last of these. */
function alikeAbove(rows: readonly Row[], days: readonly { readonly day: number; readonly from: number }[]): number {
  const gaps: number[] = [];
  const looks = (count: number) => areAlike(days.map(({ day }) => rows[day - count]!));
  for (let count = 0; days.every(({ day, from }) => day - count >= from) && (count === 0 || looks(count)); count++)
    gaps.push(Math.min(...days.map(({ day }) => gapOver(rows, day - count))));
  const widest = Math.max(...gaps);
  return widest >= gaps.at(-1)! + wide ? gaps.lastIndexOf(widest) : gaps.length - 1;
}

/** Whether rows have as many cells, and first ones that stand and look alike. */
export function areAlike([first, ...others]: readonly Row[]): boolean {
  const [lead] = first!;
  return others.every((row) => {
    const [own] = row;
    return (
      row.length === first!.length &&
      Math.abs(own!.x - lead!.x) < 0.8 &&
      Math.abs(own!.size - lead!.size) < 0.12 &&
      own!.bold === lead!.bold
    );
  });
}

/** For each cell of some parts which part that is. */
export function partsByCell(rows: readonly Row[], parts: readonly Part[]): ReadonlyMap<Cell, number> {
  return new Map(
    parts.flatMap(({ begin, end }, at) =>
      rows.slice(begin, end).flatMap((row) => row.map((cell) => [cell, at] as const)),
    ),
  );
}
