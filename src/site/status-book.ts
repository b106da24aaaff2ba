import type { Intake } from '#src/jobs/job-records.ts';

/** Days that the status page looks back. */
export const daysBack = 90;

/** Minutes of a day (UTC, `2026-11-27`) at whose looks the service worked, and at whose it did not. */
export type WorkedDay = { readonly day: string; readonly well: number; readonly ill: number };

/** What came through a door in a day, and how much of it was lost by a fault of ours. */
export type DoorDay = {
  readonly door: Intake;
  readonly day: string;
  readonly files: number;
  readonly faults: number;
};

/** What is known of the last days. */
export type StatusDays = {
  readonly worked: readonly WorkedDay[];
  readonly doors: readonly DoorDay[];
  /** When passes were made last, by door; milliseconds since the epoch. */
  readonly lastMade: readonly { readonly door: Intake; readonly at: number }[];
};

/** Keeps how the service did, day by day. */
export interface StatusBook {
  /** Notes whether the service works, once a minute at most: a second word in a minute is not heard. */
  note(now: number, well: boolean): Promise<void>;
  /** Everything since the beginning of the day that is `daysBack` days ago, today included. */
  read(now: number): Promise<StatusDays>;
}

/** The day of an instant, by UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The first day that is looked back at. */
export const firstDay = (now: number): string => dayOf(now - (daysBack - 1) * 24 * 3_600_000);

/**
 * The part of a day that the service worked, from 0 to 1: minutes at which nobody looked count as lost. Null before the first day
 * that anything is known of; of that one only minutes count at which somebody looked.
 */
export function partWorked(day: string, worked: readonly WorkedDay[], now: number): number | null {
  const days = worked.toSorted((a, b) => a.day.localeCompare(b.day));
  const [first] = days;
  if (!first || day < first.day) return null;
  const { well = 0, ill = 0 } = days.find((each) => each.day === day) ?? {};
  const passed = day === dayOf(now) ? Math.floor((now % (24 * 3_600_000)) / 60_000) : 24 * 60;
  const minutes = day === first.day ? well + ill : Math.max(passed, well + ill);
  return minutes === 0 ? null : well / minutes;
}
