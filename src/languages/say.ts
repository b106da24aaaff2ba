import { directionOf, type Language } from './languages.ts';

/** One text for each way of counting that a language has; `{n}` is the count, written in the language. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Says how many: `counted('pl', 3, { one: '{n} bilet', few: '{n} bilety', other: '{n} biletów' })`. */
export function counted(language: Language, count: number, texts: Counted): string {
  const text = texts[new Intl.PluralRules(language).select(count)] ?? texts.other;
  return text.replace('{n}', new Intl.NumberFormat(localeOf(language)).format(count));
}

/** An instant (milliseconds since the epoch) as a time of day with its day and zone: `23:05 UTC, 1 Mar`. */
export function instantIn(language: Language, instant: number, zone: string): string {
  return zonedIn(language, instant, { month: 'short', timeZone: knownZone(zone) });
}

/** A day on the calendar of no zone, with its time if it has one: `2027-03-05T20:00` is `Fri, 5 Mar 2027, 20:00`. */
export function dayIn(language: Language, local: string): string {
  const clock = local.includes('T');
  const instant = Date.parse(clock ? `${local.slice(0, 16)}:00Z` : `${local.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(instant)) return local;
  const form = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(clock ? { hour: hourIn(language), minute: '2-digit' } : {}),
    timeZone: 'UTC',
  });
  return unbroken(form, instant);
}

/** A time whose half of the day and zone stay beside its clock, also where a line ends. */
function unbroken(form: Intl.DateTimeFormat, instant: number): string {
  const parts = form.formatToParts(instant);
  const belongs = (at: number) => parts[at]?.type === 'dayPeriod' || parts[at]?.type === 'timeZoneName';
  return parts.map(({ value }, at) => (belongs(at + 1) ? value.replaceAll(' ', '\u00a0') : value)).join('');
}

/** As the languages write it: `08:05`, but `8:05` with a half of the day. */
function hourIn(language: Language): '2-digit' | 'numeric' {
  const { hour12 } = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric' }).resolvedOptions();
  return hour12 ? 'numeric' : '2-digit';
}

/** A time on the clock of its place (ISO 8601, the offset is not looked at), as long as `styles` say. */
export function localIn(
  language: Language,
  local: string,
  styles: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string {
  const form = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...styles });
  return unbroken(form, Date.parse(`${local.slice(0, 16)}Z`));
}

/** An amount: `€39.90`. `currency` is of ISO 4217. */
export function moneyIn(language: Language, amount: number, currency: string): string {
  const form = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
  if (directionOf(language) === 'ltr') return form.format(amount);
  // Kept together as it is written: a sign of letters and a mark (`US$`) would be turned round.
  const parts = form.formatToParts(amount);
  return parts.map(({ type, value }) => (type === 'currency' ? `\u2068${value}\u2069` : value)).join('');
}

const dateForms = new Map<string, Intl.DateTimeFormat>();

/** A day on the calendar (`YYYY-MM-DD`) without its weekday: `5 March 2027`, or `5 Mar 2027`. */
export function dateIn(language: Language, day: string, month: 'long' | 'short' = 'long'): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return day;
  const name = `${language} ${month}`;
  const form =
    dateForms.get(name) ??
    new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  dateForms.set(name, form);
  return form.format(instant);
}

/** A moment (milliseconds since the epoch) in full: `5 March at 20:00 UTC`, its day beside its month; without a zone in the reader's own. */
export function momentIn(language: Language, instant: number, zone?: string): string {
  return zonedIn(language, instant, zone ? { timeZone: zone } : {}).replace(/^(\d+\.?) /, '$1\u00a0');
}

/** A moment of the reader's own clock with its seconds and its zone: `5 March 2027 at 20:00:07 CET`. */
export function clockIn(language: Language, instant: number): string {
  return zonedIn(language, instant, { year: 'numeric', second: '2-digit' });
}

/** A moment with its zone; some languages have `GMT+0`. */
function zonedIn(language: Language, instant: number, more: Intl.DateTimeFormatOptions): string {
  const form = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    hour: hourIn(language),
    minute: '2-digit',
    timeZoneName: 'short',
    ...more,
  });
  return unbroken(form, instant).replace(/\+0(?![\d:])/, '');
}

/** A number of minutes in words, in whole days, hours and minutes, each together with its unit: "60 minutes", "1 day, 2 hours". */
export function durationIn(language: Language, minutes: number): string {
  if (minutes <= 90) return unitIn(language, minutes, 'minute');
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [Math.round(minutes % 60), 'minute'],
  ] as const;
  const spans = parts.filter(([value]) => value > 0).map(([value, unit]) => unitIn(language, value, unit));
  return new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(spans);
}

function unitIn(language: Language, value: number, unit: 'day' | 'hour' | 'minute'): string {
  const span = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return span.replaceAll(' ', '\u00a0');
}

/** The size of a file: `1.2 MB`. */
export function sizeIn(language: Language, bytes: number): string {
  const large = bytes >= 1_000_000;
  const [value, unit] = [bytes / (large ? 1_000_000 : 1000), large ? 'megabyte' : 'kilobyte'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** A part of a hundred: `42%`; with digits after the point never more than it is: `99.9%`. */
export function percentIn(language: Language, percent: number, digits = 0): string {
  const format = { style: 'percent', maximumFractionDigits: digits, roundingMode: digits > 0 ? 'floor' : 'halfExpand' };
  return new Intl.NumberFormat(localeOf(language), format as Intl.NumberFormatOptions).format(percent / 100);
}

/** `a, b and c`. */
export function listIn(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items);
}

/** English of Europe, so that no day reads as a month; figures that every gate can read, in Arabic too. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language === 'ar' ? 'ar-u-nu-latn' : language;
}

function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
