import { fold } from '#src/extraction/words/fold.ts';
import { findDates, longestText } from './dates.ts';
import { hasDigit } from './has-digit.ts';

/** A time of day and where it stands. `days` counts a printed `+1`. `until` is the end of a range (`19:30–22:00`). */
export type TimeSpan = {
  readonly at: number;
  readonly end: number;
  /** `HH:mm`. */
  readonly clock: string;
  readonly days?: number;
  readonly until?: string;
};

/** The halves of a day that stand before the hours in Chinese, Japanese and Korean. */
const halves: Readonly<Record<string, 'am' | 'pm'>> = {
  午前: 'am',
  上午: 'am',
  早上: 'am',
  오전: 'am',
  午後: 'pm',
  下午: 'pm',
  晚上: 'pm',
  오후: 'pm',
};

const eastAsianTimes: readonly RegExp[] = [
  /(?<=(?<half>午前|上午|早上|오전|午後|下午|晚上|오후) ?)(?<![\d:])(?<hour>[01]?\d|2[0-4])[:∶](?<minute>[0-5]\d)(?!\d)/dg,
  /(?<=(?<half>午前|上午|早上|오전|午後|下午|晚上|오후)? ?)(?<![\d:年])(?<hour>[01]?\d|2[0-4]) ?[時时點点시](?![間间간])(?: ?(?<minute>[0-5]?\d) ?[分분])?/dg,
];

const patterns: readonly RegExp[] = [
  // 14時35分, 下午2:35, 오후 7시 30분
  ...eastAsianTimes,
  // 7:30 مساءً, 7:30 م, 7:30 ص; 7:30 CH, 7:30 SA
  /(?<![\d.:,/+])(0?\d|1[0-2])[:.]([0-5]\d) ?(م(?:ساء[\u0621-\u0652]*)?(?![\u0620-\u06ff])|ص(?:باح[\u0621-\u0652]*)?(?![\u0620-\u06ff]))/dg,
  /(?<![\d.:,/+])(0?[1-9]|1[01]):([0-5]\d) (ch|sa)(?![a-z\d.-]| ?\d)/dg,
  // 19:30, 19:30:00, 7:30 pm, 19:30 Uhr, 1:05 p.m., 1:05 p. m., 1:05P, 1:05 μ.μ.
  /(?<![\d.:,/+])([01]?\d|2[0-4])[:∶]([0-5]\d)(?::[0-5]\d)?(?![\d:]|[.,]\d)(?: ?(a(?:\. ?)?m\b\.?|p(?:\. ?)?m\b\.?|[πμ]\.μ\.|uhr\b|uur\b|h(?:rs?)?\b|hod\b|c[ae]sova\b)|([ap])(?![a-z\d.]))?/dg,
  // 7.30 pm, 19.30 Uhr, 19.30 h, 19.30 WIB, 19.30 น.
  /(?<![\d.:,/+])([01]?\d|2[0-4])\.([0-5]\d) ?(a\.?m\b\.?|p\.?m\b\.?|uhr\b|uur\b|hrs?\b|hod\b|c[ae]sova\b|ч(?![\u0400-\u04ff])|wi(?:b|ta?)\b|น(?![\u0e00-\u0e7f]))/dg,
  // 21.00 h, 9.30 h, 04.50 h; 2.30 h is rather a duration
  /(?<![\d.:,/+])(0\d|[5-9]|1\d|2[0-4])\.([0-5]\d) h\b/dg,
  // 30/08/2026 - 10.40
  /(?:\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2})(?:,? ?-? | - )([01]?\d|2[0-4])\.([0-5]\d)(?![\d.,]|-\d)(?! ?(?:eur|€|chf|usd|£|\$|%))/dg,
  // 16/09/2026, 10.00 - 10.30
  /(?:\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2})(?:,? ?-? | - )(?:[01]?\d|2[0-4])\.[0-5]\d ?- ?([01]?\d|2[0-4])\.([0-5]\d)(?![\d.,]|-\d)/dg,
  // 9.00 | Bath → Oxford: a departure before its way
  /^\s*([01]?\d|2[0-4])\.([0-5]\d)(?= [|·] [^\d|]{1,80}→)/dg,
  // kl. 19.30, ore 21.00, um 19.30, às 21.00, a las 21.00, o godz. 19.30
  /(?:\bklo?\.? ?|\bkello |\bore |\bum |\bas |\ba las |\bat |\bgodz\.? |\balle (?:ore )?|\bdalle (?:ore )?|\bklokken |\bom |\bv |\bob |\bora |\bkell[ao]? |\bplkst\.? |\bsaat |\bu |\bpukul |\bjam |\bluc |(?<![\u0400-\u04ff])(?:в|о|об) |ωρα )([01]?\d|2[0-4])[.:]([0-5]\d)(?![\d.,:])(?! ?(?:eur|€|chf|usd|£|\$|%))/dg,
  // 19 giờ 30, 19g30, 19 giờ; "2 giờ 30 phút" is how long
  /(?<![\d.:,/+])([01]?\d|2[0-4]) ?(?:gio|g)(?= ?\d) ?([0-5]\d)(?![\d:]| ?phut)/dg,
  /(?<![\d.:,/+])([01]?\d|2[0-4])() gio(?![a-z]| ?\d)/dg,
  // 19h30, 19 h 30, 21h00
  /(?<![\d.:,/+])([01]?\d|2[0-4]) ?[hu] ?([0-5]\d)(?![\d:]| ?(?:min|m\b))/dg,
  // 7pm, 11 a.m.
  /(?<![\d.:,/+])(1[0-2]|0?[1-9])() ?(a\.?m\b\.?|p\.?m\b\.?)/dg,
  // 19 Uhr, ore 21, kl 19, a las 21 h
  /(?<![\d.:,/+])([01]?\d|2[0-4])() ?(uhr\b|uur\b)/dg,
  /(?:\bore |\bklo?\.? |\balle ore |\ba las |\bklokken |\bgodz\.? |\bplkst\.? |\bkell[ao]? |\bpukul )([01]?\d|2[0-4])()(?![\d.:,])/dg,
  // 12 noon, las 12 del mediodía
  /(?<![\d.:,/+])(12)() (?:noon|midday|del mediodia|do mediodia|del migdia)\b/dg,
  // 20h
  /(?<![\d.:,/+]|\d )([01]?\d|2[0-4])()h(?![a-z\d]| ?\d)/dg,
];

