import {
  englishMonthPattern,
  monthOf,
  monthPattern,
  months,
  weekdayPattern,
  weekdays,
} from '#src/extraction/words/calendar-words.ts';
import { fold } from '#src/extraction/words/fold.ts';
import { isRealTime } from '#src/tickets/time.ts';
import { hasDigit } from './has-digit.ts';

/** A day as printed; `year` is absent where the document leaves it out. */
export type WrittenDay = {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
  /** 0 for Sunday, when a weekday stands beside it. */
  readonly weekday?: number;
  /** `12/05`: day and month could be the other way round. */
  readonly swappable?: boolean;
};

/** A written day and where it stands in the text. `until` is the last day of a range. */
export type DateSpan = WrittenDay & {
  readonly at: number;
  readonly end: number;
  readonly until?: WrittenDay;
  /** Neither a year nor a month's name nor a weekday: `12.05.` or `3/4`; only a date beside a label or a time. */
  readonly bare?: boolean;
};

/** Longest text that one pattern runs over. */
export const longestText = 20_000;

const day = '(0?[1-9]|[12]\\d|3[01])';
const month = '(0?[1-9]|1[0-2])';
const year = '((?:19|20)\\d\\d)';
const ordinal = '(?:st|nd|rd|th|er|ere|re|º|°|ª|\\.o|o)?';
/** Names of months in any script end here: `mar` is none in `mark`. */
const wordEnds = '(?![a-z\\u0370-\\u04ff])';
const isolated = '(?<![\\w/:]|\\d[.,])';

const patterns: readonly {
  readonly pattern: RegExp;
  readonly read: (m: RegExpExecArray) => (WrittenDay & { readonly until?: WrittenDay }) | undefined;
}[] = [
  {
    pattern: new RegExp(`(?<![\\d.-])${year}([-./])${month}\\2${day}(?!\\d)`, 'g'),
    read: (m) => ({ year: Number(m[1]), month: Number(m[3]), day: Number(m[4]) }),
  },
  {
    pattern: /(?:(20\d\d)|(民國|民国|令和)\s?(\d{1,3})) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]/g,
    read: (m) => ({
      year: m[1] ? Number(m[1]) : Number(m[3]) + (m[2] === '令和' ? 2018 : 1911),
      month: Number(m[4]),
      day: Number(m[5]),
    }),
  },
  {
    pattern: /(?<![\d年년])(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]/g,
    read: (m) => ({ month: Number(m[1]), day: Number(m[2]) }),
  },
  {
    pattern: new RegExp(
      `${isolated}(\\d{1,2}) ?([./-]) ?(\\d{1,2}) ?\\2 ?(${year.slice(1, -1)}|\\d\\d)(?![\\d:]|[.,/-]\\d)`,
      'g',
    ),
    read: (m) => readNumeric(Number(m[1]), Number(m[3]), fullYear(m[4]!), m[2]!),
  },
  {
    // 2026. május 5., 2026 m. kovo 31 d., 2026. gada 7. maijs
    pattern: new RegExp(
      `(?<!\\d)${year}(?:\\.| ?m\\.) ?(?:(${monthPattern})${wordEnds}\\.? ${day}(?![\\d:])(?:\\.| d\\.)?|gada ${day}\\. ?(${monthPattern})${wordEnds})`,
      'g',
    ),
    read: (m) => ({ year: Number(m[1]), month: months.get(m[2] ?? m[5]!)!, day: Number(m[3] ?? m[4]) }),
  },
  {
    pattern: new RegExp(
      `(?<![\\d:/]|\\d[.,])${day}${ordinal}(?:[ .,]{0,2}|[/-])(?:de |di |d'|of |den )?(${monthPattern})${wordEnds}(?:\\.? ?[,/-]? ?(?:de |del |do |of |di )?(?:${year}(?!\\d)|['’]?(\\d\\d)(?![\\da-z:./]|,\\d|\\s?[:h%€]|\\s(?:uhr|am|pm))))?`,
      'g',
    ),
    read: (m) => ({ day: Number(m[1]), month: monthOf(m[2]!, m[0].slice(0, m[1]!.length + 1)), ...yearOf(m[3], m[4]) }),
  },
  {
    pattern: new RegExp(
      `(?<![a-z])(${englishMonthPattern})\\.?[ -]${day}(?:st|nd|rd|th)?(?: ?- ?${day}(?:st|nd|rd|th)?)?(?![\\d:]|\\.\\d|\\s?(?:%|€))(?:,? ?${year}(?!\\d)|, ?'?(\\d\\d)(?![\\d:]))?`,
      'g',
    ),
    read: (m) => {
      const first = { month: months.get(m[1]!)!, day: Number(m[2]), ...yearOf(m[4], m[5]) };
      return m[3] ? { ...first, until: { ...first, day: Number(m[3]) } } : first;
    },
  },
];

