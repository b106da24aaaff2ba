/** Rows and seats that stand before their words, "4. sor 6. szék", as other languages write them: "sor 4 szék 6". */
import { fold } from './fold.ts';

/** LIST: words for a row, and for a seat in it, of languages that count places before the word: folded, the usual one first. */
const languages: readonly (readonly [rows: string, seats: string])[] = [
  ['sor sorban', 'szek hely uloszek ulohely'],
  ['eile', 'vieta kede'],
  ['rinda', 'vieta kresls sedvieta'],
  ['rida', 'koht iste istekoht'],
  ['rivi rivilla', 'paikka istuin'],
  ['sira', 'koltuk yer'],
  ['ряд', 'место кресло мисце місце крісло орындык'],
  ['ред', 'место място седиште мјесто'],
  ['қатар', 'орын'],
  ['red', 'sjedalo mjesto sediste mesto sjediste'],
  ['vrsta', 'sedez mesto'],
  ['rada', 'sedadlo misto kreslo'],
  ['rad', 'miesto sedadlo kreslo'],
  ['rzad', 'miejsce fotel krzeslo'],
  ['reihe', 'platz sitz sitzplatz'],
];

const usualSeat = new Map(
  languages.flatMap(([rows, seats]) => rows.split(' ').map((row) => [row, seats.split(' ')[0]!])),
);

const oneOf = (words: readonly string[]) =>
  `(?:${[...new Set(words.map(fold))].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`;
const row = oneOf(languages.flatMap(([rows]) => rows.split(' ')));
const seat = oneOf(languages.flatMap(([, seats]) => seats.split(' ')));
/** A row's number or letter, with the sign or ending of an ordinal number. */
const place = '(?<![\\p{L}\\d.,:/])(\\d{1,3}|\\p{L}(?=[.\\s-]))(?:\\.|-\\p{L}{1,2})?\\s?';
const between = '[\\s,;/|–-]{0,4}';

/** "4. sor 6. szék", "5 eilė 8, 9 vieta"; where a number follows that word, too, it is that one's. */
const both = new RegExp(
  `${place}(${row})${between}(\\d[\\d., &-]{0,20}?)(?:\\.|-\\p{L}{1,2})?\\s?(${seat})(?!\\.?:?\\s?\\d)`,
  'gu',
);
/** "11. řada, sedadlo 19". */
const before = new RegExp(`${place}(${row})(?=${between}${seat}\\.?:?\\s?\\d)`, 'gu');
/** "11. rad, 19": an ordinal number is the row's, and what is left the seat's. */
const bare = new RegExp(`(?<![\\p{L}\\d.,:/])(\\d{1,2})\\.\\s?(${row}),\\s?(\\d{1,3})(?=\\s*(?:$|[(;|]))`, 'gu');
const alone = new RegExp(`^${place}(${row})$`, 'u');
const aloneSeat = new RegExp(`^(\\d{1,3})(?:\\.|-\\p{L}{1,2})?\\s?(${seat})$`, 'u');

/** A line with each row and seat behind its word; other lines stay as they are. */
export function withWordsFirst(line: string): string {
  if (!/\d/.test(line) || line.length > 300) return line;
  return [both, before, bare].reduce(rewritten, line);
}

function rewritten(line: string, pattern: RegExp): string {
  const folded = fold(line);
  let text = '';
  let end = 0;
  for (const { 0: all, index, 1: number = '', 2: word = '', 3: seats = '', 4: seatWord } of folded.matchAll(pattern)) {
    const whose = line.slice(index, index + number.length);
    // A letter that is a row is a capital; a small one is a word: "a sor".
    if (/\p{Ll}/u.test(whose)) continue;
    const wordAt = index + all.indexOf(word, number.length);
    const seatAt = index + all.lastIndexOf(seatWord ?? '');
    const named = seatWord === undefined ? usualSeat.get(word) : line.slice(seatAt, seatAt + seatWord.length);
    text += `${line.slice(end, index)}${line.slice(wordAt, wordAt + word.length)} ${whose}`;
    if (seats !== '') text += ` ${named} ${seats.replace(/\.(?=[, &-]|$)/g, '').trim()}`;
    end = index + all.length;
  }
  return text + line.slice(end);
}

/** A row that stands alone before its word, "5 eilė", with the word first; undefined for other texts. */
export function rowWordFirst(text: string): string | undefined {
  return turned(text, alone);
}

/** The same of a seat, "8 vieta"; beside no row it may as well be how many there are. */
export function seatWordFirst(text: string): string | undefined {
  return turned(text, aloneSeat);
}

function turned(text: string, pattern: RegExp): string | undefined {
  const [all, number = '', word = ''] = pattern.exec(fold(text)) ?? [];
  if (all === undefined || /\p{Ll}/u.test(text.slice(0, number.length))) return undefined;
  return `${text.slice(text.length - word.length)} ${text.slice(0, number.length)}`;
}
