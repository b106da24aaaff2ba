import { offsetIn } from '#src/tickets/time.ts';
import { en } from './locales/en.ts';
import type { LabelKey, Locale } from './locales/locale.ts';
import type { Random } from './random.ts';
import type { Fact, Told } from './sheet.ts';
import type { TruthFields, TruthTime } from './truth.ts';

/** How one document writes: the same word for a thing, and the same formats, from its first line to its last. */
export type Voice = {
  readonly locale: Locale;
  readonly yearFree: boolean;
  readonly label: (key: LabelKey) => string;
  readonly date: (local: string) => string;
  /** A date that always tells its year, for order dates and validity. */
  readonly fullDate: (local: string) => string;
  readonly clock: (local: string) => string;
  readonly dateTime: (local: string) => string;
  readonly fullDateTime: (local: string) => string;
  readonly money: (amount: number, currency: string) => string;
  readonly fact: (key: LabelKey, value: string) => Fact;
  readonly tell: (key: LabelKey, value: string, truth?: TruthFields) => Told;
  /** The truth about a time as this document prints it. */
  readonly time: (local: string, zone?: string) => TruthTime;
};

const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$', CHF: 'CHF', BRL: 'R$' };

/** Chooses words and formats for one document. `american` puts the month first and uses a 12-hour clock. */
export function createVoice(
  random: Random,
  locale: Locale,
  options: { american?: boolean; yearFree?: boolean },
): Voice {
  const dates = options.american ? ['MMM d, yyyy', 'EEEE, MMMM d, yyyy', 'EEE, MMM d, yyyy'] : locale.dates;
  const yearless = options.american ? ['EEE, MMM d', 'EEEE, MMMM d'] : locale.datesWithoutYear;
  const fullPattern = random.pick(dates);
  const datePattern = options.yearFree ? random.pick(yearless) : fullPattern;
  const clockPattern = random.pick(options.american ? ['h:mm a', 'h:mma'] : locale.clocks);
  const join = random.pick(locale.joins);
  const moneyPattern = random.pick(locale.money);
  const bilingual = locale.language !== 'en' && random.chance(0.1);
  const label = labeller(random, locale, bilingual ? random.pick([' / ', ' | ', ' · ']) : undefined);
  const date = (local: string) => formatTime(local, datePattern, locale.language);
  const clock = (local: string) => formatTime(local, clockPattern, locale.language);
  const fact = (key: LabelKey, value: string): Fact => ({ key, label: label(key), value });
  return {
    locale,
    yearFree: options.yearFree ?? false,
    label,
    date,
    fullDate: (local) => formatTime(local, fullPattern, locale.language),
    clock,
    dateTime: (local) => join.replace('{date}', date(local)).replace('{clock}', clock(local)),
    fullDateTime: (local) =>
      join.replace('{date}', formatTime(local, fullPattern, locale.language)).replace('{clock}', clock(local)),
    money: (amount, currency) =>
      moneyPattern
        .replace('{n}', formatAmount(amount, locale.decimal))
        .replace('{s}', signs[currency] ?? currency)
        .replace('{c}', currency),
    fact,
    tell: (key, value, truth) => ({ fact: fact(key, value), ...(truth && { truth }) }),
    time: (local, zone) => ({
      local,
      ...(zone && local.includes('T') && { offset: offsetIn(zone, local)!, tz: zone }),
      ...(options.yearFree && { year_free: true as const }),
    }),
  };
}

/** Remembers the word for each key and avoids one word for two things; with a divider, English follows the word. */
function labeller(random: Random, locale: Locale, divider: string | undefined): (key: LabelKey) => string {
  const chosen = new Map<LabelKey, string>();
  const used = new Set<string>();
  return (key) => {
    const known = chosen.get(key);
    if (known) return known;
    const words = random.shuffle(locale.labels[key]);
    const word = words.find((one) => !used.has(one)) ?? words[0]!;
    const english = en.labels[key][0]!;
    const label = divider && english !== word ? word + divider + english : word;
    chosen.set(key, label);
    used.add(word);
    return label;
  };
}

/** Writes a local time by a pattern of `EEEE EEE EE d dd MMMM MMM MM M yyyy yy HH H h mm a aa` and quoted text. */
export function formatTime(local: string, pattern: string, language: string): string {
  const at = new Date(`${local.length > 10 ? local : `${local}T00:00`}:00Z`);
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(at);
  const two = (value: number) => String(value).padStart(2, '0');
  const hour = at.getUTCHours();
  const parts = new Map<string, () => string>([
    ['EEEE', () => name({ weekday: 'long' })],
    ['EEE', () => name({ weekday: 'short' })],
    ['EE', () => name({ weekday: 'short' }).slice(0, 2)],
    ['dd', () => two(at.getUTCDate())],
    ['d', () => String(at.getUTCDate())],
    ['MMMM', () => name({ month: 'long', day: 'numeric' }).match(/\p{L}{3,}/u)?.[0] ?? name({ month: 'long' })],
    ['MMM', () => name({ month: 'short' })],
    ['MM', () => two(at.getUTCMonth() + 1)],
    ['M', () => String(at.getUTCMonth() + 1)],
    ['yyyy', () => String(at.getUTCFullYear())],
    ['yy', () => two(at.getUTCFullYear() % 100)],
    ['HH', () => two(hour)],
    ['H', () => String(hour)],
    ['h', () => String(hour % 12 || 12)],
    ['mm', () => two(at.getUTCMinutes())],
    ['aa', () => (hour < 12 ? 'am' : 'pm')],
    ['a', () => (hour < 12 ? 'AM' : 'PM')],
  ]);
  return pattern.replace(/'([^']*)'|EEEE|EEE|EE|dd|d|MMMM|MMM|MM|M|yyyy|yy|HH|H|h|mm|aa|a/g, (token, quoted) =>
    quoted === undefined ? parts.get(token)!() : quoted,
  );
}

function formatAmount(amount: number, decimal: ',' | '.'): string {
  const [whole, cents] = amount.toFixed(2).split('.');
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',');
  return `${grouped}${decimal}${cents}`;
}
