import type { Character, Mark } from '../../shared/lines/character.ts';
import { isMark } from '../../shared/texts/marks.ts';

/** How many clusters back the same one is looked for: the marks of one are drawn after its letter, or after letters behind it. */
const back = 6;

/** An alef and a lam in the box of one glyph: there is but the ligature of lam and alef (Unicode, 9.2). */
const turnedLigature = /^[\u0622\u0623\u0625\u0627\u0671]\u0644$/u;

/** Parts of its size that a letter reaches above its base line and below it. */
const reach = { above: 1, below: 0.3 };

/**
 * Characters as they are meant where one glyph stands for several, whose box PDFium parts between them. Where a letter and its marks are drawn by two glyphs,
 * browsers let each mean all of the cluster ("หั"): what is told twice in one place is left out, and a box that is but the ink of one glyph becomes as high as
 * the letters beside it. The ligature of lam and alef ("لا") comes with its letters turned round.
 */
export function settleClusters(characters: readonly (Character | Mark)[]): readonly (Character | Mark)[] {
  const kept: (Character | Mark)[] = [];
  const recent: (readonly Character[])[] = [];
  for (let at = 0; at < characters.length; ) {
    const parts = partsAt(characters, at);
    at += Math.max(1, parts.length);
    if (parts.length < 2) kept.push(characters[at - 1]!);
    else if (turnedLigature.test(textOf(parts))) kept.push(...parts.toReversed());
    else if (!parts.some(({ text }) => isMark(text))) kept.push(...parts);
    else if (!recent.some((other) => isSame(parts, other))) {
      recent.push(parts);
      if (recent.length > back) recent.shift();
      kept.push(...parts.map(inFull));
    }
  }
  return kept;
}

/** The characters of one glyph: side by side, all as wide and as high as the first, or all in the same place. */
function partsAt(characters: readonly (Character | Mark)[], at: number): readonly Character[] {
  const first = characters[at]!;
  if (typeof first === 'string') return [];
  const parts = [first];
  for (let next = at + 1; next < characters.length; next += 1) {
    const one = characters[next]!;
    const last = parts.at(-1)!;
    if (typeof one === 'string' || !isOfCluster(one, last) || !isPart(one, last)) break;
    parts.push(one);
  }
  return parts;
}

/** Whether a character may go on what the last one began: marks, what a virama joins, and a lam behind an alef. */
function isOfCluster(one: Character, last: Character): boolean {
  return isMark(one.text) || virama.test(last.text) || turnedLigature.test(last.text + one.text);
}

/** LIST: signs that join the letter behind them to the one before (Unicode, canonical combining class 9). */
const virama = /^[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2]$/;

function isPart(one: Character, last: Character): boolean {
  if (one.top !== last.top || one.bottom !== last.bottom || one.turn !== last.turn) return false;
  if (one.start === last.start && one.end === last.end) return true;
  const near = last.size * 0.01;
  const isAsWide = Math.abs(one.end - one.start - (last.end - last.start)) < near;
  return isAsWide && Math.abs(one.start - last.end) < near;
}

function isSame(parts: readonly Character[], other: readonly Character[]): boolean {
  const [a, b] = [parts[0]!, other[0]!];
  const near = Math.max(a.size, b.size) * 0.2;
  const isInPlace = parts.at(-1)!.end > b.start && a.start < other.at(-1)!.end + near;
  const isInLine = a.turn === b.turn && Math.abs(a.base - b.base) < near;
  return isInPlace && isInLine && textOf(parts) === textOf(other);
}

function textOf(parts: readonly Character[]): string {
  return parts.map(({ text }) => text).join('');
}

function inFull(one: Character): Character {
  if (one.bottom - one.top >= one.size * (reach.above + reach.below)) return one;
  return { ...one, top: one.base - one.size * reach.above, bottom: one.base + one.size * reach.below };
}
