/** Dates of schema.org markup: ISO 8601 as it should be, and what generators write instead. */
import type { JsonObject, JsonValue } from '#src/documents/document.ts';
import { isObject, listOf } from '#src/documents/shared/texts/json-ld.ts';
import { isRealTime, type TicketTime } from '#src/tickets/time.ts';
import { findDates, findTimes } from '../page-text/values/values.ts';

/** A time as stated; `utc` when it claims to be UTC, which for a place elsewhere may be a lie. */
export type StatedTime = TicketTime & { readonly utc?: 'Z' | '+00:00' };

/**
 * Reads the first of the named properties that is a date.
 *
 * @param hints texts of the same reservation, which may tell whether `02-04-2018` is in February or April
 */
export function timeOf(
  object: JsonObject | undefined,
  names: readonly string[],
  hints: readonly string[] = [],
): StatedTime | undefined {
  for (const name of names) {
    for (const value of listOf(object?.[name])) {
      const time = readTime(value, hints);
      if (time) return time;
    }
  }
  return undefined;
}

/** A time of day alone (`14:00`, `T14:00:00`, `from 15:00`), as hotels state for check-in. */
export function clockIn(value: string | undefined): string | undefined {
  const worded = /^\p{L}[\p{L} .]{1,20}\s(\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?)(?:\s(?:uhr|h|hrs))?$/iu.exec(
    value?.trim() ?? '',
  );
  if (worded) return clockIn(worded[1]);
  const match = /^T?(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([AaPp]\.?[Mm]\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/.exec(
    value?.trim() ?? '',
  );
  if (!match) return undefined;
  const clock = toClock(match[1]!, match[2]!, match[3]);
  return isRealTime(`2000-01-01T${clock}`) ? clock : undefined;
}

function readTime(value: JsonValue, hints: readonly string[]): StatedTime | undefined {
  if (isObject(value)) {
    const zone = value.timezone;
    const time = value['@value'] === undefined ? undefined : readTime(value['@value'], hints);
    return time && typeof zone === 'string' && /^[A-Za-z]+\/[\w/+-]+$/.test(zone) ? { ...time, zone } : time;
  }
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{10}(?:\d{3})?$/.test(value.trim())))
    return readEpoch(Number(value));
  if (typeof value !== 'string') return undefined;
  const text = value.trim().slice(0, 80);
  const day = readDay(text, hints);
  if (!day) return readWorded(text);
  const rest = text.slice(day.length);
  const clock =
    /^(?:[T,]|\s)\s*(?:at\s+)?(\d{1,2}):?(\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s*([AaPp]\.?[Mm]\b\.?)?\s*(Z|UTC|GMT)?\s*([+-]\d{1,2}:?(?:\d{2})?)?/.exec(
      rest,
    );
  if (!clock) return isRealTime(day.local) && !/\d/.test(rest) ? { local: day.local } : undefined;
  const local = `${day.local}T${toClock(clock[1]!, clock[2]!, clock[3])}`;
  if (!isRealTime(local)) return undefined;
  return { local, ...offsetOf(clock[4], clock[5]) };
}

/** `12. Mai 2027, 10:20 Uhr`: a day with its year and a month in words of any language, and at most one time. */
function readWorded(text: string): StatedTime | undefined {
  const [date, ...others] = findDates(text);
  const times = findTimes(text);
  if (!date?.year || date.until || date.swappable || others.length > 0 || times.length > 1) return undefined;
  const two = (count: number) => String(count).padStart(2, '0');
  const day = `${date.year}-${two(date.month)}-${two(date.day)}`;
  const local = times[0] && !times[0].until ? `${day}T${times[0].clock}` : day;
  return isRealTime(local) ? { local } : undefined;
}

/** Seconds or milliseconds since 1970, from 2001 to 2100. */
function readEpoch(count: number): StatedTime | undefined {
  const milliseconds = count < 1e11 ? count * 1000 : count;
  if (!(milliseconds >= 1e12 && milliseconds < 4.1e12)) return undefined;
  return { local: new Date(milliseconds).toISOString().slice(0, 16), zone: 'UTC' };
}

function offsetOf(utc: string | undefined, numeric: string | undefined): Pick<StatedTime, 'offset' | 'utc'> {
  const match = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(numeric ?? '');
  if (!match) return utc ? { offset: '+00:00', utc: 'Z' } : {};
  const offset = `${match[1]}${match[2]!.padStart(2, '0')}:${match[3] ?? '00'}`;
  if (Number(match[2]) > 14) return {};
  return /00:00$/.test(offset) ? { offset: '+00:00', utc: '+00:00' } : { offset };
}

type Day = { readonly local: string; readonly length: number };

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function readDay(text: string, hints: readonly string[]): Day | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)|^(\d{4})(\d{2})(\d{2})(?=T|$)/.exec(text);
  if (iso) return dayOf(iso[0], [iso[1] ?? iso[4]!, iso[2] ?? iso[5]!, iso[3] ?? iso[6]!]);
  const named =
    /^(?:[A-Za-z]{3,9},?\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?[\s-]([A-Za-z]{3})[a-z]*\.?|([A-Za-z]{3})[a-z]*\.?\s(\d{1,2})(?:st|nd|rd|th)?),?[\s-](\d{4})(?!\d)/.exec(
      text,
    );
  if (named) {
    const month = months.indexOf((named[2] ?? named[3]!).toLowerCase()) + 1;
    return month > 0 ? dayOf(named[0], [named[5]!, String(month), named[1] ?? named[4]!]) : undefined;
  }
  const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/.exec(text);
  return numeric ? readNumericDay(numeric, text, hints) : undefined;
}

/** Days before months or after: dots tell, numbers above 12 tell, a.m. tells, other texts of the reservation may. */
function readNumericDay(match: RegExpExecArray, text: string, hints: readonly string[]): Day | undefined {
  const [whole, first, separator, second, year] = match as unknown as [string, string, string, string, string];
  const dayFirst = dayOf(whole, [year, second, first]);
  const monthFirst = dayOf(whole, [year, first, second]);
  if (separator === '.') return dayFirst;
  if (!dayFirst || !monthFirst || dayFirst.local === monthFirst.local) return dayFirst ?? monthFirst;
  const order = orderIn(hints, separator);
  if (order) return order === 'dmy' ? dayFirst : monthFirst;
  const told = (day: Day) =>
    hints.some((hint) => hint.includes(day.local) || hint.includes(day.local.replaceAll('-', '')));
  if (told(dayFirst) !== told(monthFirst)) return told(dayFirst) ? dayFirst : monthFirst;
  return separator === '/' && /\d\s*[ap]\.?m\b/i.test(text) ? monthFirst : undefined;
}

/** What other dates of the same form in the reservation tell by a number above 12. */
function orderIn(hints: readonly string[], separator: string): 'dmy' | 'mdy' | undefined {
  const orders = hints.flatMap((hint) => {
    const [, first, between, second] = /^(\d{1,2})([-/.])(\d{1,2})\2\d{4}(?!\d)/.exec(hint.trim()) ?? [];
    if (between !== separator || Number(first) > 12 === Number(second) > 12) return [];
    return [Number(first) > 12 ? ('dmy' as const) : ('mdy' as const)];
  });
  return new Set(orders).size === 1 ? orders[0] : undefined;
}

function dayOf(written: string, [year, month, day]: readonly [string, string, string]): Day | undefined {
  const local = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealTime(local) ? { local, length: written.length } : undefined;
}

function toClock(hour: string, minute: string, half: string | undefined): string {
  let hours = Number(hour);
  if (half && hours <= 12) hours = (hours % 12) + (/^p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
