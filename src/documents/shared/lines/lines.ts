import { isRightToLeft } from '../texts/right-to-left.ts';
import type { ReadingWord } from './words.ts';

/** Words on one base line without a column gap, in one reading direction. */
export type ReadingLine = {
  readonly words: readonly ReadingWord[];
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  /** Height of the largest word's font. */
  readonly size: number;
};

/** Gaps in parts of the font size that split a line: between words with and without a written space, and pieces of a word. */
const columnGap = { spaced: 1.6, placed: 0.6 };
const pieceGap = 0.12;
const letterGap = 1;

/** Puts the words of one turn on lines, top to bottom and along the line. */
export function joinLines(words: readonly ReadingWord[]): readonly ReadingLine[] {
  return rowsOf(words).flatMap((row) => splitRow(spacedOutWords(pieces(row))));
}

/** Words with one base line, or nearly one centre, are a row. */
function rowsOf(words: readonly ReadingWord[]): readonly (readonly ReadingWord[])[] {
  const rows: ReadingWord[][] = [];
  for (const word of words.toSorted((one, other) => one.base - other.base)) {
    // Rows end at about this base line, so only the last few can take the word.
    const row = rows.slice(-6).findLast((candidate) => candidate.some((other) => sharesLine(other, word)));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.start - other.start));
}

function sharesLine(one: ReadingWord, other: ReadingWord): boolean {
  const smaller = Math.min(one.size, other.size);
  return Math.abs(one.base - other.base) < smaller * 0.3;
}

/** Joins pieces of one word that were written apart from each other in the content. */
function pieces(row: readonly ReadingWord[]): readonly ReadingWord[] {
  const words: ReadingWord[] = [];
  const isTurned = row.some(({ text }) => isRightToLeft(text));
  for (const word of row) {
    const before = words.at(-1);
    const gap = before ? (word.start - before.end) / Math.min(word.size, before.size) : Number.NaN;
    const continues = before && !isSpaced(before, word) && gap < pieceGap && gap > -pieceGap && sameSize(before, word);
    if (continues) words[words.length - 1] = joined([before, word], isTurned && [before, word].some(isSign));
    else words.push(word);
  }
  return words;
}

/** Joins letters that stand apart evenly, `T I C K E T` by letter spacing; written spaces keep words apart. */
function spacedOutWords(row: readonly ReadingWord[]): readonly ReadingWord[] {
  const words: ReadingWord[] = [];
  for (let at = 0; at < row.length; ) {
    let end = at + 1;
    while (end < row.length && continuesLetters(row, at, end)) end += 1;
    const letters = row.slice(at, end);
    // Few letters, or digits alone, may be seats or gates in a table.
    const isWord = letters.length >= 4 && letters.some((word) => /\p{L}/u.test(word.text));
    words.push(...(isWord ? [joined(letters)] : letters));
    at = end;
  }
  return words;
}

function continuesLetters(row: readonly ReadingWord[], first: number, index: number): boolean {
  const [before, word, start] = [row[index - 1]!, row[index]!, row[first]!];
  if (isSpaced(before, word) || [...before.text].length > 1 || [...word.text].length > 1 || !sameSize(before, word))
    return false;
  const next = row[first + 1]!;
  const gap = (word.start - before.end) / word.size;
  const gaps = gap - (next.start - start.end) / word.size;
  // Letters in boxes of a form have even distances of their middles instead.
  const middles =
    (word.start + word.end - before.start - before.end - next.start - next.end + start.start + start.end) / 2;
  return gap > 0 && gap < letterGap && Math.min(Math.abs(gaps), Math.abs(middles) / word.size) < 0.12;
}

/** Whether a word is but signs. */
const isSign = ({ text }: ReadingWord) => !/[\p{L}\d]/u.test(text);

/** Whether a space was written between two words that stand side by side: behind the right one where one reads from there. */
function isSpaced(before: ReadingWord, word: ReadingWord): boolean {
  return isRightToLeft(before.text) || isRightToLeft(word.text) ? word.spaced : before.spaced;
}

function sameSize(one: ReadingWord, other: ReadingWord): boolean {
  return Math.abs(one.size - other.size) < 0.1 * Math.max(one.size, other.size);
}

/** One word of several side by side; `isTurned`: the right one is read first, as it is where one of them is written so. */
function joined(words: readonly ReadingWord[], isTurned = false): ReadingWord {
  const turned = isTurned || words.some(({ text }) => isRightToLeft(text));
  return {
    ...words[0]!,
    text: (turned ? words.toReversed() : words).map((word) => word.text).join(''),
    end: Math.max(...words.map((word) => word.end)),
    top: Math.min(...words.map((word) => word.top)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    spaced: words.at(turned ? 0 : -1)!.spaced,
  };
}

function splitRow(row: readonly ReadingWord[]): readonly ReadingLine[] {
  const lines: ReadingWord[][] = [];
  for (const word of row) {
    const line = lines.at(-1);
    if (line && !isColumnGap(line.at(-1)!, word)) line.push(word);
    else lines.push([word]);
  }
  return lines.map((words) => ({
    words,
    start: Math.min(...words.map((word) => word.start)),
    end: Math.max(...words.map((word) => word.end)),
    top: Math.min(...words.map((word) => word.top)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    size: Math.max(...words.map((word) => word.size)),
  }));
}

function isColumnGap(before: ReadingWord, word: ReadingWord): boolean {
  const gap = (word.start - before.end) / ((before.size + word.size) / 2);
  return gap > (isSpaced(before, word) ? columnGap.spaced : columnGap.placed);
}
