/** Values that a line says among other things: behind a count, beside an amount or a leader of dots, before the label of the next value. */

import { hasPostcode, hasStreet, splitAddress } from '../values/addresses.ts';

/** Where a piece of a line begins and ends. */
export type Cut = readonly [at: number, end: number];

/** "2 x ", "1× ", "3 " before what there are so many of; "(2) " and "2. " count a list. */
const countBefore = /^[\s(]*(?:\d{1,2}(?:[.)]|\s?[x×X*]{1,2}(?!\p{L}))|[1-9])\s+(?=[\p{L}+])/u;
/** "Adult x 1". */
const countBehind = /\s+(?:[x×]\s?\d{1,2}|\d{1,2}\s?[x×])$/u;
const leaders = /\s?(?:\.{3,}|…+)\s?/gu;

/** What stands beside the amounts of a line and between its leaders, each without the count before or behind it. */
export function besideAmounts(text: string, amounts: readonly Cut[]): readonly Cut[] {
  const gaps = [
    ...amounts,
    ...[...text.matchAll(leaders)].map(({ index, 0: { length } }) => [index, index + length] as Cut),
  ];
  if (gaps.length > 6) return [];
  const sorted = gaps.toSorted(([a], [b]) => a - b);
  const begins = [0, ...sorted.map(([, end]) => end)];
  const ends = [...sorted.map(([at]) => at), text.length];
  const pieces = begins.map((begin, at): Cut => [begin, ends[at]!]).filter(([at, end]) => end - at > 2);
  return [...(sorted.length > 0 ? pieces : []), ...pieces.flatMap((piece) => withoutCount(text, piece))];
}

/** A piece of a line without the count before or behind it; nothing where none is. */
export function withoutCount(text: string, [at, end]: Cut): readonly Cut[] {
  const piece = text.slice(at, end).trimEnd();
  const before = countBefore.exec(piece)?.[0].length ?? 0;
  const behind = countBehind.exec(piece)?.[0].length ?? 0;
  return before + behind > 0 ? [[at + before, at + piece.length - behind]] : [];
}

const coloned = /(?<=^|\s)[\p{L}.-]{2,} ?:(?=\s)/gu;

/** What is said between two words with colons: "Typ: Basic Organiser: …" says "Basic", "Nom : DOE Ann Tarif : …" says "DOE Ann". */
export function betweenColons(text: string): readonly Cut[] {
  const words = [...text.matchAll(coloned)].slice(0, 8);
  return words.slice(0, -1).map(({ index, 0: { length } }, at) => [index + length, words[at + 1]!.index]);
}

/** Numbers written in groups, and their last ones behind words in capitals: "ETKT 075 2331904882", "Nr. BB 6 338 201 774", "27/OP/11842". */
export function groupedNumbers(text: string): readonly Cut[] {
  const found: Cut[] = [];
  for (const { index, 0: run } of text.matchAll(groups)) {
    const words = run.split(' ');
    const first = words.findIndex((word) => /\d/.test(word));
    const begin = (word: number) => index + words.slice(0, word).join(' ').length + (word > 0 ? 1 : 0);
    // "CL 0088 2714" begins with letters of its own, "ETKT 075 2331904882" with what it is.
    const isWord = first > 1 || (first === 1 && (words[0]!.length > 3 || numberWords.has(words[0]!)));
    if (isWord) found.push([begin(first), index + run.length]);
    if (first > 1 && words[first - 1]!.length <= 4) found.push([begin(first - 1), index + run.length]);
    if (first === 0 || first === 1) found.push([index, index + run.length]);
  }
  for (const { index, 0: run } of text.matchAll(slashed))
    if (/\d{3}/.test(run)) found.push([index, index + run.length]);
  return found;
}

/** LIST: what a number is called, in three letters or less. */
const numberWords: ReadonlySet<string> = new Set(['NO', 'NR', 'ID', 'TKT', 'PNR', 'REF']);

const groups = /(?<![\p{L}\d/.,:-])[A-Z\d-]{1,12}(?: [A-Z\d-]{1,12}){0,6} \d{2,12}(?:[ -][A-Z])?(?![\p{L}\d.,:])/gu;
const slashed =
  /(?<![\p{L}\d/])[A-Z\d]{1,8}(?:[/-][A-Z\d]{1,10}){0,2}\/[A-Z\d]{2,12}(?:[/-][A-Z\d]{1,10}){0,2}(?![\p{L}\d/])/gu;

/** An address within a sentence: with the name before it, without what follows. */
export function addressesIn(text: string): readonly Cut[] {
  if (!/\d/.test(text) || !text.includes(',')) return [];
  const found: Cut[] = [];
  let begin = 0;
  for (const sentence of text.split(/(?<=\p{L}{3}\.|\d\.)\s(?=\p{Lu})/u)) {
    const at = text.indexOf(sentence, begin);
    begin = at + sentence.length;
    if (!hasPostcode(sentence) && !hasStreet(sentence)) continue;
    const address = splitAddress(sentence)?.address.replace(/\.$/, '') ?? '';
    const place = sentence.indexOf(address);
    if (address && place >= 0) found.push([at + place, at + place + address.length]);
    const parts = [...sentence.matchAll(/[^,:·]+/gu)];
    for (const size of [2, 3])
      for (let first = 0; first + size <= Math.min(parts.length, 6); first += 1) {
        const last = parts[first + size - 1]!;
        found.push([at + parts[first]!.index, at + last.index + last[0].length]);
      }
  }
  return found;
}

/** A name beside words of another case, or before the next sentence: "DRIVER Ann Moore EXTRA", "Ann Moore. Book". */
export function namesWithin(name: string): readonly Cut[] {
  const found: Cut[] = [];
  const words = [...name.matchAll(/\S+/gu)];
  let first = 0;
  words.forEach((word, at) => {
    const next = words[at + 1];
    const ends = !next || /\p{L}{4}\.$/u.test(word[0]) || isCapitals(word[0]) !== isCapitals(next[0]);
    if (!ends) return;
    if (at > first && at - first + 1 < words.length)
      found.push([words[first]!.index, word.index + word[0].replace(/(?<=\p{L}{4})\.$/u, '').length]);
    first = at + 1;
  });
  return found;
}

function isCapitals(word: string): boolean {
  return word.length > 1 && !/\p{Ll}/u.test(word);
}
