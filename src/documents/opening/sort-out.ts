import type { Box } from '../shared/pictures/geometry.ts';
import { lettersOf, meanConfidence, type PrintedLine, type PrintedWord } from '../shared/recognition/printed-word.ts';

/** Below these the recogniser saw letters in something else: a word, a sign, a line of up to three letters, all of it. */
const doubtful = { word: 0.3, sign: 0.5, scrap: 0.85, number: 0.7, arrow: 0.6, page: 0.45 };
/** Signs that mean something between words. */
const meaningful = /^(?:[-–—/&+→>€$£·:=*]|->|=>|-->)$/u;

/** Stands by itself between two places. */
const arrow = /^(?:->|=>|-->|→)$/u;

/** Leaves out what is no word: specks, rules, pictures read as letters; nothing is left of a page that was not read. */
export function sortOut(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const kept = lines.map((line) => line.filter(isWord)).filter((line) => !isScrap(line));
  return meanConfidence(kept.flat()) < doubtful.page ? [] : withoutStrays(kept);
}

/**
 * One or two signs are no text where none is: outside of all lines of a page, its edges and what it lies on are read as
 * `1` and `n`. So are those that are smaller than print, in parts of its usual height. Distances are in heights of a line.
 */
const stray = { letters: 2, near: 1.5, beside: 3, small: 0.45, level: 0.2, alike: 0.75 };

function withoutStrays(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const boxes = new Map(lines.map((line) => [line, around(line)]));
  const texts = lines.filter((line) => count(line) > stray.letters).map((line) => boxes.get(line)!);
  const sure = lines.filter((line) => count(line) > 3).map((line) => boxes.get(line)!);
  if (sure.length < 2) return lines;
  const page = around(sure);
  const usual = sure.map(({ height }) => height).toSorted((one, other) => one - other)[sure.length >> 1]!;
  return lines.filter((line) => {
    if (count(line) === 0 || count(line) > stray.letters) return true;
    const box = boxes.get(line)!;
    if (box.height < stray.small * usual) return false;
    return !isApart(box, page) || texts.some((text) => isNear(box, text) || isInRow(box, text));
  });
}

function isApart(one: Box, other: Box): boolean {
  const [across, down] = away(one, other);
  return across > 0 || down > 0;
}

/** Above, below or beside it. */
function isNear(one: Box, other: Box): boolean {
  const [across, down] = away(one, other);
  const height = Math.max(one.height, other.height);
  return across === 0 ? down < stray.near * height : down === 0 && across < stray.beside * height;
}

/** In the row of a line and as high as it, however far: a column of a form. */
function isInRow(one: Box, other: Box): boolean {
  const apart = Math.abs(one.y + one.height / 2 - other.y - other.height / 2);
  const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  return apart < stray.level * low && low > stray.alike * high;
}

/** How far boxes are from each other across and down; 0 where they share columns or rows. */
function away(one: Box, other: Box): readonly [number, number] {
  return [
    Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width),
    Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height),
  ];
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function count(line: PrintedLine): number {
  return line.reduce((sum, word) => sum + lettersOf(word), 0);
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
