import type { CalendarEvent } from '#src/documents/document.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import { addDays, offsetIn } from '#src/tickets/time.ts';

/** Start and end of an event as a person would say them: the end of whole days is their last day, not the day after. */
export function timesOf({ start, end }: CalendarEvent): { start?: TicketTime; end?: TicketTime } {
  const first = start && timeOf(start);
  if (!end || !start || end.local === start.local) return first ? { start: first } : {};
  if (end.local.length === 10 && start.local.length === 10) {
    const last = addDays(end.local, -1);
    return last > start.local ? { start: first!, end: { local: last } } : { start: first! };
  }
  return { start: first!, end: timeOf(end) };
}

/**
 * The time at a stop whose clock is printed, given the event's own time of that stop: the printed clock on the day that
 * fits, with the zone of the event if both agree, and with the offset that follows if the event is in UTC.
 */
export function timeAtStop(local: string, stated: CalendarEvent['start']): TicketTime {
  if (!stated || stated.local.length === 10) return { local };
  if (stated.zone !== 'UTC') return stated.local === local && stated.zone ? { local, zone: stated.zone } : { local };
  const minutes = Math.round((Date.parse(`${local}:00Z`) - Date.parse(`${stated.local}:00Z`)) / 60_000);
  const offset = (((minutes % 1440) + 1440 + 720) % 1440) - 720;
  // Clocks differ from UTC by quarters of an hour, from 12 hours behind to 14 ahead.
  if (offset % 15 !== 0) return { local };
  const day = new Date(Date.parse(`${stated.local}:00Z`) + offset * 60_000).toISOString().slice(0, 16);
  const two = (count: number) => String(count).padStart(2, '0');
  const size = Math.abs(offset);
  return { local: day, offset: `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}` };
}

function timeOf(stated: NonNullable<CalendarEvent['start']>): TicketTime {
  if (!stated.zone || stated.local.length === 10) return { local: stated.local };
  const offset = offsetIn(stated.zone, stated.local);
  return { local: stated.local, zone: stated.zone, ...(offset ? { offset } : {}) };
}