const bareNumeric = new RegExp(`(?<![\\w.,:/+-])${day}([./])${month}(\\.)?(?![\\w:/]|[.,]\\d|,-)`, 'g');
const weekdayBefore = new RegExp(
  `(?:^|[^a-z\\u0370-\\u04ff])(${weekdayPattern})\\.?\\)?[,.]?\\s*(?:(?:den|the|le|el|il|dia|d|op)\\.?\\s)?[,/|-]?\\s*$`,
);
const weekdayAfter = new RegExp(`^\\s?[,(]?\\s?(${weekdayPattern})(?![a-z0-9\\u0370-\\u04ff])`);
/** `(木)`, `(四)`, `(토·공휴일)`, ` 星期四`: weekdays of one sign count only behind a day and in brackets, or behind their word. */
const weekdaySign =
  /^ ?(?:\((?:週|周|星期)?|週|周|星期|礼拜)([日月火水木金土一二三四五六天월화수목금일])(?:曜日?|요일)?/;
const signs = ['日天일', '月一월', '火二화', '水三수', '木四목', '金五금', '土六토'];
const firstOfRange = new RegExp(
  `(?<![\\d.,:/])${day}(?:${ordinal}|\\.)(?: ?(${monthPattern})\\.?| ?[./] ?${month}\\.?)?${'\\s?(?:-|to|bis|bis zum|au|al|a|tot|t/m|until|till|e|and|et|und|y|&|/)\\s?'}$`,
);
/** "23, " before "24 and 25 July": the days of a list, the first of which counts. */
const daysBefore = new RegExp(`(?<![\\d.,:/]|\\d )${day}\\.?(?:, ?${day}\\.?)*, ?$`);
const between =
  /^[\s,.]*(?:(?:-t[oe]l|-|~|〜|から|至|到|부터|to|bis|bis zum|au|al|a|ao|tot|tot en met|t\/m|until|till|ate|hasta(?: el)?|jusqu'au|fino al|>|→|through|thru|do|til)[\s,.:]*)(?:[a-z]{2,13}\.?,?\s*)?$/;

/** The clock of the first day of a range: `04/07/2026 08:00 al 04/07/2026 23:59`. */
const clockBetween =
  /^[\s,]*(?:at |um |alle |ore |a las |as )?\d{1,2}[:.h]\d{2}(?::\d\d)?(?: ?(?:uhr|h|uur|am|pm))?(?=\s)/;

/** All days written in a text, in order, ranges joined. At most the first 20,000 characters are read. */
export function findDates(text: string): readonly DateSpan[] {
  if (!hasDigit(text)) return [];
  const folded = fold(text.slice(0, longestText));
  const spans = [...fullSpans(folded), ...bareSpans(folded)].sort((a, b) => a.at - b.at || b.end - a.end);
  const apart: DateSpan[] = [];
  for (const span of spans) {
    const last = apart.at(-1);
    if (!last || span.at >= last.end) apart.push(span);
    else if (span.until && !last.until && span.end > last.end) apart[apart.length - 1] = { ...span, at: last.at };
  }
  return joinRanges(folded, apart);
}

function* fullSpans(folded: string): Generator<DateSpan> {
  const taken: [number, number][] = [];
  for (const { pattern, read } of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
      const at = match.index;
      const end = at + match[0].trimEnd().length;
      if (taken.some(([from, to]) => at < to && end > from)) continue;
      const written = read(match);
      if (!written || !isDay(written)) continue;
      taken.push([at, end]);
      yield withRangeStart(folded, { ...written, ...weekdayAround(folded, at, end), at, end });
    }
  }
}

/** `12.05.` and `3/4` are days only where a weekday stands before them or the caller knows better (`bare`). */
function* bareSpans(folded: string): Generator<DateSpan> {
  bareNumeric.lastIndex = 0;
  for (let match = bareNumeric.exec(folded); match; match = bareNumeric.exec(folded)) {
    if (match[2] === '.' && !match[4]) continue;
    const at = match.index;
    const end = at + match[0].length;
    const around = weekdayAround(folded, at, end);
    const swappable = match[2] === '/' && Number(match[1]) <= 12;
    const span = {
      day: Number(match[1]),
      month: Number(match[3]),
      ...around,
      at,
      end,
      ...(swappable && { swappable }),
    };
    if (isDay(span)) yield around.weekday === undefined ? { ...span, bare: true } : span;
  }
}

function weekdayAround(folded: string, at: number, end: number): { readonly weekday?: number } {
  const before = weekdayBefore.exec(folded.slice(Math.max(0, at - 22), at));
  const name = before?.[1] ?? weekdayAfter.exec(folded.slice(end, end + 18))?.[1];
  const sign = weekdaySign.exec(folded.slice(end, end + 8))?.[1];
  const weekday = name !== undefined ? weekdays.get(name) : sign && signs.findIndex((list) => list.includes(sign));
  return typeof weekday === 'number' && weekday >= 0 ? { weekday } : {};
}

/** Takes the first day of `10.–18.08.2018`, `27–30 Dec 2023` or `10.08.–18.08.2018` into the span. */
function withRangeStart(folded: string, span: DateSpan): DateSpan {
  const match = firstOfRange.exec(folded.slice(Math.max(0, span.at - 26), span.at));
  if (!match) return span;
  const named = match[2] ? months.get(match[2]) : match[3] ? Number(match[3]) : undefined;
  const from = { day: Number(match[1]), month: named ?? span.month };
  const sameYear = named === undefined || named <= span.month;
  const start = { ...from, ...(span.year !== undefined && { year: sameYear ? span.year : span.year - 1 }) };
  const backwards = named === undefined && from.day >= span.day;
  if (!isDay(start) || backwards) return span;
  const at = span.at - match[0].trimStart().length;
  const listed = daysBefore.exec(folded.slice(Math.max(0, at - 26), at));
  const earliest = listed && named === undefined ? Number(listed[1]) : undefined;
  if (listed && earliest && earliest < from.day) {
    const { at: _, end, until: __, ...last } = span;
    return { ...start, day: earliest, at: at - listed[0].length, end, until: last };
  }
  const { at: _, end, until: __, ...last } = span;
  return { ...start, at, end, until: last };
}

function joinRanges(folded: string, spans: readonly DateSpan[]): readonly DateSpan[] {
  const joined: DateSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (
      last &&
      !last.until &&
      !span.until &&
      between.test(folded.slice(last.end, span.at).replace(clockBetween, ' '))
    ) {
      const { at: _, end, bare: __, ...until } = span;
      const inherits = last.year === undefined && span.year !== undefined;
      const year = inherits ? (last.month <= span.month ? span.year : span.year! - 1) : last.year;
      const { bare: ___, ...first } = last;
      joined[joined.length - 1] = { ...first, ...(year !== undefined && { year }), end, until };
    } else joined.push(span);
  }
  return joined;
}

function readNumeric(
  first: number,
  second: number,
  year: number | undefined,
  separator: string,
): WrittenDay | undefined {
  if (year === undefined) return undefined;
  const dayFirst = first >= 1 && first <= 31 && second >= 1 && second <= 12;
  const monthFirst = separator !== '.' && first >= 1 && first <= 12 && second >= 1 && second <= 31;
  if (dayFirst) return { year, month: second, day: first, ...(monthFirst && first !== second && { swappable: true }) };
  return monthFirst ? { year, month: first, day: second } : undefined;
}

function fullYear(text: string): number | undefined {
  if (text.length === 4) return Number(text);
  const short = Number(text);
  return short >= 5 && short <= 60 ? 2000 + short : undefined;
}

function yearOf(long: string | undefined, short: string | undefined): { readonly year?: number } {
  const year = long ? Number(long) : short ? fullYear(short) : undefined;
  return year === undefined ? {} : { year };
}

function isDay(written: WrittenDay): boolean {
  const two = (part: number) => String(part).padStart(2, '0');
  // 2024 is a leap year: 29 February is a day wherever the year is open.
  return isRealTime(`${written.year ?? 2024}-${two(written.month)}-${two(written.day)}`);
}
