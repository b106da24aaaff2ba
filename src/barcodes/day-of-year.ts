/** Days of the year without their year, as codes have them, and which year is meant. Day numbers count from 1970. */

/** A ticket is rarely kept for longer after the journey … */
export const daysBefore = 30;
/** … and never issued earlier than seats are sold. */
export const daysAhead = 335;

/** The nth day of a year that lies nearest to a document of `contextDay` (`YYYY-MM-DD`): from a month before to eleven after. */
export function dayNear(nth: number, contextDay: string): string | undefined {
  const day = nextDayOfYear(nth, toDayNumber(contextDay) - daysBefore);
  return day === undefined ? undefined : toDayText(day);
}

/** The first day on or after `earliest` that is the nth of its year, within a year's reach. */
export function nextDayOfYear(nth: number, earliest: number): number | undefined {
  const year = Number(toDayText(earliest).slice(0, 4));
  const days = [year, year + 1].map((candidate) => nthDayOf(candidate, nth));
  return days.find((day) => day !== undefined && day >= earliest && day <= earliest + daysBefore + daysAhead);
}

/** The nth day of a year; undefined for the 366th of a common year. */
export function nthDayOf(year: number, nth: number): number | undefined {
  const day = Date.UTC(year, 0, nth) / 86_400_000;
  return toDayText(day).startsWith(String(year)) ? day : undefined;
}

/** `YYYY-MM-DD` (and what follows) as a day number. */
export function toDayNumber(day: string): number {
  return Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / 86_400_000;
}

/** A day number as `YYYY-MM-DD`. */
export function toDayText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
