import { weekdayPattern, weekdays } from '#src/extraction/words/calendar-words.ts';
import { fold } from '#src/extraction/words/fold.ts';
import { patterns } from './date-patterns.ts';
import { joinRanges, withRangeStart } from './date-ranges.ts';
import { hasDigit } from './has-digit.ts';
import { type DateSpan, day, isDay, month } from './written-day.ts';

/** Longest text that one pattern runs over. */
export const longestText = 20_000;

/** Also right behind a weekday, as pictures are read: `Do18.11.` */
const bareNumeric = new RegExp(
  `(?=\\d)(?:(?<![\\w.,:/+-])|(?<=(?<![a-z])(?:${weekdayPattern})))${day}([./])${month}(\\.)?(?![\\w:/]|[.,]\\d|,-)`,
  'g',
);
const weekdayBefore = new RegExp(
  `(?:^|[^a-z\\u0370-\\u04ff])(${weekdayPattern})(?:ที่)?\\.?\\)?[,.]?\\s*(?:(?:den|the|le|el|il|dia|d|op|ngay|tanggal|tgl|الموافق)\\.?\\s|ה-)?[,/|-]?\\s*$`,
);
const weekdayAfter = new RegExp(`^\\s?[,(]?\\s?(${weekdayPattern})(?![a-z0-9\\u0370-\\u04ff])`);
/** `(木)`, `(四)`, `(토·공휴일)`, ` 星期四`: weekdays of one sign count only behind a day and in brackets, or behind their word. */
const weekdaySign =
  /^ ?(?:\((?:週|周|星期)?|週|周|星期|礼拜)([日月火水木金土一二三四五六天월화수목금토일])(?:曜日?|요일)?/;
const signs = ['日天일', '月一월', '火二화', '水三수', '木四목', '金五금', '土六토'];

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

/** A text with something else in place of each day written in it. */
export function withoutDates(text: string, instead: string): string {
  const spans = findDates(text);
  const begins = [0, ...spans.map(({ end }) => end)];
  return begins.map((begin, at) => text.slice(begin, spans[at]?.at)).join(instead);
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
  const before = weekdayBefore.exec(folded.slice(Math.max(0, at - 26), at));
  const name = before?.[1] ?? weekdayAfter.exec(folded.slice(end, end + 18))?.[1];
  const sign = weekdaySign.exec(folded.slice(end, end + 8))?.[1];
  const weekday = name !== undefined ? weekdays.get(name) : sign && signs.findIndex((list) => list.includes(sign));
  return typeof weekday === 'number' && weekday >= 0 ? { weekday } : {};
}
