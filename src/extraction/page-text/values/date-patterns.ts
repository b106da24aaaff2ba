/** LIST: how a full day is written, in every language and script that we read. */
import { englishMonthPattern, monthOf, monthPattern, months } from '#src/extraction/words/calendar-words.ts';
import { day, month, ordinal, type WrittenDay } from './written-day.ts';

const year = '((?:19|20)\\d\\d)';

/** Names of months in any script end here: `mar` is none in `mark`. */
const wordEnds = '(?![a-z\\u0370-\\u04ff])';

const isolated = '(?<![\\w/:]|\\d[.,])';

/** Longer ways to write a day come before those that they contain. */
export const patterns: readonly {
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
