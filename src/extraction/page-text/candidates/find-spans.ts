import type { Label } from '../labels/find-labels.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { findDates } from '../values/dates.ts';
import { findLooseTimes } from '../values/loose-times.ts';
import { decimalOf, findMoney } from '../values/money.ts';
import { honouredNames, looksLikeName } from '../values/names.ts';
import { findTimes, readTime, type TimeSpan } from '../values/times.ts';
import {
  addressesIn,
  besideAmounts,
  betweenColons,
  type Cut,
  groupedNumbers,
  namesWithin,
  withoutCount,
} from './cut-texts.ts';
import type { Span, SpanType } from './span.ts';

/** Longer lines are read by parsers only. */
const longestLine = 160;
/** Spans of one cell at most. */
const mostSpans = 60;

/** Every span of a sheet that could be a value: what parsers find, lines, parts of lines, words with digits, lines together. */
export function findSpans(sheet: Sheet, labels: ReadonlyMap<Cell, readonly Label[]>): readonly Span[] {
  const below = linesBelow(sheet);
  const years = yearsBelow(sheet);
  return sheet.cells.flatMap((cell) =>
    spansOf(cell, { labels: labels.get(cell) ?? [], below, isYear: years.has(cell) }),
  );
}

type Around = {
  readonly labels: readonly Label[];
  readonly below: ReadonlyMap<Cell, Cell>;
  readonly isYear: boolean;
};

