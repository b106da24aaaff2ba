/** From when until when the stay of a package is. */
import type { Draft } from '#src/tickets/ticket.ts';
import { dayOf, daysBetween } from '#src/tickets/time.ts';
import { nightsIn } from '../../words/nights.ts';
import { resolveDay } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';

/** Lines before and after a house's name in which its days stand; nights of a stay at most. */
const above = 4;
const below = 12;
const mostNights = 60;

/** A day in a text, with the span that tells it. */
export type Day = { readonly day: string; readonly yearInferred: boolean; readonly one: ScoredSpan };

/** Whether a line stands near a house's name. */
export function isNear(name: Cell, cell: Cell): boolean {
  const far = cell.order - name.order;
  return cell.page === name.page && far >= -above && far <= below;
}

/**
 * The first and the last day of a stay: the two near its name; of more those as far apart as the nights that are counted nearest to it, or on which the rides arrive and
 * leave; or one that is near, or on which a ride arrives, and the one as many nights before or after it as are counted there.
 */
export function daysOf(
  scored: readonly ScoredSpan[],
  name: Cell,
  understood: Understood,
  rides: readonly Draft[],
): readonly [Day, Day] | undefined {
  const leaves = rides.flatMap(({ fields: { start } }) => (start?.[0] ? dayOf(start[0].value) : []))[0];
  const isOfTrip = ({ day }: Day) => !leaves || Math.abs(daysBetween(leaves, day)) <= mostNights;
  const all = toldDays(scored, understood).filter(isOfTrip);
  const found = daysOnce(all.filter(({ one }) => isNear(name, one.span.cells[0]!)));
  if (found.length === 2) return spanOf(found);
  const nights = nightsNear(name, understood);
  const travelled = new Set(
    rides.flatMap(({ fields: { start, end } }) =>
      [start, end].flatMap((told) => (told?.[0] ? dayOf(told[0].value) : [])),
    ),
  );
  if (found.length > 2) return onlySpan(found, found, nights) ?? spanOf(found.filter(({ day }) => travelled.has(day)));
  const elsewhere = daysOnce(all);
  if (found.length === 1) return onlySpan(found, elsewhere, nights) ?? onlySpan(elsewhere, found, nights);
  return onlySpan(
    elsewhere.filter(({ day }) => travelled.has(day)),
    elsewhere,
    nights,
  );
}

/** The only first and last day of some that are so many nights apart. */
function onlySpan(
  firsts: readonly Day[],
  lasts: readonly Day[],
  nights: number | undefined,
): readonly [Day, Day] | undefined {
  if (nights === undefined) return undefined;
  const spans = firsts.flatMap((first) =>
    lasts.flatMap((last) => (daysBetween(first.day, last.day) === nights ? [[first, last] as const] : [])),
  );
  return spans.length === 1 ? spans[0] : undefined;
}

/** How many nights are counted near a name, nearest to it; below it before above. */
function nightsNear(name: Cell, { cells }: Understood): number | undefined {
  const counted = cells.flatMap((cell) => {
    const nights = isNear(name, cell) ? nightsIn(cell.text) : undefined;
    const far = cell.order - name.order;
    return nights === undefined ? [] : [{ nights, far: far < 0 ? below - far : far }];
  });
  return counted.toSorted((a, b) => a.far - b.far)[0]?.nights;
}

function spanOf(days: readonly Day[]): readonly [Day, Day] | undefined {
  const [first, last, ...more] = days;
  return first && last && more.length === 0 && daysBetween(first.day, last.day) <= mostNights
    ? [first, last]
    : undefined;
}

/** Each day once, in their order. */
function daysOnce(days: readonly Day[]): readonly Day[] {
  return [...new Map(days.map((one) => [one.day, one])).values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The days that a paper tells of something that begins or ends then. */
function toldDays(scored: readonly ScoredSpan[], { dates }: Understood): readonly Day[] {
  return scored.flatMap((one): readonly Day[] => {
    const { date } = one.span;
    const isTold = one.likely('start_date') >= 0.5 || one.likely('end_date') >= 0.5;
    if (!date || !isTold) return [];
    return [date, ...(date.until ? [date.until] : [])].flatMap((written) => {
      const resolved = resolveDay(written, dates);
      return resolved ? [{ ...resolved, one }] : [];
    });
  });
}
