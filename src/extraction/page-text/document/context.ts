import { daysBetween, isRealTime, type TicketTime } from '#src/tickets/time.ts';
import { fold } from '../../words/fold.ts';
import type { Language } from '../../words/languages.ts';
import { findDates } from '../values/dates.ts';
import { findTimes } from '../values/times.ts';
import type { DateSpan, WrittenDay } from '../values/written-day.ts';

/** What the whole document says about how its dates are to be read. */
export type DateContext = {
  /** Whether `05/03` is 3 May (`mdy`); `open` when nothing tells. */
  readonly order: 'dmy' | 'mdy' | 'open';
  readonly contextDay: string;
  readonly documentDated: boolean;
  /** Days written with their year. */
  readonly full: readonly string[];
  /** No ticket is about a day before this one: births, foundings of houses, first seasons. */
  readonly since: string;
};

/** Years before its latest day that a document is not about any more. */
const longPast = 6;

/** Years after the day of the upload in which tickets are written; "valid until 2099" is for ever. */
const farAhead = 3;

/** A line of a document. */
type Written = { readonly text: string };

/** Looks at all dates of a document to learn their order and years. */
export function dateContext(
  cells: readonly Written[],
  language: Language | undefined,
  contextDay: string,
  documentDated: boolean,
): DateContext {
  const spans = cells.flatMap((cell) => findDates(cell.text));
  const order = orderOf(cells, spans, language);
  const read = (span: WrittenDay) =>
    span.year === undefined ? [] : [iso(span.year, order === 'mdy' && span.swappable ? swap(span) : span)];
  const full = spans.flatMap((span) => [...read(span), ...(span.until ? read(span.until) : [])]);
  const year = full.length === 0 ? yearOfValidity(cells) : undefined;
  return {
    order,
    contextDay: year ? `${year}-01-01` : contextDay,
    documentDated: documentDated || year !== undefined,
    full: [...new Set(full)],
    since: sinceOf(full, contextDay),
  };
}

/** Measured from the latest day that the document prints with its year: documents may be old themselves. */
function sinceOf(full: readonly string[], contextDay: string): string {
  const limit = yearsFrom(contextDay, farAhead);
  const latest = full
    .filter((day) => day <= limit)
    .sort()
    .at(-1);
  return latest === undefined ? '' : yearsFrom(latest, -longPast);
}

function yearsFrom(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** "Gültig: 2026" over days without a year, as rail coupons write it. */
function yearOfValidity(cells: readonly Written[]): string | undefined {
  const printed = cells.map(
    (cell) => /^(?:gultig|valid|valable|valido|valida|geldig)\s?:?\s(20\d\d)$/.exec(fold(cell.text))?.[1],
  );
  return printed.find((year) => year !== undefined);
}

function orderOf(
  cells: readonly Written[],
  spans: readonly DateSpan[],
  language: Language | undefined,
): DateContext['order'] {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const cell of cells) {
    for (const match of cell.text.slice(0, 2000).matchAll(/(?<![\d./-])(\d{1,2})[/-](\d{1,2})[/-](?:20)?\d\d(?!\d)/g)) {
      if (Number(match[1]) > 12) dayFirst++;
      if (Number(match[2]) > 12) monthFirst++;
    }
  }
  for (const span of spans) {
    if (!span.swappable || span.weekday === undefined || span.year === undefined) continue;
    if (weekdayOf(iso(span.year, span)) === span.weekday) dayFirst++;
    else if (weekdayOf(iso(span.year, swap(span))) === span.weekday) monthFirst++;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dmy' : 'mdy';
  if (language !== 'en' && language !== undefined) return 'dmy';
  const text = cells
    .map((cell) => cell.text)
    .join('\n')
    .slice(0, 20_000);
  const american =
    /\$|\bUSD\b|\bU\.?S\.?A\b|\b[A-Z][a-z]+, [A-Z]{2} \d{5}\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}, \d{4}/.test(
      text,
    );
  const european =
    /[£€]|\bEUR\b|\bGBP\b|\bCHF\b|\b\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\b\d{1,2}\.\d{1,2}\.20\d\d|\+44|\+353|\bVAT\b/i.test(
      text,
    );
  if (american !== european) return american ? 'mdy' : 'dmy';
  return language === undefined ? 'dmy' : 'open';
}

/** A written day as an ISO day; undefined when its order or year cannot be told, or when it is long past. */
export function resolveDay(
  span: WrittenDay,
  context: DateContext,
): { readonly day: string; readonly yearInferred: boolean } | undefined {
  const written = settle(span, context);
  if (!written) return undefined;
  if (written.year !== undefined) {
    const day = iso(written.year, written);
    return day < context.since ? undefined : { day, yearInferred: false };
  }
  // `16.09.` alone, on a picture of any age, is in no year that we could tell.
  if ('bare' in span && span.bare && context.full.length === 0 && !context.documentDated) return undefined;
  const ending = iso(0, written).slice(4);
  const printed = [...new Set(context.full.filter((day) => day.endsWith(ending)))];
  if (printed.length === 1) return { day: printed[0]!, yearInferred: false };
  const anchor = context.full.length > 0 ? [...context.full].sort().at(-1)! : context.contextDay;
  const day = nearestYear(written, anchor, context);
  return day === undefined ? undefined : { day, yearInferred: true };
}

function settle(span: WrittenDay, context: DateContext): WrittenDay | undefined {
  if (!span.swappable) return span;
  if (span.weekday !== undefined && span.year !== undefined) {
    const straight = weekdayOf(iso(span.year, span)) === span.weekday;
    const turned = weekdayOf(iso(span.year, swap(span))) === span.weekday;
    if (straight !== turned) return straight ? span : swap(span);
  }
  if (context.order === 'open') return undefined;
  return context.order === 'mdy' ? swap(span) : span;
}

/** The year in which a day without one lies: by its weekday if printed, else the next such day after the anchor. */
function nearestYear(written: WrittenDay, anchor: string, context: DateContext): string | undefined {
  const base = Number(anchor.slice(0, 4));
  const dated = context.documentDated || context.full.length > 0;
  const candidates = [-2, -1, 0, 1, 2]
    .map((offset) => iso(base + offset, written))
    .filter(isRealTime)
    .filter((day) => written.weekday === undefined || weekdayOf(day) === written.weekday)
    // A document is about what comes after it; an upload may also be about what was some weeks ago.
    .map((day) => ({ day, days: daysBetween(anchor, day) }))
    .map((one) => ({ ...one, cost: one.days >= -5 ? one.days : -one.days * (dated ? 3 : 2) }))
    .sort((a, b) => a.cost - b.cost);
  return candidates[0]?.day;
}

/** The first day with the first time of a text; the time alone is not enough. */
export function readMoment(text: string, context: DateContext): TicketTime | undefined {
  const span = findDates(text)[0];
  const resolved = span && resolveDay(span, context);
  if (!resolved) return undefined;
  const time = findTimes(text)[0];
  return momentOf(resolved, time?.clock);
}

/** Puts a resolved day and a clock together. */
export function momentOf(
  day: { readonly day: string; readonly yearInferred: boolean },
  clock: string | undefined,
): TicketTime {
  const local = clock === undefined ? day.day : `${day.day}T${clock}`;
  return day.yearInferred ? { local, yearInferred: true } : { local };
}

/** 0 for Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function swap(span: WrittenDay): WrittenDay {
  return { ...span, day: span.month, month: span.day };
}

function iso(year: number, { month, day }: WrittenDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
