/** Whether two readings say the same: comparisons that forgive spelling, never meaning. */
import { inLatinLetters } from './letters.ts';
import { isSameLine } from './line-letters.ts';
import { dayOf, hasClock, instantOf, type TicketTime } from './time.ts';

const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};

/** Lower case without diacritics, words separated by one blank, everything but letters and digits dropped. */
export function plain(text: string): string {
  if (ascii.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđıðþ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const ascii = /^[\0-\x7f]*$/;

/** Letters and digits only, upper case: for references, seats and codes. */
export function codeOf(text: string): string {
  return plain(text).replaceAll(' ', '').toUpperCase();
}

/** `AB12` equals `ab-12`; an empty text equals nothing. */
export function sameCode(a: string, b: string): boolean {
  const left = codeOf(a);
  return left !== '' && left === codeOf(b);
}

/** The same words, or one text's words all in the other's ("Berlin" and "Berlin Hbf"). */
export function sameWords(a: string, b: string): boolean {
  const left = plain(a).split(' ').filter(Boolean);
  const right = plain(b).split(' ').filter(Boolean);
  if (left.length === 0 || right.length === 0) return false;
  const [small, large] = left.length <= right.length ? [left, right] : [right, left];
  const all = new Set(large);
  return small.every((word) => all.has(word)) || left.join('') === right.join('');
}

const titles = new Set(
  'mr mrs ms mstr miss dr herr frau mme monsieur madame m prof sir sig sra sr dhr mevr hr fr'.split(' '),
);

/**
 * The same person: word order, titles, middle names and a title glued to a given name (`JOHNMR`) are forgiven; an end that is missing only
 * where the name is as long as an airline's code can hold; so are other letters (`ΝΙΚΟΛΑΟΣ ΒΛΑΧΟΣ` is Nikolaos Vlachos). Anna Li is not Annabel Lindner.
 */
export function sameName(a: string, b: string): boolean {
  const [one, other] = [nameWords(a), nameWords(b)];
  if (one.length === 0 || other.length === 0) return false;
  const [left, right] = [joinedLike(one, other), joinedLike(other, one)];
  const [small, large] = left.length <= right.length ? [left, right] : [right, left];
  if (small.length >= 2 && small.every((word) => large.includes(word))) return true;
  if ([...left].sort().join(' ') === [...right].sort().join(' ') || left.join('') === right.join('')) return true;
  return begunLike(left, right) && Math.min(left.join('').length, right.join('').length) >= leastCut;
}

/** Whether a name has more than one word beside its titles. */
export function isWholeName(name: string): boolean {
  return nameWords(name).length > 1;
}

/** Words of a name, those that another one writes in one (`VANDERBERG`) joined. */
function joinedLike(words: readonly string[], others: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const sizes = [4, 3, 2].filter((size) => others.includes(words.slice(at, at + size).join('')));
    const size = sizes[0] ?? 1;
    joined.push(words.slice(at, at + size).join(''));
    at += size;
  }
  return joined;
}

/** Whether names differ by no more than the end of one word: cut, or with a second given name glued to the first (`LUCJEAN`). */
export function mayBeSameName(a: string, b: string): boolean {
  return sameName(a, b) || begunLike(nameWords(a), nameWords(b));
}

/** Letters of a name that fills its field: Resolution 792 has room for 20 characters, the slash and up to two blanks among them. */
export const leastCut = 17;

/** All words of the shorter name stand in the longer one, but for one that begins or is begun by a word of it. */
function begunLike(left: readonly string[], right: readonly string[]): boolean {
  const [short, long] = left.join('').length <= right.join('').length ? [left, right] : [right, left];
  if (short.length < 2) return false;
  const open = short.filter((word) => !long.includes(word));
  const free = long.filter((word) => !short.includes(word));
  const [word] = open;
  return open.length === 1 && free.some((other) => other.startsWith(word!) || word!.startsWith(other));
}

function nameWords(name: string): string[] {
  return inLatinLetters(plain(name.replaceAll('/', ' ')))
    .split(' ')
    .filter((word) => word && !titles.has(word))
    .map((word) => (word.length > 5 ? word.replace(/(mrs|mr|ms|mstr)$/, '') : word));
}

/**
 * The same flight, train or line; leading zeros and a missing carrier prefix are forgiven, a wrong one is not. A name written
 * out has the letters of its short form: `Intercity 27` and `IC 27`.
 */
export function sameNumber(a: string, b: string): boolean {
  const left = splitNumber(a);
  const right = splitNumber(b);
  if (!left || !right) return sameCode(a, b);
  return left.digits === right.digits && isSameLine(left.prefix, right.prefix);
}

function splitNumber(text: string): { prefix: string; digits: string } | undefined {
  const code = codeOf(text);
  const airline = /^([A-Z]\d|\d[A-Z]|[A-Z]{2})0*(\d{1,4}[A-Z]?)$/.exec(code);
  const other = airline ?? /^([A-Z]{0,20}?)0*(\d{1,6}[A-Z]?)$/.exec(code);
  return other ? { prefix: other[1]!, digits: other[2]! } : undefined;
}

/** The same calendar day; when a year was inferred on one side, month and day decide. */
export function sameDay(a: TicketTime, b: TicketTime): boolean {
  if (dayOf(a) === dayOf(b)) return true;
  return Boolean(a.yearInferred || b.yearInferred) && dayOf(a).slice(5) === dayOf(b).slice(5);
}

/** The same instant, or the same wall clock where an instant cannot be told; a day alone equals any time of that day. */
export function sameTime(a: TicketTime, b: TicketTime): boolean {
  if (!hasClock(a) || !hasClock(b)) return sameDay(a, b);
  const left = instantOf(a);
  const right = instantOf(b);
  if (left !== undefined && right !== undefined && left === right) return true;
  if (isElsewhere(a, b) || isElsewhere(b, a)) return true;
  return sameDay(a, b) && a.local.slice(11) === b.local.slice(11);
}

/** A time in UTC and a clock of no known zone that some zone of the earth shows then: quarters of an hour, 12 behind to 14 ahead. */
function isElsewhere(utc: TicketTime, local: TicketTime): boolean {
  if (utc.zone !== 'UTC' || local.zone || local.offset) return false;
  const minutes = (Date.parse(`${local.local}:00Z`) - Date.parse(`${utc.local}:00Z`)) / 60_000;
  return minutes % 15 === 0 && minutes >= -12 * 60 && minutes <= 14 * 60;
}

/** The same seat: separators and leading zeros are forgiven. */
export function sameSeat(a: string, b: string): boolean {
  return seatCode(a) === seatCode(b);
}

function seatCode(text: string): string {
  return codeOf(text).replace(/(?<!\d)0+(?=\d)/g, '');
}

/** LIST: words for a platform, a track, a gate and a terminal, as labels have them. */
const words = `platform track plat gleis bahnsteig gl steig bussteig quai voie andén vía dársena plataforma binario bin stallo spoor perron
  vertrekspoor abfahrtsgleis linha cais gare andana spår spor läge plattform hållplatsläge spornummer afgangsspor laituri raide perroon platvorm lähtöraide
  lähtölaituri vágány peron kocsiállás nástupiště nástupište kolej stanowisko stání tor koľaj stojisko nást tir kolosijek kolosek stajanka
  peronul linia platforma perons peronas ceļš kelias aikštelė αποβάθρα πλατφόρμα εξέδρα платформа путь перрон коловоз перон колія الرصيف
  رصيف سكو רציף 月台 站台 月臺 乘車月台 候車月台 月台號 番線 のりば ホーム 乗り場 乗場 発車ホーム 승차홈 승강장 타는곳 플랫폼 홈 탑승홈 ชานชาลา ชานชาลาที่
  ช่องจอด jalur landasan ke gate terminal porta puerta porte lähtöportti kapu`;

const longestFirst = words
  .split(/\s+/)
  .map(plain)
  .sort((a, b) => b.length - a.length);
const placeWords = new RegExp(`^(?:${longestFirst.join('|')})(?= ?\\d|\\s\\S)`, 'u');

/** A gate, terminal or platform without the word for it: `Gate B` and `B` are one, `Gleis 7` and `7`. */
export function placeCode(text: string): string {
  return codeOf(plain(text).replace(placeWords, ''));
}