const plusDays =
  /^ ?[([]?\+ ?([1-3])(?! ?[\d:])(?: ?(?:day|days|tag|tage|jour|jours|dia|dias|giorno|dag|d|j|t)\b)?[)\]]?/;
const rangeBetween = /^[\s,]*(?:-|to|bis|until|till|a|as|al|alle|à|tot|hasta(?: las)?|ate(?: as)?|&|and|>|→)[\s,]*$/;
const rangeHour = /(?:^|[^\d.:/])(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))? ?(?:-|to|until) ?$/;
const germanHour = /(?:^|[^\d.:/])([01]?\d|2[0-4])(?:[:.]([0-5]\d))? ?(?:-|bis|tot) ?$/;
const betweenHour = /(?:zwischen|tussen) ([01]?\d|2[0-4])(?:[:.]([0-5]\d))? ?(?:und|en) ?$/;

/** How far back the first hour of a range is looked for, and the date that a number may be the end of. */
const longestBefore = 24;
const longestDate = 40;

/** All times of day written in a text, in order. At most the first 20,000 characters are read. */
export function findTimes(text: string): readonly TimeSpan[] {
  if (!hasDigit(text)) return [];
  const folded = fold(text.slice(0, longestText));
  const found: (TimeSpan & { readonly half?: string })[] = [];
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
      const span = read(folded, match);
      if (span && !found.some((other) => span.at < other.end && span.end > other.at)) found.push(span);
    }
  }
  found.sort((a, b) => a.at - b.at);
  return joinRanges(folded, found);
}

/**
 * Reads a whole text as a time, also `1540` and `7.45`, where a label says that it is one.
 *
 * @param times the times written in it, where they are known
 */
export function readTime(text: string, times?: readonly TimeSpan[]): string | undefined {
  if (!hasDigit(text)) return undefined;
  const folded = fold(text);
  const bare = /^\s*(?:kl\.? ?)?([01]\d|2[0-3])[.: ]?([0-5]\d)\s*(?:h|hrs?|uhr|z|lt)?\.?\s*$/.exec(folded);
  if (bare) return `${bare[1]}:${bare[2]}`;
  const loose = /^\s*(\d|1\d|2[0-3])[.]([0-5]\d)\s*$/.exec(folded);
  if (loose) return clockOf(loose[1]!, loose[2]!, undefined);
  const hour = /^\s*([01]?\d|2[0-3])\s*h?\s*$/.exec(folded);
  if (hour && /h/.test(folded)) return clockOf(hour[1]!, '', undefined);
  return (times ?? findTimes(text))[0]?.clock;
}

