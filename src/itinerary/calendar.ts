/** Tickets as a calendar: iCalendar (RFC 5545), with the reservation as structured data (RFC 9073) inside of each event. */
import type { Language } from '#src/languages/languages.ts';
import { addDays, dayOf, hasClock, instantOf, type TicketTime } from '#src/tickets/time.ts';
import { alarmLines } from './alarm.ts';
import { contentLine, textLine } from './content-line.ts';
import { uidOf } from './identity.ts';
import { jsonLdOf, reservationOf } from './reservation.ts';
import { timeZoneLines } from './time-zone.ts';
import type { Trip } from './trip.ts';
import { isByDays, type When, whenOf } from './when.ts';
import { descriptionOf, placeOf, summaryOf } from './words.ts';

/** Media type of what is written here. */
export const calendarType = 'text/calendar; charset=utf-8';

/** Who writes a calendar, when (ISO 8601 instant), and in which language for whom reads it; each ticket's own where nobody said. */
export type CalendarContext = { readonly service: string; readonly now: string; readonly language?: Language };

/**
 * One event for each ticket that has a day, and the definition of every zone that they use. Lines end with CR LF. Undefined when no
 * ticket has a day.
 */
export function calendarOf(trips: readonly Trip[], { service, now, language }: CalendarContext): string | undefined {
  const dated = trips.flatMap((trip) => {
    const when = whenOf(trip);
    return when ? [{ trip, when }] : [];
  });
  if (dated.length === 0) return undefined;
  const stamp = utcTime(Date.parse(now));
  const lines = [
    'BEGIN:VCALENDAR',
    contentLine('VERSION', '2.0'),
    textLine('PRODID', `-//${service}//Tickets//EN`),
    ...zoneDefinitions(dated.map(({ when }) => when)),
    ...dated.flatMap(({ trip, when }) => eventLines(trip, when, { stamp, language })),
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

type Written = { readonly stamp: string; readonly language: Language | undefined };

function eventLines(trip: Trip, when: When, { stamp, language }: Written): readonly string[] {
  const { kind, fields } = trip;
  const summary = summaryOf(trip, when, language);
  const place = placeOf(trip);
  const description = descriptionOf(trip, language);
  const at = fields.fromLocation ?? fields.venueLocation;
  return [
    'BEGIN:VEVENT',
    contentLine('UID', uidOf(trip)),
    contentLine('DTSTAMP', stamp),
    timeLine('DTSTART', when.start),
    ...(when.end ? [timeLine('DTEND', hasClock(when.end) ? when.end : { local: addDays(when.end.local, 1) })] : []),
    textLine('SUMMARY', summary),
    ...(place ? [textLine('LOCATION', place)] : []),
    ...(at ? [contentLine('GEO', `${degrees(at.latitude)};${degrees(at.longitude)}`)] : []),
    ...(description ? [textLine('DESCRIPTION', description)] : []),
    ...(isOccupied(trip, when) ? [] : [contentLine('TRANSP', 'TRANSPARENT')]),
    ...structuredLines(trip),
    ...alarmLines(kind, when, summary),
    'END:VEVENT',
  ];
}

/** Section 3.8.1.6: six decimals, and no power of ten. */
const degrees = (angle: number): number => Number(angle.toFixed(6));

/** RFC 9073, section 6.6. Without the code: calendars are shared, and whoever has the code could use the ticket. */
function structuredLines({ code: _, ...trip }: Trip): readonly string[] {
  const type = reservationOf(trip)?.['@type'];
  const data = jsonLdOf([trip]);
  if (type === undefined || data === undefined) return [];
  const parameters = { VALUE: 'TEXT', FMTTYPE: 'application/ld+json', SCHEMA: `https://schema.org/${type}` };
  return [textLine('STRUCTURED-DATA', data, parameters)];
}

/** Whether somebody with this ticket has no time for anything else: not for all days of a stay or of a validity. */
function isOccupied({ kind }: Trip, { start, lastDay }: When): boolean {
  return hasClock(start) && !lastDay && !isByDays(kind);
}

/** Days as DATE, times with their zone; with an offset alone in UTC; with neither as the clock at the place. */
function timeLine(name: 'DTSTART' | 'DTEND', time: TicketTime): string {
  if (!hasClock(time)) return contentLine(name, time.local.replaceAll('-', ''), { VALUE: 'DATE' });
  const zone = zoneOf(time);
  const local = `${time.local.replace(/[-:]/g, '')}00`;
  if (zone) return contentLine(name, local, { TZID: zone });
  const instant = instantOf(time);
  return contentLine(name, instant === undefined ? local : utcTime(instant));
}

/** The zone of a time that is written with its zone. */
function zoneOf(time: TicketTime | undefined): string | undefined {
  return time?.zone && hasClock(time) && time.zone !== 'UTC' ? time.zone : undefined;
}

function utcTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Each zone once, over all days that it is used on; sorted, so that equal tickets give equal files. */
function zoneDefinitions(whens: readonly When[]): readonly string[] {
  const days = new Map<string, string[]>();
  for (const time of whens.flatMap(({ start, end }) => [start, end])) {
    const zone = zoneOf(time);
    if (zone) days.set(zone, [...(days.get(zone) ?? []), dayOf(time!)]);
  }
  return [...days.keys()].sort().flatMap((zone) => {
    const used = days.get(zone)!.sort();
    return timeZoneLines(zone, used[0]!, used.at(-1)!);
  });
}
