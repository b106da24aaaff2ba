import type { StatusBook, StatusDays, WorkedDay } from './status-book.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Days that the status looks back, today included. */
export const daysBack = 90;

/** How each door did in the last days. */
export type Status = Omit<StatusDays, 'worked'> & {
  /** The first day that is looked back at. */
  readonly from: string;
  readonly days: number;
  /** The part of each day that the service worked, from 0 to 1; days of which nothing is known are left out. */
  readonly worked: readonly { readonly day: string; readonly part: number }[];
};

/** Notes whether the service works at this moment, in milliseconds since the epoch. */
export function noteLook(book: StatusBook, now: number, well: boolean): Promise<void> {
  return book.note({ day: dayOf(now), minute: Math.floor(now / minute), well, from: firstDay(now) });
}

/** The last days, as of now. */
export async function statusOf(book: StatusBook, now: number): Promise<Status> {
  const from = firstDay(now);
  const { worked, ...rest } = await book.read(from);
  const days = Array.from({ length: daysBack }, (_, back) => dayOf(Date.parse(from) + back * day));
  const parts = days.flatMap((each) => {
    const part = partWorked(each, worked, now);
    return part === null ? [] : [{ day: each, part }];
  });
  return { ...rest, from, days: daysBack, worked: parts };
}

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

const firstDay = (now: number): string => dayOf(now - (daysBack - 1) * day);

/** Looks at the first day below which a slow start would be most of it. */
const leastLooks = 30;

/**
 * The part of a day that the service worked, from 0 to 1: minutes at which nobody looked count as lost. Null before the first day
 * that anything is known of; of that one only minutes count at which somebody looked, and the first of them tell no part that is less than all.
 */
export function partWorked(of: string, worked: readonly WorkedDay[], now: number): number | null {
  const days = worked.toSorted((a, b) => a.day.localeCompare(b.day));
  const [first] = days;
  if (!first || of < first.day) return null;
  const { well = 0, ill = 0 } = days.find((each) => each.day === of) ?? {};
  const passed = Math.floor((of === dayOf(now) ? now % day : day) / minute);
  if (of === first.day && ill > 0 && well + ill < leastLooks) return null;
  const minutes = of === first.day ? well + ill : Math.max(passed, well + ill);
  return minutes === 0 ? null : well / minutes;
}