function spansOf(cell: Cell, { labels, below, isYear }: Around): readonly Span[] {
  const spans: Span[] = [];
  const seen = new Set<string>();
  const add = (type: SpanType, at: number, end: number, more: Partial<Span> = {}) => {
    const [from, to] = trimmed(cell.text, at, end);
    const kind = type === 'date' || type === 'time' || type === 'money' ? type : 'text';
    const key = `${kind} ${from} ${to}`;
    if (to <= from || seen.has(key) || spans.length >= mostSpans) return;
    seen.add(key);
    spans.push({ type, text: cell.text.slice(from, to), cells: [cell], at: from, end: to, ...more });
  };
  const read = cell.text.slice(0, 1000);
  for (const date of findDates(read)) add('date', date.at, date.end, { date });
  const times = findTimes(read);
  for (const time of times) for (const { at, end, ...clock } of endsOf(time, read)) add('time', at, end, clock);
  const clock = isYear ? undefined : readTime(read, times);
  if (clock !== undefined && !spans.some((span) => span.type === 'time')) add('time', 0, read.length, { clock });
  const isTold = spans.some(({ type }) => type === 'time');
  for (const label of isTold ? [] : labels) {
    const alone = label.rest ? readTime(label.rest) : undefined;
    if (alone) add('time', label.restAt, label.restAt + label.rest.length, { clock: alone });
  }
  if (read.length <= longestLine && !isTold)
    for (const { at, end, clock: loose } of findLooseTimes(read)) add('time', at, end, { clock: loose });
  for (const { at, end, amount, currency } of findMoney(read)) add('money', at, end, { money: { amount, currency } });
  for (const match of read.matchAll(/(?<![\d.,:/-])\d{1,3}(?:[ .,']?\d{3})*[.,]\d{2}(?![\d.,:/-])/g)) {
    const amount = decimalOf(match[0]);
    const known = spans.some((span) => span.type === 'money' && span.at <= match.index && span.end > match.index);
    if (amount && !known) add('money', match.index, match.index + match[0].length, { money: { amount } });
  }
  for (const match of read.matchAll(codes))
    if (/\d/.test(match[0])) add('code', match.index, match.index + match[0].length);
  for (const match of read.matchAll(names))
    if (looksLikeName(match[0])) add('name', match.index, match.index + match[0].length);
  if (read.length > longestLine) return spans;
  for (const { at, text } of honouredNames(read)) add('part', at, at + text.length);
  add('line', 0, read.length);
  for (const [at, end] of besides(spans, read)) add('part', at, end);
  for (const label of labels) if (label.rest) add('rest', label.restAt, label.restAt + label.rest.length);
  const parts = partsOf(read);
  for (const [at, end] of parts) add('part', at, end);
  for (const match of read.matchAll(/[^\s,;:|·()[\]/]+/g))
    if (/\d/.test(match[0]) || /^\p{Lu}{1,8}$/u.test(match[0]))
      add('token', match.index, match.index + match[0].length);
  for (const [at, end] of cutsOf(read, spans, parts)) add('part', at, end);
  spans.push(...together(cell, below));
  return spans;
}

/** The last clock of a range, and what stands behind it: "10:40 Uhr" of "08:15 – 10:40 Uhr". */
const lastClock = /\d{1,2}(?:\s?[:.h]\s?\d\d)?[^\d]*$/iu;

/** A time as it is, of a range its two ends. */
function endsOf({ at, end, clock, until }: TimeSpan, text: string) {
  const cut = until === undefined ? undefined : lastClock.exec(text.slice(at, end))?.index;
  if (until === undefined || !cut) return [{ at, end, clock }];
  return [
    { at, end: at + cut, clock, range: 'first' as const },
    { at: at + cut, end, clock: until, range: 'last' as const },
  ];
}

/** Values among other things of a line, after what was found of it first. */
function cutsOf(text: string, spans: readonly Span[], parts: readonly Cut[]): readonly Cut[] {
  const amounts = spans.flatMap(({ type, at, end }) => (type === 'money' ? [[at, end] as const] : []));
  const names = spans.filter(({ type }) => type === 'name');
  return [
    ...groupedNumbers(text),
    ...besideAmounts(text, amounts),
    ...parts.flatMap((part) => withoutCount(text, part)),
    ...betweenColons(text),
    ...addressesIn(text),
    ...names.flatMap((name) => namesWithin(name.text).map(([at, end]) => [name.at + at, name.at + end] as const)),
  ];
}

const codes = /(?<![\p{L}\d])[A-Z\d]{1,12}(?:[ -][A-Z\d]{2,12}){0,6}[ -][A-Z\d]{1,12}(?![\p{L}\d])/gu;
const names =
  /(?<![\p{L}\d])\p{Lu}[\p{L}'’.-]*(?:(?:,? |\/)(?:(?:von|van|de|der|den|di|da|do|dos|del|della|la|le|du|el|bin|zu|ter|ten|af|y|e|&) )*\p{Lu}[\p{L}'’.-]*){1,5}/gu;
/** What lines are put together with. */
const joints =
  /\s+[|·•→➔➝›>»–—-]+\s+|[,;|·•→➔➝()[\]]\s*|:(?!\d\d)\s*|\s{2,}|\s?\/\s?|\s(?:to|nach|bis|till|until|naar|a|à|au|al|al|para)\s/gu;

/** The parts of a line between its joints, and each with the next one. */
function partsOf(text: string): readonly (readonly [number, number])[] {
  const cuts = [...text.matchAll(joints)].map((match) => [match.index, match.index + match[0].length] as const);
  if (cuts.length === 0 || cuts.length > 16) return [];
  const begins = [0, ...cuts.map(([, end]) => end)];
  const ends = [...cuts.map(([at]) => at), text.length];
  const single = begins.map((begin, at) => [begin, ends[at]!] as const);
  const heads = ends.slice(1, -1).map((end) => [0, end] as const);
  const tails = begins.slice(1, -1).map((begin) => [begin, text.length] as const);
  return [...single, ...heads, ...tails];
}

/** What a line says before and after the moments in it: "08:16 London St Pancras", "Graz Hbf 06:26". */
function besides(spans: readonly Span[], text: string): readonly (readonly [number, number])[] {
  const moments = spans.filter(({ type }) => type === 'date' || type === 'time').toSorted((a, b) => a.at - b.at);
  if (moments.length === 0 || moments.length > 6) return [];
  const begins = [0, ...moments.map(({ end }) => end)];
  const ends = [...moments.map(({ at }) => at), text.length];
  return begins.map((begin, at) => [begin, ends[at]!] as const).filter(([begin, end]) => end - begin > 2);
}

/** A line with the next one or two below it. */
function together(cell: Cell, below: ReadonlyMap<Cell, Cell>): readonly Span[] {
  const spans: Span[] = [];
  const cells = [cell];
  for (let next = below.get(cell); next && cells.length < 4; next = below.get(next)) {
    cells.push(next);
    if (next.text.length > 90) break;
    const text = cells.map((one) => one.text).join(', ');
    spans.push({ type: 'lines', text, cells: [...cells], at: 0, end: cell.text.length });
  }
  return spans;
}

/** For each cell the one right below it that begins where it begins. */
function linesBelow(sheet: Sheet): ReadonlyMap<Cell, Cell> {
  const below = new Map<Cell, Cell>();
  sheet.rows.forEach((row, at) => {
    for (const cell of row)
      for (const next of sheet.rows.slice(at + 1, at + 4).flat()) {
        const gap = next.y - cell.bottom;
        if (below.has(cell) || gap < -0.3 || gap > 0.9 || cell.text.length > 90) continue;
        if (Math.abs(next.x - cell.x) < 0.8 || Math.abs(next.x + next.right - cell.x - cell.right) < 1)
          below.set(cell, next);
      }
  });
  return below;
}

/** The cells that hold but the year of the day above them, wherever they begin: "2027" under "mercredi 12 mai" is no clock. */
function yearsBelow({ rows }: Sheet): ReadonlySet<Cell> {
  const isAbove = (cell: Cell, upper: Cell) => {
    const gap = cell.y - upper.bottom;
    return gap > -0.3 && gap < 0.9 && upper.x < cell.right && upper.right > cell.x && endsInDay(upper.text.slice(-60));
  };
  return new Set(
    rows.flatMap((row, at) =>
      row.filter(
        (cell) =>
          /^20[1-4]\d[.,]?$/.test(cell.text) &&
          rows.slice(Math.max(0, at - 2), at).some((above) => above.some((upper) => isAbove(cell, upper))),
      ),
    ),
  );
}

/** Whether a text ends in a day without a year. */
function endsInDay(text: string): boolean {
  const last = findDates(text).at(-1);
  return last !== undefined && last.year === undefined && text.length - last.end < 3;
}

function trimmed(text: string, at: number, end: number): readonly [number, number] {
  const piece = text.slice(at, end);
  const lead = /^[\s,;:|·•"“”„'()[\]–—>*#-]*/u.exec(piece)![0].length;
  const open = piece.includes('(');
  const tail = (open ? /[\s,;:|·•"“”„'[\]–—<*-]*$/u : /[\s,;:|·•"“”„'()[\]–—<*-]*$/u).exec(piece.slice(lead))![0]
    .length;
  return [at + lead, end - tail];
}
