import { lettersOf, meanConfidence, type PrintedLine, type PrintedWord } from './printed-word.ts';

/** Below these the recogniser saw letters in something else: a word, a sign, a line of up to three letters, all of it. */
const doubtful = { word: 0.3, sign: 0.5, scrap: 0.85, number: 0.7, arrow: 0.6, page: 0.45 };
/** Signs that mean something between words. */
const meaningful = /^(?:[-–—/&+→>€$£·:=*]|->|=>|-->)$/u;

/** Stands by itself between two places. */
const arrow = /^(?:->|=>|-->|→)$/u;

/** Leaves out what is no word: specks, rules, pictures read as letters; nothing is left of a page that was not read. */
export function sortOut(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const kept = lines.map((line) => line.filter(isWord)).filter((line) => !isScrap(line));
  return meanConfidence(kept.flat()) < doubtful.page ? [] : kept;
}

function isWord(word: PrintedWord): boolean {
  if (lettersOf(word) === 0) return word.confidence >= doubtful.sign && meaningful.test(word.text);
  return word.confidence >= doubtful.word;
}

/** Edges and textures read as letters: few of them, in which the recogniser does not believe, or always the same one. */
function isScrap(line: PrintedLine): boolean {
  if (line.length === 1 && arrow.test(line[0]!.text)) return line[0]!.confidence < doubtful.arrow;
  const letters = line.flatMap(({ text }) => text.match(/[\p{L}\p{N}]/gu) ?? []);
  if (letters.length > 3) return false;
  const same = letters.length > 1 && letters.every((letter) => letter === letters[0] && !/\d/.test(letter));
  const hasDigit = letters.some((letter) => /\d/.test(letter));
  return letters.length === 0 || same || meanConfidence(line) < (hasDigit ? doubtful.number : doubtful.scrap);
}
