import { lettersOf, meanConfidence, type PrintedLine, type PrintedWord } from './printed-word.ts';

/** Below these the recogniser saw letters in something else: a word, a sign, a line of one or two letters, all of it. */
const doubtful = { word: 0.3, sign: 0.5, scrap: 0.6, page: 0.45 };
/** Signs that mean something between words. */
const meaningful = /^(?:[-–—/&+→>€$£·:=*]|->|=>|-->)$/u;

/** Leaves out what is no word: specks, rules, pictures read as letters; nothing is left of a page that was not read. */
export function sortOut(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const kept = lines.map((line) => line.filter(isWord)).filter((line) => !isScrap(line));
  return meanConfidence(kept.flat()) < doubtful.page ? [] : kept;
}

function isWord(word: PrintedWord): boolean {
  if (lettersOf(word) === 0) return word.confidence >= doubtful.sign && meaningful.test(word.text);
  return word.confidence >= doubtful.word;
}

function isScrap(line: PrintedLine): boolean {
  const letters = line.reduce((sum, word) => sum + lettersOf(word), 0);
  return letters === 0 || (letters <= 2 && meanConfidence(line) < doubtful.scrap);
}
