import type { Intake } from '#src/jobs/job-records.ts';

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

/** A look at the service: its day, its minute since the epoch, and the first day that is still remembered. */
export type Look = {
  readonly day: string;
  readonly minute: number;
  readonly well: boolean;
  readonly from: string;
};

/** Keeps how the service did, day by day. */
export interface StatusBook {
  /** Notes a look, one a minute: a second one is not heard. Forgets the days before `from`. */
  note(look: Look): Promise<void>;
  /** Everything since the beginning of a day. */
  read(from: string): Promise<StatusDays>;
}
