/** Days that belong together: `10.–18.08.2018`, `27 Dec to 3 Jan`. */
import { monthPattern, months, weekdayPattern } from '#src/extraction/words/calendar-words.ts';
import { type DateSpan, day, isDay, month, ordinal } from './written-day.ts';

const firstOfRange = new RegExp(
  `(?<![\\d.,:/])${day}(?:${ordinal}|\\.)(?: ?(${monthPattern})\\.?| ?[./] ?${month}\\.?)?${'\\s?(?:-|to|bis|bis zum|auf|au|al|a|tot|t/m|until|till|e|and|et|und|y|&|/)\\s?'}(?:(${weekdayPattern})[.,]?\\s)?$`,
);

/** "23, " before "24 and 25 July": the days of a list, the first of which counts. */
const daysBefore = new RegExp(`(?<![\\d.,:/]|\\d )${day}\\.?(?:, ?${day}\\.?)*, ?$`);

const between =
  /^[\s,.]*(?:(?:-t[oe]l|-|~|〜|から|至|到|부터|to|bis|bis zum|au|al|a|ao|tot|tot en met|t\/m|until|till|ate|hasta(?: el)?|jusqu'au|fino al|>|→|through|thru|do|til)[\s,.:]*)(?:[a-z]{2,13}\.?,?\s*)?$/;

/** The clock of the first day of a range: `04/07/2026 08:00 al 04/07/2026 23:59`. */
const clockBetween =
  /^[\s,]*(?:at |um |alle |ore |a las |as )?\d{1,2}[:.h]\d{2}(?::\d\d)?(?: ?(?:uhr|h|uur|am|pm))?(?=\s)/;

const endsInWeekday = new RegExp(`(?:${weekdayPattern})[.,]?(?: ?(?:the|den|le|el|il|der))?\\s*$`);

/** Signs of what stands before the last day of a range at most. */
const longestFirst = 40;

/** Takes the first day of `10.–18.08.2018`, `27–30 Dec 2023` or `10.08.–18.08.2018` into the span. */
export function withRangeStart(folded: string, span: DateSpan): DateSpan {
  const match = firstOfRange.exec(folded.slice(Math.max(0, span.at - longestFirst), span.at));
  if (!match) return span;
  const named = match[2] ? months.get(match[2]) : match[3] ? Number(match[3]) : undefined;
  const from = { day: Number(match[1]), month: named ?? span.month };
  const sameYear = named === undefined || named <= span.month;
  const start = { ...from, ...(span.year !== undefined && { year: sameYear ? span.year : span.year - 1 }) };
  const backwards = named === undefined && from.day >= span.day;
  // "Flight 1 – Monday, 3 May": of days that belong together both have their weekday.
  if (match[4] && named === undefined && !isBehindWeekday(folded, span.at - match[0].length)) return span;
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

function isBehindWeekday(folded: string, at: number): boolean {
  return endsInWeekday.test(folded.slice(Math.max(0, at - longestFirst), at));
}

/** Days with nothing but a dash or a word between them become one span with its last day. */
export function joinRanges(folded: string, spans: readonly DateSpan[]): readonly DateSpan[] {
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
