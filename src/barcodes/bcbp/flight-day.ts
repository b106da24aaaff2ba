import { daysAhead, daysBefore, nextDayOfYear, nthDayOf, toDayNumber, toDayText } from '../day-of-year.ts';
import type { Bcbp } from './bcbp.ts';

/** The day of a leg, `YYYY-MM-DD`, and whether its year needed the document's date and is not beyond doubt. */
export type FlightDay = { readonly day: string; readonly yearInferred: boolean };

/**
 * The days of all legs, in order; undefined for a leg without one. The code has only the day of the year. The year is
 * the first that follows the issue date, whose last digit of the year the code may have, or else the one that lies
 * nearest to `contextDay` (`YYYY-MM-DD`): from a month before to eleven months after it.
 */
export function flightDays(bcbp: Bcbp, contextDay: string): readonly (FlightDay | undefined)[] {
  const issued = issueDay(bcbp, contextDay);
  const yearInferred = issued === undefined || toDayNumber(contextDay) - issued > daysAhead;
  const days: (FlightDay | undefined)[] = [];
  let earliest = issued === undefined ? toDayNumber(contextDay) - daysBefore : issued - 1;
  for (const leg of bcbp.legs) {
    const day = leg.dateOfFlight === undefined ? undefined : nextDayOfYear(leg.dateOfFlight, earliest);
    days.push(day === undefined ? undefined : { day: toDayText(day), yearInferred });
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
  const context = toDayNumber(contextDay);
  const latest = Number(contextDay.slice(0, 4)) + 1;
  for (let year = latest; year >= latest - 10; year -= 1) {
    if (year % 10 !== Number(match[1])) continue;
    const day = nthDayOf(year, Number(match[2]));
    // Issued in the zone of the airline; the context may be a day behind.
    if (day === undefined || day > context + 2) continue;
    const doubtful = !bcbp.wellFormed || match[1] === '0';
    return doubtful && context - day > daysAhead ? undefined : day;
  }
  return undefined;
}
