import { type FlightDay, flightDays } from '#src/barcodes/bcbp/flight-day.ts';
import { parseBcbp } from '#src/barcodes/bcbp/parse-bcbp.ts';
import type { Understood } from '../../document/understood.ts';

/** The one day of which all boarding pass codes beside a text are (IATA Resolution 792): a screen prints `Today` or cuts its day off. */
export function codedDay({ sheets, dates }: Understood): FlightDay | undefined {
  const texts = sheets.flatMap(({ page }) => page.barcodes.flatMap(({ text }) => text ?? []));
  const codes = texts.flatMap((text) => parseBcbp(text) ?? []);
  const days = codes.flatMap((code) => flightDays(code, dates.contextDay));
  const [day] = days;
  return day && days.every((other) => other?.day === day.day) ? day : undefined;
}
