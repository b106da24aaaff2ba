import { addDays } from '#src/tickets/time.ts';
import type { TruthTime } from '#test/generator/truth.ts';
import { plain } from './text.ts';

/** A time that a pass states: wall clock, and an offset where it is written. */
export type StatedTime = { readonly local: string; readonly offset?: string };

const isoShape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?(?:\.\d+)?\s*(?:(Z)|([+-])(\d{1,2}):?(\d{2}))?)?$/;

/** ISO 8601 text, also inside `{ date }`, to a time; anything else to nothing. */
export function parseTime(value: unknown): StatedTime | undefined {
  const text = typeof value === 'object' && value !== null && 'date' in value ? value.date : value;
  const match = typeof text === 'string' ? isoShape.exec(text.trim()) : null;
  if (!match) return undefined;
  const [, day, clock, zulu, sign, hours, minutes] = match;
  if (!clock) return { local: day! };
  const offset = zulu ? '+00:00' : sign ? `${sign}${hours!.padStart(2, '0')}:${minutes}` : undefined;
  return { local: `${day}T${clock}`, ...(offset && { offset }) };
}

/** Whether a time of day is stated. */
export function hasClock(time: StatedTime): boolean {
  return time.local.includes('T');
}

/** The same calendar day at the place of the truth; without a year, a day more or less is forgiven. */
export function sameDay(truth: TruthTime, stated: StatedTime): boolean {
  const wanted = truth.local.slice(0, 10);
  const days = [stated.local.slice(0, 10)];
  if (hasClock(stated) && stated.offset && truth.offset && stated.offset !== truth.offset) {
    days.push(new Date(instant(stated)! + offsetMinutes(truth.offset) * 60_000).toISOString().slice(0, 10));
  }
  if (!truth.year_free) return days.includes(wanted);
  return days.some((day) => [-1, 0, 1].some((shift) => addDays(day, shift).slice(5) === wanted.slice(5)));
}

/** `ok`, or `zone` for the right wall clock at another instant, or nothing. */
export function compareClock(truth: TruthTime, stated: StatedTime): 'ok' | 'zone' | undefined {
  if (!hasClock(truth) || !hasClock(stated) || !sameDay(truth, stated)) return undefined;
  const wall = truth.local.slice(11) === stated.local.slice(11);
  const [wanted, got] = [instant(truth), instant(stated)];
  if (wanted === undefined || got === undefined || truth.year_free) return wall ? 'ok' : undefined;
  if (wanted === got) return 'ok';
  return wall ? 'zone' : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Whether a text that people read shows the day. */
export function showsDay(text: string, truth: TruthTime): boolean {
  const [year, month, day] = truth.local.slice(0, 10).split('-').map(Number) as [number, number, number];
  const words = plain(text);
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  const named = new RegExp(`\\b${months[month - 1]}`).test(words);
  const yearRight =
    truth.year_free || numbers.includes(year) || numbers.includes(year % 100) || !/\b\d{4}\b/.test(words);
  return numbers.includes(day) && (named || numbers.includes(month)) && yearRight;
}

/** Whether a text that people read shows the clock, on 24 or 12 hours. */
export function showsClock(text: string, truth: TruthTime): boolean {
  const [hour, minute] = truth.local.slice(11, 16).split(':') as [string, string];
  const low = text.toLowerCase().replace(/[\u202f\u00a0]/g, ' ');
  const written = [
    `${hour}:${minute}`,
    `${Number(hour)}:${minute}`,
    `${hour}.${minute}`,
    `${hour}h${minute}`,
    `${hour}${minute}`,
  ];
  const alone = (clock: string) => new RegExp(`(?<!\\d)${clock.replace('.', '\\.')}(?!\\d)`).test(low);
  const half = Number(hour) % 12 || 12;
  return (
    written.some(alone) || new RegExp(`(?<!\\d)0?${half}:${minute}\\s*${Number(hour) < 12 ? 'a' : 'p'}\\.?m`).test(low)
  );
}

function instant(time: StatedTime): number | undefined {
  if (!hasClock(time) || !time.offset) return undefined;
  return Date.parse(`${time.local}:00Z`) - offsetMinutes(time.offset) * 60_000;
}

function offsetMinutes(offset: string): number {
  const [hours, minutes] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours! * 60 + minutes!);
}
