import type { ReadingWord } from '../shared/lines/words.ts';
import { lettersOf, type PrintedLine, type PrintedWord } from '../shared/recognition/printed-word.ts';

/** Heights in parts of the font size, as most fonts have them. */
const tall = 0.73;
const small = 0.53;
const below = 0.21;
/** The box of a line, which is higher than its ink. */
const box = { above: 0.93, below: 0.24 };

const descends = /[gjpqyQç,;()[\]{}/\\@§µ$|]/;
const rises = /[\p{Lu}\p{N}bdfhklßÀ-ÿ()[\]{}/\\@§$€£&%!?|]/u;

/** Words with their base line and font size, worked out from their ink and what they say; `index` counts the words. */
export function placeWords(lines: readonly PrintedLine[], scale: number): readonly ReadingWord[] {
  let index = 0;
  return lines.flatMap((line) => {
    const common = lineSize(line);
    return line.map((word) => placeWord(word, line, { common, scale, index: index++ }));
  });
}

type Place = { readonly common: number; readonly scale: number; readonly index: number };

function placeWord(word: PrintedWord, line: PrintedLine, { common, scale, index }: Place): ReadingWord {
  const own = lettersOf(word) > 0 ? sizeOf(word) : common; // a dash tells neither size nor base line
  // Accents, italics and misread letters mislead a single word; a headline beside small print does not.
  const size = Math.max(own, common) / Math.min(own, common) < 1.5 ? common : own;
  const usual = baseNear(line, word, size);
  const isUsual = lettersOf(word) === 0 || Math.abs(baseOf(word, size) - usual) < 0.2 * size;
  const base = isUsual ? usual : baseOf(word, size);
  return {
    text: word.text,
    start: word.x / scale,
    end: (word.x + word.width) / scale,
    top: (base - box.above * size) / scale,
    bottom: (base + box.below * size) / scale,
    base: base / scale,
    size: size / scale,
    turn: 0,
    spaced: line.at(-1) !== word,
    index,
  };
}

function sizeOf({ text, height }: PrintedWord): number {
  return height / ((rises.test(text) ? tall : small) + (descends.test(text) ? below : 0));
}

function baseOf({ text, y, height }: PrintedWord, size: number): number {
  return y + height - (descends.test(text) ? below * size : 0);
}

function lineSize(line: PrintedLine): number {
  const sure = line.filter((word) => lettersOf(word) > 1);
  return median((sure.length > 0 ? sure : line).map(sizeOf));
}

/** The base line of the words around a word, which may rise or fall a little along the line. */
function baseNear(line: PrintedLine, word: PrintedWord, size: number): number {
  const at = line.indexOf(word);
  const near = line.slice(Math.max(0, at - 2), at + 3);
  const lettered = near.filter((other) => lettersOf(other) > 0);
  return median((lettered.length > 0 ? lettered : near).map((other) => baseOf(other, size)));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
