import { readCalendar } from '#src/documents/inside/calendar/read-calendar.ts';
import { calendar } from '#src/extraction/calendar/extract.ts';
import { valuesOf } from '#test/support/code-input.ts';
import { calendarText, extractionInput } from '#test/support/mails.ts';

/** What the reader of calendars makes of one event, by its lines. */
export function calendarDrafts(...lines: readonly string[]) {
  const input = extractionInput({ type: 'calendar', events: readCalendar(calendarText(...lines)) });
  return calendar.match(input) ? calendar.extract(input) : [];
}

/** The values that an event gives, ticket by ticket. */
export const readEvent = (...lines: readonly string[]) => calendarDrafts(...lines).map(valuesOf);

/** One event as it is read from its lines, without what is made of it. */
export const calendarEvent = (...lines: readonly string[]) => readCalendar(calendarText(...lines))[0]!;

/** The line of a description. */
export const describeWith = (...lines: readonly string[]) => `DESCRIPTION:${lines.join('\\n').replaceAll(',', '\\,')}`;

/** An evening in Berlin. */
export const evening = ['DTSTART;TZID=Europe/Berlin:20270304T203000', 'DTEND;TZID=Europe/Berlin:20270304T230000'];
