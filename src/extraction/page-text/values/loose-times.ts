import { fold } from '#src/extraction/words/fold.ts';
import { findDates } from './dates.ts';
import { hasDigit } from './has-digit.ts';
import type { TimeSpan } from './times.ts';

/** What stands before or behind amounts. */
const money =
  '€|£|\\$|¥|eur|usd|gbp|chf|kr|nok|sek|dkk|isk|pln|zl|czk|kc|huf|ft|ron|lei|rsd|din|rm|rp|idr|php|inr|rs|thb|brl|mxn';

/** LIST: what stands behind the hours of a clock as behind those that something takes, folded: Lithuanian, Czech and Slovak, Hungarian, Slovene, Croatian, Russian and so on. */
const hours =
  'val|hod|hodin[uy]?|ora|orato[lr]|oraig|orakor|uri|ure|uro|sati|sata|stundas|ч|час|часа|часов|часова|годині|นาฬิกา|น';

const patterns: readonly RegExp[] = [
  // 09.40 Harlingen; 10.00–19.00
  new RegExp(
    `(?<![\\d.,:/+]|[€£$¥] ?|\\b(?:${money})\\.? ?)([01]?\\d|2[0-3])\\.([0-5]\\d)(?![\\d:%]|[.,]\\d| ?(?:${money}|%|,-|km|kg|gb|mb|x)(?![a-z]))`,
    'g',
  ),
  // 14: 40, as pictures are read
  /(?<![\d.,:/+])([01]\d|2[0-3]): ([0-5]\d)(?![\d:.,])/g,
  // 20 h, 10u
  /(?<![\d.,:/+-])([5-9]|0\d|1\d|2[0-3])() ?[hu](?![a-z\d]| ?\d)/g,
  // 15 val., 14 hod., 15 órától, 14. uri, 12 часов
  new RegExp(`(?<![\\d.,:/+-])([5-9]|0\\d|1\\d|2[0-3])()\\.? ?(?:${hours})(?![\\p{L}\\p{M}])`, 'gu'),
];

/**
 * Clocks in a text that are written as amounts and durations are, `09.40`, `20 h`: what stands around them tells, not they themselves. What is part of a day is
 * none.
 */
export function findLooseTimes(text: string): readonly TimeSpan[] {
  if (!hasDigit(text)) return [];
  const folded = fold(text);
  const dates = findDates(text);
  const whole = fourDigits(folded, dates);
  if (whole.length > 0) return whole;
  return patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const [at, end] = [match.index, match.index + match[0].length];
      const isDay = dates.some((date) => at < date.end && end > date.at);
      return isDay ? [] : [{ at, end, clock: `${match[1]!.padStart(2, '0')}:${match[2] || '00'}` }];
    }),
  );
}

/** "Thu 18 Mar 2027, 1035", "13MAR 1130 1345", "0800 / 0845": clocks of four digits, as airlines write them, behind a day or as both ends of a way. */
function fourDigits(folded: string, dates: ReturnType<typeof findDates>): readonly TimeSpan[] {
  const [date, more] = dates;
  if (years.test(folded)) return [];
  const from = date?.end ?? 0;
  if (more || (date && folded.slice(0, date.at).trim().length > longestBefore)) return [];
  const match = (date ? behindDay : bothEnds).exec(folded.slice(from, from + longestPair));
  return (match?.indices ?? []).slice(1).flatMap((place) => {
    if (!place) return [];
    const [at, end] = [from + place[0], from + place[1]];
    return [{ at, end, clock: `${folded.slice(at, at + 2)}:${folded.slice(at + 2, end)}` }];
  });
}

const clock = '((?:[01]\\d|2[0-3])[0-5]\\d)(?![\\d:])';
const behindDay = new RegExp(`^[ ,|·–-]{1,3}${clock}(?:[ ,|·/–→>-]{1,3}${clock})?(?: ?(?:hrs?|h|lt|z))?$`, 'd');
const bothEnds = new RegExp(`^${clock}(?: ?[/–→>-] ?)${clock}(?: ?(?:hrs?|h|lt|z))?$`, 'd');
/** "2027-2028" is a season. */
const years = /^20[23]\d ?[/–-] ?20[23]\d$/;
/** Letters of a weekday or a label before the day at most, and of both clocks with what parts them. */
const longestBefore = 24;
const longestPair = 24;
