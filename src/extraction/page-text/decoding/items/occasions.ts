import type { Role } from '../../../words/roles.ts';
import { resolveDay } from '../../document/context.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import { isInSentence } from '../spans/in-sentence.ts';

/** Rows of a page, each from left to right, of all pages in one order. */
export type Row = readonly Cell[];

/** When something of an order begins, and the row that says so. */
export type Occasion = { readonly when: string; readonly row: number };

/** Rows below a day in which its clock stands. */
const below = 2;

/** LIST: labels of what ends; who arrives somewhere that is no ride's ends it when leaving. */
const ends: ReadonlySet<Role> = new Set(['checkOut', 'dropOff', 'exit', 'end', 'validUntil'] as const);
const arrivals: ReadonlySet<Role> = new Set(['arrival', 'arrivalDate'] as const);
const departures: ReadonlySet<Role> = new Set(['departure', 'departureDate'] as const);

/** A day that a row tells; `isWithin`: it lies in a longer time that is printed, too, and begins nothing. */
type Day = { readonly day: string; readonly row: number; readonly isWithin: boolean };
type Timed = Day & { readonly clock: string };

/**
 * When what an order holds begins, in printed order; what follows itself is told once. A clock without a day has the day above it, a day without a clock is
 * that of the day's clock, and a day before the last one of a longer time is no begin of its own.
 */
export function occasionsOf(
  understood: Understood,
  scored: readonly ScoredSpan[],
  rows: readonly Row[],
): readonly Occasion[] {
  const rowOf = new Map(rows.flatMap((row, at) => row.map((cell) => [cell, at] as const)));
  const days = daysOf(understood, scored, rowOf);
  const timed = begins(understood, scored, 'start_time').flatMap(({ span }): readonly Timed[] => {
    const row = rowOf.get(span.cells[0]!)!;
    const day = days.find((one) => one.row === row) ?? days.findLast((one) => one.row < row);
    return span.clock && day && !day.isWithin
      ? [{ ...day, clock: span.clock, row: day.row >= row - below ? day.row : row }]
      : [];
  });
  const all = [...timed, ...untimed(days, timed)]
    .map(({ day, clock, row }) => ({ when: clock ? `${day} ${clock}` : day, row }))
    .toSorted((a, b) => a.row - b.row);
  return all.filter(({ when, row }, at) => at === 0 || (when !== all[at - 1]!.when && row !== all[at - 1]!.row));
}

/** The first day of each row that something begins on; of a longer time its first one only. */
function daysOf(
  understood: Understood,
  scored: readonly ScoredSpan[],
  rowOf: ReadonlyMap<Cell, number>,
): readonly Day[] {
  const read = begins(understood, scored, 'start_date').flatMap(({ span }) => {
    const day = span.date && resolveDay(span.date, understood.dates)?.day;
    const until = span.date?.until && resolveDay(span.date.until, understood.dates)?.day;
    return day ? [{ day, until, row: rowOf.get(span.cells[0]!)! }] : [];
  });
  const ordered = read
    .map(({ day, row }) => ({ day, row, isWithin: read.some((one) => one.until && one.day < day && day <= one.until) }))
    .toSorted((a, b) => Number(a.isWithin) - Number(b.isWithin) || (a.day < b.day ? -1 : 1));
  return [...new Map(ordered.toReversed().map((one) => [one.row, one])).values()].toSorted((a, b) => a.row - b.row);
}

/** Days beside which no clock stands, with their clock where all that begins on them begins then. */
function untimed(
  days: readonly Day[],
  timed: readonly Timed[],
): readonly (Day & { readonly clock: string | undefined })[] {
  return days.flatMap((one) => {
    const { day, row } = one;
    const [clock, ...more] = new Set(timed.flatMap((one) => (one.day === day ? [one.clock] : [])));
    return one.isWithin || more.length > 0 || timed.some((other) => other.row === row) ? [] : [{ ...one, clock }];
  });
}

/** Days or clocks that something begins at: those that look so, and those made and placed as one that surely is. */
function begins(understood: Understood, scored: readonly ScoredSpan[], target: Target): readonly ScoredSpan[] {
  const { facts } = understood;
  const isStay = facts.some(({ roles }) => roles.some((role) => arrivals.has(role)));
  const isEnd = (role: Role) => ends.has(role) || (isStay && departures.has(role));
  const ending = new Set(facts.flatMap(({ roles, cells }) => (roles.some(isEnd) ? cells : [])));
  const all = scored.filter(
    ({ span }) => (target === 'start_date' ? span.date : span.clock) && !ending.has(span.cells[0]!),
  );
  const told = all.filter(({ likely }) => likely(target) >= bounds.alike);
  // Beside days in lines of their own, one in a sentence is that of another performance, or of what one may still do.
  const listed = told.filter(({ span }) => !isInSentence(span));
  const own = listed.length > 0 ? listed : told;
  const sure = own.filter(({ likely }) => likely(target) >= bounds.sibling);
  const [looks, prints] = [new Set(sure.map(lookOf)), new Set(sure.map(printOf))];
  return all.filter((one) =>
    own.includes(one)
      ? one.likely(target) >= bounds.begins || looks.has(lookOf(one))
      : prints.has(printOf(one)) && !isInSentence(one.span),
  );
}

/** How a span is made and where it stands in its line and on the page. */
function lookOf(one: ScoredSpan): string {
  return placed(one, (text) => text.replace(/\p{L}[\p{L}\p{M}]*/gu, 'A').replace(/\d+/g, '9'));
}

/** The same with each letter, and with what comes behind the span: one form that is filled in twice. */
function printOf(one: ScoredSpan): string {
  const { end, cells } = one.span;
  const print = (text: string) => text.replace(/\p{L}/gu, 'A').replace(/\d+/g, '9');
  return `${placed(one, print)}|${print(cells[0]!.text.slice(end)).slice(0, 1)}`;
}

function placed({ span: { text, at, cells } }: ScoredSpan, shape: (text: string) => string): string {
  const [cell] = cells;
  return `${shape(cell!.text.slice(0, at))}|${shape(text)}|${Math.round(cell!.x)}`;
}
