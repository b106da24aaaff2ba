/** LIST: how a full day is written, in every language and script that we read. */
import { englishMonthPattern, monthOf, monthPattern, months } from '#src/extraction/words/calendar-words.ts';
import { day, month, ordinal, type WrittenDay } from './written-day.ts';

const year = '((?:19|20)\\d\\d)';

/** Names of months in any script end here: `mar` is none in `mark`. */
const wordEnds = '(?![a-z\\u0370-\\u058f\\u05d0-\\u05ea\\u0620-\\u06d3\\u0900-\\u0e7f\\u10d0-\\u10ff])';

const namesLike = (script: RegExp) =>
  [...months.keys()]
    .filter((name) => script.test(name))
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|');
const thaiMonths = namesLike(/[\u0e00-\u0e7f]/);
const basqueMonths = namesLike(/(?:ilaren|oaren|tzaren|naren|tuaren|iaren|duaren)$/);

/** LIST: the months of the Solar Hijri calendar, folded. */
const persianMonths = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر ابان اذر دی بهمن اسفند'.split(' ');
/** Its years that a ticket may be of: 2011 to 2040. */
const persianYear = '(139\\d|14[01]\\d)';

const isolated = '(?<![\\w/:]|\\d[.,])';

/** Longer ways to write a day come before those that they contain. */
export const patterns: readonly {
  readonly pattern: RegExp;
  readonly read: (m: RegExpExecArray) => (WrittenDay & { readonly until?: WrittenDay }) | undefined;
}[] = [
  {
    // 2027-05-08, 2027. 5. 8.
    pattern: new RegExp(`(?<![\\d.-])${year}([-./]) ?${month}\\2 ?${day}(?!\\d)`, 'g'),
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
    // 10.02(토), 4/24(土): the weekday of one sign tells that the month comes first
    pattern: new RegExp(`(?<![\\d./-])${month}[./]${day}(?= ?\\([日月火水木金土일월화수목금토])`, 'g'),
    read: (m) => ({ month: Number(m[1]), day: Number(m[2]) }),
  },
  {
    // 27 08 2027
    pattern: /(?<![\d.,:/-]|\d )(0[1-9]|[12]\d|3[01]) (0[1-9]|1[0-2]) (20\d\d)(?! ?\d|[.,:/-]\d)/g,
    read: (m) => ({ year: Number(m[3]), month: Number(m[2]), day: Number(m[1]) }),
  },
  {
    // 12 tháng 6 năm 2027, 12 tháng 6, 2027, 12 thg 6, 2027
    pattern: new RegExp(`(?<!\\d)${day} (?:thang|thg) ${month}(?!\\d)(?:(?: nam|,)? ?${year}(?!\\d))?`, 'g'),
    read: (m) => ({ month: Number(m[2]), day: Number(m[1]), ...yearOf(m[3], undefined) }),
  },
  {
    // 11 ธันวาคม 2570, 11 ธ.ค. 70: years of the Buddhist era
    pattern: new RegExp(`(?<!\\d)${day} ?(${thaiMonths})\\.? ?(?:พ\\.ศ\\. ?)?(25[5-9]\\d|[67]\\d(?![:.]))(?!\\d)`, 'g'),
    read: (m) => ({ year: (Number(m[3]) % 2500) + 2500 - 543, month: months.get(m[2]!)!, day: Number(m[1]) }),
  },
  {
    // 27 اسفند 1405
    pattern: new RegExp(`(?<!\\d)${day} (${persianMonths.join('|')})(?: ماه)?،? ${persianYear}(?!\\d)`, 'g'),
    read: (m) => fromPersian(Number(m[3]), persianMonths.indexOf(m[2]!) + 1, Number(m[1])),
  },
  {
    // 1405/12/27
    pattern: new RegExp(`${isolated}${persianYear}([/-])${month}\\2${day}(?!\\d|[/-]\\d)`, 'g'),
    read: (m) => fromPersian(Number(m[1]), Number(m[3]), Number(m[4])),
  },
  {
    // 2027ko martxoaren 20a
    pattern: new RegExp(`(?:(?<!\\d)${year}(?:e?ko) )?(${basqueMonths}) ${day}(?!\\d)(?:e?an?|etik)?${wordEnds}`, 'g'),
    read: (m) => ({ month: months.get(m[2]!)!, day: Number(m[3]), ...yearOf(m[1], undefined) }),
  },
  {
    // 3. des. 2027, 3 Mac 2027: "des" alone is a word of French, "mac" a name
    pattern: new RegExp(`(?<![\\d.,:/])${day}\\.? (des|mac)\\.? ${year}(?!\\d)`, 'g'),
    read: (m) => ({ year: Number(m[3]), month: m[2] === 'mac' ? 3 : 12, day: Number(m[1]) }),
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
      `(?<![\\d:/]|\\d[.,])${day}${ordinal}(?:[ .,]{0,2}|[/-])(?:de |di |d'|of |den |ng |ב)?(${monthPattern})${wordEnds}(?:\\.? ?[,/-]? ?(?:de |del |do |of |di )?(?:${year}(?!\\d)|['’]?(\\d\\d)(?![\\da-z:./]|,\\d|\\s?[:h%€]|\\s(?:uhr|am|pm|(?:${monthPattern})${wordEnds}))))?`,
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

/** A day of the Solar Hijri calendar; undefined where that has none such. */
function fromPersian(year: number, month: number, day: number): WrittenDay | undefined {
  try {
    const date = Temporal.PlainDate.from({ calendar: 'persian', year, month, day }, { overflow: 'reject' });
    const iso = date.withCalendar('iso8601');
    return { year: iso.year, month: iso.month, day: iso.day };
  } catch {
    return undefined;
  }
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
