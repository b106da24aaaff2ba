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
  return patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const [at, end] = [match.index, match.index + match[0].length];
      const isDay = dates.some((date) => at < date.end && end > date.at);
      return isDay ? [] : [{ at, end, clock: `${match[1]!.padStart(2, '0')}:${match[2] || '00'}` }];
    }),
  );
}
