import { addDays, isRealTime } from '#src/tickets/time.ts';
import type { ZoneNames } from './calendar-zones.ts';
import type { CalendarProperty } from './properties.ts';

/** As in `CalendarEvent`: a day or a wall-clock time, with the zone that it was given in. */
export type CalendarTime = { readonly local: string; readonly zone?: string };

/** Reads DATE and DATE-TIME (RFC 5545, sections 3.3.4 and 3.3.5), with or without the dashes that do not belong there. */
export function readTime(property: CalendarProperty | undefined, zones: ZoneNames): CalendarTime | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    property?.raw ?? '',
  );
  if (!match) return undefined;
  const [, year, month, day, hour, minute, utc] = match;
  const local = `${year}-${month}-${day}${hour ? `T${hour}:${minute}` : ''}`;
  if (!isRealTime(local)) return undefined;
  if (!hour) return { local };
  if (/^z$/i.test(utc ?? '')) return { local, zone: 'UTC' };
  const zone = utc ? undefined : zones(property?.parameters.tzid);
  return zone ? { local, zone } : { local };
}

/** The end of an event that states how long it is (section 3.3.6). */
export function endFromDuration(
  start: CalendarTime | undefined,
  duration: string | undefined,
): CalendarTime | undefined {
  const match = /^\+?P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,5})M)?(?:\d{1,6}S)?)?$/i.exec(
    duration?.trim() ?? '',
  );
  if (!start || !match) return undefined;
  const [weeks, days, hours, minutes] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  const [day, clock] = start.local.split('T') as [string, string?];
  const total = (clock ? clockMinutes(clock) : 0) + hours * 60 + minutes;
  const local = addDays(day, weeks * 7 + days + Math.floor(total / 1440));
  const two = (count: number) => String(count).padStart(2, '0');
  return { ...start, local: clock ? `${local}T${two(Math.floor((total % 1440) / 60))}:${two(total % 60)}` : local };
}

function clockMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
