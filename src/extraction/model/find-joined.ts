/** Letters and digits of a place that are printed in one word with others: row F and seat 12 as `F12`, seat 88 as `88番`. */

import type { AskableField } from './askable.ts';

/** LIST: fields of a place, which are printed in one word with each other or with what is counted: `F12`, `88番`. */
export const joinedFields: ReadonlySet<AskableField> = new Set(['row', 'seat', 'coach', 'section']);

/** Characters of a line that are looked at. */
const longest = 500;

/**
 * Whether a text prints a row, a seat or its like against a letter or a digit of another kind in one word: only for lines that an answer cites, for
 * anything short stands in some word or other.
 */
export function printsJoined(text: string, value: string): boolean {
  const pattern = patternOf(value);
  return pattern?.test(text.slice(0, longest)) ?? false;
}

function patternOf(value: string): RegExp | undefined {
  if (/^\d{1,4}$/.test(value))
    return new RegExp(
      `(?:(?<=(?<!\\p{L})\\p{L}{1,3}[-.]?)|(?<!\\d|\\d[.,:/-])(?=\\d+(?:${counter}|\\p{L}(?![\\p{L}\\d]))))${value}(?!\\d|[.,:/]\\d)`,
      'iu',
    );
  // Letters in front of a number; only one behind it, for two are what is counted: "12 kg".
  if (/^\p{L}$/u.test(value))
    return new RegExp(
      `(?<![\\p{L}\\d])${value}(?=-?\\d{1,4}(?!\\d))|(?<=(?<![\\d.,:/])\\d{1,3}-?)${value}(?![\\p{L}\\d])`,
      'iu',
    );
  return /^\p{L}{2,3}$/u.test(value) ? new RegExp(`(?<![\\p{L}\\d])${value}(?=-?\\d{1,4}(?!\\d))`, 'iu') : undefined;
}

/** LIST: what East Asian languages write behind the number of a row, a seat, a car or a floor. */
const counter = '(?:番|号|號|座|位|席|排|列|段|行|楼|樓|层|層|階|車|车|번|열|석|호)';
