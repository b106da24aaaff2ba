import { foldKey } from '../../../words/fold.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import { type Occasion, occasionsOf, type Row } from './occasions.ts';

/** Things of one order at most. */
const most = 12;
/** Rows of one of them over the row of its day at most. */
const over = 10;

/** By how many ems a gap is far wider than another. */
const wide = 0.5;

/** The rows of one thing of an order, from one on and up to another. */
export type Part = { readonly begin: number; readonly end: number };

/**
 * The parts of a document that tell of several things of one order, each with its own time and name: shows, stays, appointments. Empty where there are no two.
 * In time that grows with its rows.
 */
export function itemsOf(understood: Understood, scored: readonly ScoredSpan[]): readonly (readonly Cell[])[] {
  const rows = understood.sheets.flatMap(({ rows: own }) => own);
  const occasions = occasionsOf(understood, scored, rows);
  const count = new Set(occasions.map(({ when }) => when)).size;
  if (count < 2 || count > most || hasRides(scored)) return [];
  const best = runsOf(occasions, count)
    .map((run) => partsOf(rows, run, scored))
    .find(
      (parts) => parts && areItems(rows, parts, scored) && (lastsOnce(understood) || haveEnds(rows, parts, scored)),
    );
  return best?.map(({ begin, end }) => rows.slice(begin, end).flat()) ?? [];
}

/** Whether a document tells of rides, too, by their numbers and ends. */
function hasRides(scored: readonly ScoredSpan[]): boolean {
  const tells = (...targets: readonly Target[]) =>
    scored.some(({ likely }) => targets.some((target) => likely(target) >= bounds.begins));
  return tells('number') && tells('from', 'from_code') && tells('to', 'to_code');
}

/** Each occasion once: as it is told first, and as last; details follow a summary. What is told more often is printed on every ticket. */
function runsOf(occasions: readonly Occasion[], count: number): readonly (readonly Occasion[])[] {
  if (occasions.length > 2 * count) return [];
  const first = occasions.filter(({ when }, at) => occasions.findIndex((one) => one.when === when) === at);
  if (occasions.length === count) return [first];
  const last = occasions.filter(({ when }, at) => occasions.findLastIndex((one) => one.when === when) === at);
  return [first, last];
}

/** The rows of each occasion: they begin with a name or as the others do, and end where the next one begins. */
function partsOf(
  rows: readonly Row[],
  run: readonly Occasion[],
  scored: readonly ScoredSpan[],
): readonly Part[] | undefined {
  const titled = titledRows(rows, scored);
  const days = run.map(({ row }, at) => ({
    day: row,
    from: Math.max(0, row - over, at > 0 ? run[at - 1]!.row + 1 : 0),
  }));
  const offset = offsetOf(days.map(({ day, from }) => namedOver(titled, from, day))) ?? alikeAbove(rows, days);
  const begins = days.map(({ day, from }) => {
    const named = namedOver(titled, from, day);
    return Math.max(from, day - (named !== undefined && named <= offset + 2 ? named : offset));
  });
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

/** How many rows over each day look as those over the other days do, or up to where all have a gap that is far wider than over the last of these. */
function alikeAbove(rows: readonly Row[], days: readonly { readonly day: number; readonly from: number }[]): number {
  const gaps: number[] = [];
  const looks = (count: number) => areAlike(days.map(({ day }) => rows[day - count]!));
  for (let count = 0; days.every(({ day, from }) => day - count >= from) && (count === 0 || looks(count)); count++)
    gaps.push(Math.min(...days.map(({ day }) => gapOver(rows, day - count))));
  const widest = Math.max(...gaps);
  return widest >= gaps.at(-1)! + wide ? gaps.lastIndexOf(widest) : gaps.length - 1;
}

function areAlike([first, ...others]: readonly Row[]): boolean {
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

/** LIST: what things of one order have each of their own. */
const own = [
  'title',
  'product',
  'seat',
  'booking_ref',
  'ticket_number',
  'venue',
  'address',
  'price',
] as const satisfies readonly Target[];

/** Whether each part tells by itself what it is, or of two things what only one's own part would, or is made as the others are. */
function areItems(rows: readonly Row[], parts: readonly Part[], scored: readonly ScoredSpan[]): boolean {
  const partOf = partsByCell(rows, parts);
  const holds = parts.map(() => new Set<Target>());
  for (const { span, likely } of scored) {
    const at = partOf.get(span.cells[0]!);
    if (at !== undefined) for (const target of own) if (likely(target) >= bounds.begins) holds[at]!.add(target);
  }
  const all = own.filter((target) => holds.every((targets) => targets.has(target)));
  return (
    all.includes('title') || all.length >= 2 || areMadeAlike(parts.map(({ begin, end }) => rows.slice(begin, end)))
  );
}

/** Whether parts have lines in common, as labels are, or are rows of one table. */
function areMadeAlike(parts: readonly (readonly Row[])[]): boolean {
  const [first, ...others] = parts.map(
    (part) => new Set(part.flat().flatMap(({ text }) => (text.length < 40 ? [foldKey(text.replace(/\d+/g, ''))] : []))),
  );
  const shared = [...first!].filter((key) => key.length > 2 && others.every((keys) => keys.has(key)));
  if (shared.length >= 2) return true;
  const [lead, ...rows] = parts.map(([row]) => row!);
  return lead!.length >= 3 && rows.every((row) => row.length === lead!.length && areAlike([lead!, row]));
}

/** Whether what a document is about is over on its day: shows and tables are, stays and hired things have an end of their own. */
function lastsOnce({ kinds }: Understood): boolean {
  const kind = kinds[0]?.kind;
  return kind === undefined || kind === 'event' || kind === 'restaurant';
}

/** Whether each part tells of an end beside its begin: what is brought back is no other thing than what was fetched. */
function haveEnds(rows: readonly Row[], parts: readonly Part[], scored: readonly ScoredSpan[]): boolean {
  const partOf = partsByCell(rows, parts);
  const moments = parts.map(() => ({ days: new Set<string>(), begins: new Set<string>(), ends: new Set<string>() }));
  for (const { span, likely } of scored) {
    const own = moments[partOf.get(span.cells[0]!) ?? -1];
    if (!own) continue;
    const [begins, ends] = [
      Math.max(likely('start_date'), likely('start_time')),
      Math.max(likely('end_date'), likely('end_time')),
    ];
    if (span.date?.until) own.ends.add(span.text);
    if (span.date && Math.max(begins, ends) >= bounds.own) own.days.add(span.text);
    if (span.clock && begins >= bounds.own) own.begins.add(span.clock);
    if (span.clock && ends >= bounds.own) own.ends.add(span.clock);
  }
  return moments.every(
    ({ days, begins, ends }) => days.size > 1 || (ends.size > 0 && new Set([...begins, ...ends]).size > 1),
  );
}

function partsByCell(rows: readonly Row[], parts: readonly Part[]): ReadonlyMap<Cell, number> {
  return new Map(
    parts.flatMap(({ begin, end }, at) =>
      rows.slice(begin, end).flatMap((row) => row.map((cell) => [cell, at] as const)),
    ),
  );
}
