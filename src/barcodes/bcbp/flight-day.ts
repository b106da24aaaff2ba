import type { Bcbp } from './bcbp.ts';

/** The day of a leg, `YYYY-MM-DD`, and whether its year needed the document's date and is not beyond doubt. */
export type FlightDay = { readonly day: string; readonly yearInferred: boolean };

/** A boarding pass is rarely kept for longer after the flight, and never issued earlier than an airline sells seats. */
const daysBefore = 30;
const daysAhead = 335;

/**
 * The days of all legs, in order; undefined for a leg without one. The code has only the day of the year. The year is
 * the first that follows the issue date, whose last digit of the year the code may have, or else the one that lies
 * nearest to `contextDay` (`YYYY-MM-DD`): from a month before to eleven months after it.
 */
export function flightDays(bcbp: Bcbp, contextDay: string): readonly (FlightDay | undefined)[] {
  const issued = issueDay(bcbp, contextDay);
  const yearInferred = issued === undefined || toNumber(contextDay) - issued > daysAhead;
  const days: (FlightDay | undefined)[] = [];
  let earliest = issued === undefined ? toNumber(contextDay) - daysBefore : issued - 1;
  for (const leg of bcbp.legs) {
    const day = leg.dateOfFlight === undefined ? undefined : nextDayOfYear(leg.dateOfFlight, earliest);
    days.push(day === undefined ? undefined : { day: toText(day), yearInferred });
    // A leg across the date line may land, and the next one start, a day earlier.
    if (day !== undefined) earliest = day - 1;
  }
  return days;
}

/**
 * The issue date as a day number: the latest with that last digit of the year that is not after the context. Some
 * airlines write a 0 for the year or wrong sizes around it: such a date is believed only where it is near the context.
 */
function issueDay(bcbp: Bcbp, contextDay: string): number | undefined {
  const match = /^(\d)(\d{3})$/.exec(bcbp.dateOfIssueOfBoardingPass ?? '');
  if (!match || Number(match[2]) < 1 || Number(match[2]) > 366) return undefined;
  const context = toNumber(contextDay);
  const latest = Number(contextDay.slice(0, 4)) + 1;
  for (let year = latest; year >= latest - 10; year -= 1) {
    if (year % 10 !== Number(match[1])) continue;
    const day = dayOfYear(year, Number(match[2]));
    // Issued in the zone of the airline; the context may be a day behind.
    if (day === undefined || day > context + 2) continue;
    const doubtful = !bcbp.wellFormed || match[1] === '0';
    return doubtful && context - day > daysAhead ? undefined : day;
  }
  return undefined;
}

/** The first day on or after `earliest` that is the nth of its year, within a year's reach. */
function nextDayOfYear(nth: number, earliest: number): number | undefined {
  const year = Number(toText(earliest).slice(0, 4));
  const days = [year, year + 1].map((candidate) => dayOfYear(candidate, nth));
  return days.find((day) => day !== undefined && day >= earliest && day <= earliest + daysBefore + daysAhead);
}

/** Days since 1970 of the nth day of a year; undefined for the 366th of a common year. */
function dayOfYear(year: number, nth: number): number | undefined {
  const day = Date.UTC(year, 0, nth) / 86_400_000;
  return toText(day).startsWith(String(year)) ? day : undefined;
}

function toNumber(day: string): number {
  return Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / 86_400_000;
}

function toText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
