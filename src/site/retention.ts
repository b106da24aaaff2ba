/** How long things are kept, in months. */
export type RetentionMonths = { readonly jobs: number; readonly feedback: number; readonly contacts: number };

/** The instants before which each kind is deleted, in milliseconds since the epoch. */
export type Cutoffs = { readonly jobs: number; readonly feedback: number; readonly contacts: number };

/** Deletes what is too old, in batches; safe to be killed and repeated. */
export interface RetentionBook {
  deleteBefore(
    cutoffs: Cutoffs,
    now: number,
  ): Promise<{ readonly jobs: number; readonly feedback: number; readonly contacts: number }>;
}

/** Calendar months before `now`, in UTC; the 31st of a shorter month is its last day. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** Deletes everything whose time has come, as of `now`. */
export function sweepRetention(
  book: RetentionBook,
  months: RetentionMonths,
  now: number,
): ReturnType<RetentionBook['deleteBefore']> {
  const cutoffs = {
    jobs: monthsBefore(now, months.jobs),
    feedback: monthsBefore(now, months.feedback),
    contacts: monthsBefore(now, months.contacts),
  };
  return book.deleteBefore(cutoffs, now);
}
