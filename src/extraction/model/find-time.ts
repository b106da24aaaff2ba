/** Finds where days, clocks and amounts of a document stand, read as the whole document says that they are to be read. */
import type { Money } from '#src/tickets/fields.ts';
import { addDays } from '#src/tickets/time.ts';
import { resolveDay } from '../page-text/page-text.ts';
import {
  decimalOf,
  findDates,
  findMoney,
  findNumbers,
  findTimes,
  readMoney,
  readTime,
} from '../page-text/values/values.ts';
import type { Source, SourceLine } from './source.ts';

/** Lines by ISO day, by clock, and by amount. */
export type ValueIndex = {
  readonly days: ReadonlyMap<string, readonly DayLine[]>;
  readonly clocks: ReadonlyMap<string, readonly SourceLine[]>;
  readonly amounts: ReadonlyMap<string, readonly SourceLine[]>;
  /** Flight, train and bus numbers as printed. */
  readonly numbers: readonly { readonly text: string; readonly line: SourceLine }[];
};

/** A line with a day; the year may be inferred from elsewhere. */
export type DayLine = { readonly line: SourceLine; readonly yearInferred: boolean };

/** Makes the index of a source. */
export function indexValues(source: Source): ValueIndex {
  const days = new Map<string, DayLine[]>();
  const clocks = new Map<string, SourceLine[]>();
  const amounts = new Map<string, SourceLine[]>();
  const numbers: { text: string; line: SourceLine }[] = [];
  const below = linesBelow(source.lines);
  for (const line of source.lines) {
    for (const [day, yearInferred] of daysOf(line)) push(days, day, { line, yearInferred });
    for (const [day, yearInferred] of wrappedDays(line, below)) push(days, day, { line, yearInferred });
    for (const clock of clocksOf(line)) push(clocks, clock, line);
    for (const amount of amountsOf(line)) push(amounts, amount, line);
    for (const { text } of findNumbers(line.text)) numbers.push({ text, line });
  }
  return { days, clocks, amounts, numbers };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function daysOf({ text, understood }: SourceLine): [string, boolean][] {
  const iso = [...text.matchAll(/\b(20\d\d-\d\d-\d\d)(?!\d)/g)].map((match): [string, boolean] => [match[1]!, false]);
  const spans = findDates(text).flatMap((span) => [span, ...(span.until ? [span.until] : [])]);
  const dates = understood?.dates;
  const read = dates ? spans.map((span) => resolveDay(span, dates)) : [];
  return [...iso, ...read.flatMap((one) => (one ? [[one.day, one.yearInferred] as [string, boolean]] : []))];
}

/** For each line the next one of its column, close below. */
function linesBelow(lines: readonly SourceLine[]): ReadonlyMap<SourceLine, SourceLine> {
  const below = new Map<SourceLine, SourceLine>();
  for (const line of lines) {
    const { cell } = line;
    if (!cell || cell.text.length > 40) continue;
    const near = lines
      .slice(line.at + 1, line.at + 12)
      .filter((other) => other.cell && other.page === line.page && other.document === line.document)
      .filter(({ cell: next }) => next!.y > cell.y + 0.3 && next!.y - cell.bottom < 2)
      .filter(({ cell: next }) => next!.x < cell.right + 1 && next!.right > cell.x - 1);
    const [first] = near.toSorted((a, b) => a.cell!.y - b.cell!.y);
    if (first) below.set(line, first);
  }
  return below;
}

/** Days whose parts stand below each other: `domingo, 14 de` over `diciembre de 2025`; `29` over `mei 2026`. */
function wrappedDays(line: SourceLine, below: ReadonlyMap<SourceLine, SourceLine>): readonly [string, boolean][] {
  const dates = line.understood?.dates;
  if (!dates) return [];
  const found: [string, boolean][] = [];
  let text = line.text;
  let last = line;
  for (let size = 2; size <= 4; size++) {
    const next = below.get(last);
    if (!next || findDates(next.text).some((span) => span.year !== undefined)) break;
    const edge = text.length;
    text = `${text} ${next.text}`;
    last = next;
    // Only what goes over the edge between two lines is new.
    const spans = findDates(text).filter((span) => span.at < edge && span.end > edge);
    found.push(
      ...spans
        .flatMap((span) => resolveDay(span, dates) ?? [])
        .map(({ day, yearInferred }): [string, boolean] => [day, yearInferred]),
    );
  }
  return found;
}

function clocksOf({ text, facts }: SourceLine): ReadonlySet<string> {
  const spans = findTimes(text).flatMap(({ clock, until }) => (until ? [clock, until] : [clock]));
  const iso = [...text.matchAll(/\d{4}-\d\d-\d\dT(\d\d:\d\d)/g)].map((match) => match[1]!);
  // `1540` and `7.45` are times where they stand alone or a label says so.
  const bare = [text, ...facts.map((fact) => fact.text)].flatMap((one) => readTime(one) ?? []);
  return new Set([...spans, ...iso, ...bare]);
}

function amountsOf({ text, facts }: SourceLine): ReadonlySet<string> {
  const found = findMoney(text).map((money) => decimal(money.amount));
  const bare = [text, ...facts.map((fact) => fact.text)].flatMap((one) => {
    const amount = /^\s*\D{0,4}(\d{1,3}(?:[. ]?\d{3})*[.,]\d{2})\s*\D{0,4}$/.exec(one)?.[1];
    const read = amount && decimalOf(amount);
    return read ? [decimal(read)] : [];
  });
  return new Set([...found, ...bare]);
}

/** An amount without the zeros that change nothing: `39.90` and `39.9` are one. */
export const decimal = (amount: string) => String(Number(amount));

/** Reads a model's time: day, and clock where there is one; a zone behind it is nobody's business here. */
export function readWireTime(value: string): { readonly day: string; readonly clock?: string } | undefined {
  const match = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/.exec(value);
  if (!match) return undefined;
  const [, day, clock] = match;
  return clock === undefined ? { day: day! } : { day: day!, clock };
}

/** Reads a model's amount: `12.50 EUR`. */
export function readWireMoney(value: string): Money | undefined {
  const match = /^\s*([A-Z]{3})?\s*(\d{1,7}(?:\.\d{1,2})?)\s*([A-Z]{3})?\s*$/.exec(value);
  const currency = match?.[1] ?? match?.[3];
  if (match && currency) return { amount: match[2]!, currency };
  return readMoney(value, undefined);
}

/** The day after. */
export const nextDay = (day: string) => addDays(day, 1);