/** The clock of a text; also one that only its place behind a date makes one: `27 agosto 19.30`. */
export function findClock(text: string): TimeSpan | undefined {
  const [span] = findTimes(text);
  const date = findDates(text).at(-1);
  if (span || !date) return span;
  const lead = /^[\s,;–-]*/.exec(text.slice(date.end))![0].length;
  const clock = readTime(text.slice(date.end + lead));
  return clock ? { at: date.end + lead, end: text.length, clock } : undefined;
}

/** `am`, `pm` or another word behind the hours. */
function halfOf(text: string | undefined): string | undefined {
  const word = text?.replace(/[. ]/g, '');
  if (word?.startsWith('م') || word === 'ch') return 'pm';
  if (word?.startsWith('ص') || word === 'sa') return 'am';
  return word === 'a' || word === 'πμ' ? 'am' : word === 'p' || word === 'μμ' ? 'pm' : word;
}

function read(folded: string, match: RegExpExecArray): (TimeSpan & { half?: string }) | undefined {
  const half = match.groups?.half ? halves[match.groups.half] : halfOf(match[3] ?? match[4]);
  const clock = clockOf(match.groups?.hour ?? match[1]!, match.groups ? (match.groups.minute ?? '') : match[2]!, half);
  if (!clock) return undefined;
  // The hours begin the time; what may stand before them (a date, "kl.") is not part of it.
  const at = (match.indices!.groups?.hour ?? match.indices![1]!)[0];
  const end = match.index + match[0].length;
  const plus = plusDays.exec(folded.slice(end, end + 14));
  const suffix = half === 'am' || half === 'pm' ? { half } : {};
  return plus
    ? { at, end: end + plus[0].length, clock, days: Number(plus[1]), ...suffix }
    : { at, end, clock, ...suffix };
}

function clockOf(hours: string, minutes: string, half: string | undefined): string | undefined {
  let hour = Number(hours);
  if (half === 'am' || half === 'pm') {
    if (hour > 12) return half === 'pm' ? `${hours}:${minutes || '00'}` : undefined;
    hour = (hour % 12) + (half === 'pm' ? 12 : 0);
  }
  if (hour === 24) {
    if (Number(minutes) !== 0) return undefined;
    hour = 0;
  }
  return `${String(hour).padStart(2, '0')}:${(minutes || '00').padStart(2, '0')}`;
}

function joinRanges(folded: string, found: readonly (TimeSpan & { half?: string })[]): readonly TimeSpan[] {
  const joined: (TimeSpan & { half?: string })[] = [];
  for (const span of found) {
    const last = joined.at(-1);
    if (last && !last.until && rangeBetween.test(folded.slice(last.end, span.at))) {
      const start = span.half === 'pm' && !last.half ? sameHalf(last.clock, span.clock) : last.clock;
      joined[joined.length - 1] = { ...last, clock: start, end: span.end, until: span.clock };
      continue;
    }
    const before = folded.slice(Math.max(last?.end ?? 0, span.at - longestBefore), span.at);
    const hour = span.half
      ? rangeHour.exec(before.slice(-9))
      : (germanHour.exec(before.slice(-9)) ?? betweenHour.exec(before));
    const first = hour && clockOf(hour[1]!, hour[2] ?? '', undefined);
    // "7–10 pm", "19–22 Uhr"; neither the "12-" of a date before a time nor "July 5 - 2:10 pm".
    const isHour = first && !endsInDate(folded.slice(0, span.at).replace(/ ?(?:-|to|until) ?$/, ''));
    if (hour && first && isHour && (span.half || /u[hu]r|wi[bt]/.test(folded.slice(span.at, span.end)))) {
      const clock = span.half === 'pm' ? sameHalf(first, span.clock) : first;
      joined.push({ ...span, at: span.at - hour[0].trimStart().length, clock, until: span.clock });
    } else joined.push(span);
  }
  return joined.map(({ half: _, ...span }) => span);
}

/** Whether the number that a text ends with is a day's. */
function endsInDate(text: string): boolean {
  const lately = text.slice(-longestDate);
  return findDates(lately).at(-1)?.end === lately.length;
}

/** `7` of "7–10 pm" is 19:00, `11` of "11–2 pm" stays 11:00. */
function sameHalf(first: string, last: string): string {
  const hour = Number(first.slice(0, 2));
  const later = `${String((hour % 12) + 12).padStart(2, '0')}${first.slice(2)}`;
  return hour <= 12 && later < last ? later : first;
}
