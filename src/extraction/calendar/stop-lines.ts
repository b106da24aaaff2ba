/** Lines of an itinerary that tell of one stop: `fra 13:17 Koebenhavn H - Spor 5 (IC 1197)`. */
import { findNumbers, findTimes } from '../page-text/values/values.ts';
import { fold } from '../words/fold.ts';
import { labelMeanings, labelWords } from '../words/label-index.ts';

/** One stop as a line tells it. */
export type StopLine = {
  /** What stands before the time, folded: `dep`, `fra`, empty. */
  readonly prefix: string;
  /** What the prefix or label means, where it is a word that we know. */
  readonly role: 'departure' | 'arrival' | undefined;
  readonly clock: string;
  readonly place: string;
  readonly platform?: string;
  readonly number?: string;
  readonly mode?: 'flight' | 'train' | 'bus';
  /** Further cells of a line that is a row of a table. */
  readonly cells: readonly string[];
};

const longestPrefix = 24;
const longestPlace = 80;

/** Reads a line with exactly one time and a place after or before it; undefined for other lines. */
export function readStopLine(line: string): StopLine | undefined {
  if (line.length > 300) return undefined;
  const [first = '', ...cells] = line
    .replace(/\([^()]*\)/g, (inside) => inside.replace(/\s+/g, ' '))
    .split(/\s*[|\t]\s*|\s{4,}/)
    .filter((cell) => cell.trim() !== '');
  const times = findTimes(first);
  const [time] = times;
  if (times.length !== 1 || !time || time.until) return undefined;
  const before = first.slice(0, time.at).trim();
  const after = first.slice(time.end).trim();
  const label = /^([^\d:]{1,24}):\s*(.*)$/.exec(before);
  const prefix = tidyPrefix(label ? label[1]! : before);
  const middle = label?.[2]?.trim() ?? '';
  const rest = [middle || (before.length > longestPrefix ? before : ''), after, after || middle ? '' : cells[0]]
    .filter(Boolean)
    .join(' ');
  if (!rest || prefix.length > longestPrefix) return undefined;
  const detail = readDetail(rest);
  if (!/\p{L}{2}/u.test(detail.place) || detail.place.length > longestPlace) return undefined;
  return {
    prefix,
    role: roleOf(prefix),
    clock: time.clock,
    ...detail,
    cells: after || middle ? cells : cells.slice(1),
  };
}

/** Place, platform and number in what stands beside the time. */
function readDetail(text: string): Pick<StopLine, 'place' | 'platform' | 'number' | 'mode'> {
  let rest = text;
  const number = readNumber(rest);
  if (number) rest = rest.replace(number.written, ' ');
  const platform = readPlatform(rest);
  if (platform) rest = rest.replace(platform.written, ' ');
  const place = rest
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,;:–-]|(?:from|at|in|ab|von|to|nach|uhr|hrs?|h)\s)+/i, '')
    .replace(/[\s,;:–-]+$/, '');
  return {
    place,
    ...(platform ? { platform: platform.value } : {}),
    ...(number ? { number: number.value, ...(number.mode ? { mode: number.mode } : {}) } : {}),
  };
}

/** A train, flight or line: in brackets at the end, or anywhere by its form. */
export function readNumber(
  text: string,
): { value: string; written: string; mode?: 'flight' | 'train' | 'bus' } | undefined {
  for (const match of text.matchAll(/[([]([^()[\]]{2,40})[)\]]/g)) {
    const value = match[1]!.replace(/\s+/g, ' ').trim();
    const found = findNumbers(value)[0];
    const looks = /^\p{Lu}[\p{L}]{0,9}\.?[ -]?\d{1,6}\p{L}?$/u.test(value);
    if (found || (looks && !readPlatform(value)))
      return { value, written: match[0], ...(found ? { mode: found.mode } : {}) };
  }
  const bare = findNumbers(text)[0];
  return bare && { value: bare.text.replace(/\s+/g, ' '), written: bare.text, mode: bare.mode };
}

/** `- Spor 6D-E`, `, platform 5`, `(Gleis 7)`: a word for platform in any language with a number. */
function readPlatform(text: string): { value: string; written: string } | undefined {
  for (const match of text.matchAll(
    /[\s,;(–-]*(\p{L}{2,14})\.?\s*:?\s*(\d{1,3}\s?[A-Za-z]?(?:[-/][A-Za-z\d]{1,3})?)(?![\p{L}\d])\)?/gu,
  )) {
    const roles = labelMeanings(labelWords(match[1]!)).map((entry) => entry.role);
    if (roles.includes('platform')) return { value: match[2]!.trim(), written: match[0] };
  }
  return undefined;
}

function tidyPrefix(text: string): string {
  return fold(text)
    .replace(/^[\s•*·–-]+|[\s:.,–-]+$/g, '')
    .trim();
}

/** Short words of timetables that are no labels anywhere else. */
const short: Readonly<Record<string, StopLine['role']>> = {
  dep: 'departure',
  departs: 'departure',
  ab: 'departure',
  an: 'arrival',
  arr: 'arrival',
  arrives: 'arrival',
};

function roleOf(prefix: string): StopLine['role'] {
  const known = short[prefix];
  if (known) return known;
  const roles = new Set(labelMeanings(labelWords(prefix)).map((entry) => entry.role));
  const departs = ['departure', 'departureTime', 'from'].some((role) => roles.has(role as 'from'));
  const arrives = ['arrival', 'arrivalTime', 'to'].some((role) => roles.has(role as 'to'));
  return departs === arrives ? undefined : departs ? 'departure' : 'arrival';
}
