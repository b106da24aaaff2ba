import type { Language } from '#src/languages/languages.ts';
import { dateIn } from '#src/languages/say.ts';
import { clockOf, dayOf, hasClock, instantAt, instantOf, offsetIn, type TicketTime } from '#src/tickets/time.ts';

/** Times of tickets as complete dates of pass.json, with the offset that holds at the place; and as text. */

const hour = 3_600_000;
/** A span of so many hours in milliseconds. */
export const hours = (count: number): number => count * hour;

/** The complete date, `2026-11-22T09:38+01:00`; undefined when clock or offset are unknown. */
export function completeDate(time: TicketTime | undefined): string | undefined {
  return time?.offset && hasClock(time) ? time.local + time.offset : undefined;
}

/**
 * A day needs a clock to be a date of pass.json. Known clocks stay; else noon stands in, so that readers that move
 * times into another zone still show the right day. Undefined when the zone is unknown.
 */
export function middayOf(time: TicketTime): string | undefined {
  if (hasClock(time)) return completeDate(time);
  const noon = instantAt(time, `${time.local}T12:00`);
  return noon === undefined ? undefined : dateAt(noon, time);
}

/** The instant of a time with a clock, or of the last second of its day. */
export function endOf(time: TicketTime): number | undefined {
  return hasClock(time) ? instantOf(time) : lastSecondOf(time);
}

/** 23:59:59 of the day. */
export function lastSecondOf(time: TicketTime): number | undefined {
  return instantAt(time, `${dayOf(time)}T23:59:59`);
}

/** An instant as a complete date with the offset that holds then at the place of `time`. */
export function dateAt(instant: number, time: TicketTime): string {
  const local = shifted(instant, time.offset ?? '+00:00');
  const offset = (time.zone && offsetIn(time.zone, local.slice(0, 16))) || time.offset || '+00:00';
  return shifted(instant, offset).replace(/:00$/, '') + offset;
}

/** The wall-clock time as text, where no zone is known: `22 Nov 2026, 09:38`. */
export function plainText(time: TicketTime, part: 'date' | 'time' | 'both', language: Language = 'en'): string {
  const clock = clockOf(time);
  if (part === 'time') return clock ?? '';
  const day = plainDay(dayOf(time), 'short', language);
  return part === 'both' && clock ? `${day}, ${clock}` : day;
}

/** `22 November 2026`, or `22 Nov 2026`. */
export function plainDay(day: string, month: 'long' | 'short' = 'long', language: Language = 'en'): string {
  return language === 'en' ? englishDay(day, month) : dateIn(language, day, month);
}

/** The same whatever version of CLDR a Node brings along: it is in pass.json. */
function englishDay(day: string, length: 'long' | 'short'): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[month! - 1]!.slice(0, length === 'short' ? 3 : undefined)} ${year}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function shifted(instant: number, offset: string): string {
  const minutes = (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6))) * (offset.startsWith('-') ? -1 : 1);
  return new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
}
