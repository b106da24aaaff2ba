/** Days as they are written in a text, and what patterns for them are made of. */
import { isRealTime } from '#src/tickets/time.ts';

/** A day as printed; `year` is absent where the document leaves it out. */
export type WrittenDay = {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
  /** 0 for Sunday, when a weekday stands beside it. */
  readonly weekday?: number;
  /** `12/05`: day and month could be the other way round. */
  readonly swappable?: boolean;
};

/** A written day and where it stands in the text. `until` is the last day of a range. */
export type DateSpan = WrittenDay & {
  readonly at: number;
  readonly end: number;
  readonly until?: WrittenDay;
  /** Neither a year nor a month's name nor a weekday: `12.05.` or `3/4`; only a date beside a label or a time. */
  readonly bare?: boolean;
};

/** A day of the month, as a part of a pattern. */
export const day = '(0?[1-9]|[12]\\d|3[01])';

/** A month as a number, as a part of a pattern. */
export const month = '(0?[1-9]|1[0-2])';

/** What may stand behind a day: `1st`, `1er`, `1.º`. */
export const ordinal = '(?:st|nd|rd|th|er|ere|re|º|°|ª|\\.o|o)?';

/** Whether there is such a day; 29 February is one where the year is open. */
export function isDay(written: WrittenDay): boolean {
  const two = (part: number) => String(part).padStart(2, '0');
  // 2024 is a leap year: 29 February is a day wherever the year is open.
  return isRealTime(`${written.year ?? 2024}-${two(written.month)}-${two(written.day)}`);
}
