/**
 * `U_TLAY` of issuers that put their texts one below the other in an order of their own instead of a grid. Each is taken for
 * what it is only where all that its order promises looks like it: a clock where the clock should be.
 */
import type { UicLayout } from './layout.ts';
import type { Rct2Facts } from './rct2.ts';
import { dayOfDotted } from './text.ts';

/** Texts that stand in rows one by one, not in the grid that the layout claims. */
export function isListed({ fields }: UicLayout): boolean {
  return fields.length > 15 && fields.every(({ width, height }) => width === 0 && height <= 1);
}

/** The facts of a listed layout; none where its order is not known. `issued` (`YYYY-MM-DD`) tells the year. */
export function readListed(layout: UicLayout, issued: string | undefined): Rct2Facts | undefined {
  const rows = rowsOf(layout);
  if (isListed(layout)) return polish(rows, issued) ?? {};
  if (layout.standard === 'ST01') return period(rows, { title: 1, from: 7, until: 8, name: 9 });
  if (layout.standard === 'PLAI') return period(rows, { title: 1, from: 2, until: 3, name: 8 });
  return undefined;
}

type Rows = ReadonlyMap<number, string>;

function rowsOf({ fields }: UicLayout): Rows {
  const rows = new Map<number, string>();
  for (const { row, text } of fields)
    for (const [offset, line] of text.split('\n').entries())
      if (line.trim()) rows.set(row + offset, [rows.get(row + offset), line.trim()].filter(Boolean).join(' '));
  return rows;
}

/**
 * PKP Intercity: 2 title, 10 and 11 clock and day of departure, 14 and 15 of arrival, 16 class, 18 train, 23 places, 26 price in
 * hundredths, 41 and 42 stations; as described at https://community.kde.org/KDE_PIM/KItinerary.
 */
function polish(rows: Rows, issued: string | undefined): Rct2Facts | undefined {
  const at = (row: number) => rows.get(row) ?? '';
  const [from, to] = [at(41), at(42)];
  const departure = momentOf({ clock: at(10), day: at(11), notBefore: issued });
  const arrival = momentOf({ clock: at(14), day: at(15), notBefore: departure?.slice(0, 10) });
  if (!isClock(at(10)) || !isClock(at(14)) || !isPlace(from) || !isPlace(to)) return undefined;
  const train = /^[A-Z]{0,4} ?\d{1,5}$/.exec(at(18))?.[0];
  const travelClass = /^[12]$/.exec(at(16))?.[0];
  const price = /^[1-9]\d{2,6}$/.exec(at(26))?.[0];
  return {
    ...(/\p{L}{3}/u.test(at(2)) ? { title: at(2) } : {}),
    outward: {
      from,
      to,
      ...(departure ? { departure } : {}),
      ...(departure && arrival && arrival >= departure ? { arrival } : {}),
      ...(travelClass ? { travelClass } : {}),
    },
    ...(train ? { train } : {}),
    ...(price ? { price: { amount: (Number(price) / 100).toFixed(2), currency: 'PLN' } } : {}),
  };
}

function isClock(text: string): boolean {
  return /^([01]?\d|2[0-3]):[0-5]\d$/.test(text);
}

function isPlace(text: string): boolean {
  return /^\p{L}[\p{L} .()/'’-]+\d?$/u.test(text) && text.length <= 40;
}

type When = { readonly clock: string; readonly day: string; readonly notBefore: string | undefined };

/** `29.12` and `01:37` as a moment on or after a day, within a year. */
function momentOf({ clock, day, notBefore }: When): string | undefined {
  const match = /^(\d{1,2})\.(\d{1,2})\.?$/.exec(day);
  if (!match || !notBefore || !isClock(clock)) return undefined;
  const year = Number(notBefore.slice(0, 4));
  const days = [year, year + 1].map((candidate) => dayOfDotted(`${match[1]}.${match[2]}.${candidate}`));
  const found = days.find((candidate) => candidate && candidate >= notBefore);
  return found && `${found}T${clock.padStart(5, '0')}`;
}

type Order = { readonly title: number; readonly from: number; readonly until: number; readonly name: number };

/** Tickets for a time: both its ends with a year, a title, and at times a name with a day of birth behind it. */
function period(rows: Rows, order: Order): Rct2Facts | undefined {
  const [validFrom, validUntil] = [order.from, order.until].map((row) => datedMoment(rows.get(row) ?? ''));
  if (!validFrom || !validUntil || validUntil < validFrom.slice(0, 10)) return undefined;
  const title = rows.get(order.title);
  const name = /^(\p{L}[\p{L}\p{M} .'’-]+?)(?:, \d{2}\.\d{2}\.\d{4})?$/u.exec(rows.get(order.name) ?? '')?.[1];
  return {
    ...(title && /\p{L}{3}/u.test(title) ? { title } : {}),
    ...(name?.includes(' ') ? { name } : {}),
    validFrom,
    validUntil,
  };
}

/** `Von 20.10.2026 09:00`, `20.10.2026`. */
function datedMoment(text: string): string | undefined {
  const match = /^(?:\p{L}+ )?(\d{2}\.\d{2}\.\d{4})(?: (\d{2}:\d{2}))?$/u.exec(text);
  const day = match && dayOfDotted(match[1]!);
  if (!day) return undefined;
  const clock = match[2];
  return clock && isClock(clock) && clock !== '00:00' ? `${day}T${clock}` : day;
}
