import { isMark } from '../texts/marks.ts';
import { isRightToLeft } from '../texts/right-to-left.ts';
import type { Character, Mark } from './character.ts';

/** A word in its own reading direction, see `Character`. */
export type ReadingWord = Omit<Character, 'index'> & {
  /** A space was written between it and the word after it. */
  readonly spaced: boolean;
  /** Its first character, in PDFium's list. */
  readonly index: number;
};

type Growing = { -readonly [Key in keyof ReadingWord]: ReadingWord[Key] } & { last: Character };

/**
 * Gaps in parts of the height: what still joins characters, the same where PDFium sees a gap, behind a vowel or mark whose own glyph says nothing (in
 * Thai and Lao, in wider scripts, and behind vowels that are drawn before their letter), and how far back a kerned one may stand.
 */
const joins = { close: 0.22, guess: 0.16, marked: 0.45, wide: 0.85, turned: 1.25 };
const overlaps = -0.5;

/** Joins characters to words by where they stand; the order of the content is used, PDFium's idea of spaces only in doubt. */
export function joinWords(characters: readonly (Character | Mark)[]): readonly ReadingWord[] {
  const words: Growing[] = [];
  let open: Growing | undefined;
  let widest = joins.close;
  const areSpaced = characters.includes('space');
  for (const character of characters) {
    if (character === 'guess') {
      widest = joins.guess;
      continue;
    }
    // Where spaces are written, such a gap is none.
    if (areSpaced && open && character !== 'space' && clusters.test(character.text)) widest = behind(open.text, widest);
    if (character === 'space') {
      if (open) open.spaced = true;
      open = undefined;
    } else if (open && belongs(open, character, widest)) {
      extend(open, character);
    } else {
      open = { ...character, spaced: false, last: character };
      words.push(open);
    }
    widest = joins.close;
  }
  return words.filter(isNew()).map(({ last: _, ...word }) => word);
}

/** Indic scripts and their neighbours to the east, whose letters and marks are drawn as clusters. */
const clusters = /^[\u0900-\u0DFF\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]/u;
/** Thai and Lao, whose letters are narrower than those of Indic scripts. */
const narrow = /[\u0E00-\u0EFF]$/u;
/** Vowels that stand before the letter that they are spoken after, or around it: Bengali, Tamil, Kannada, Malayalam, Sinhala, Myanmar, Khmer. */
const turnedVowel =
  /[\u09C7\u09C8\u09CB\u09CC\u0BC6-\u0BC8\u0BCA-\u0BCC\u0CC6-\u0CCC\u0D46-\u0D48\u0D4A-\u0D4C\u0DD9-\u0DDE\u1031\u17BE-\u17C5]\p{M}*$/u;

/** The gap that joins behind the last character of a cluster, of which browsers let one glyph mean all, and the others nothing. */
function behind(text: string, widest: number): number {
  const end = text.slice(-4);
  const last = end.at(-1)!;
  if (!clusters.test(last) || !isMark(last)) return widest;
  if (turnedVowel.test(end)) return joins.turned;
  return narrow.test(end) ? joins.marked : joins.wide;
}

function belongs({ last: before, text }: Growing, character: Character, widest: number): boolean {
  if (before.turn !== character.turn) return false;
  // PDFium gives the letters of a ligature one box.
  if (before.start === character.start && before.end === character.end) return true;
  const heights = [before.bottom - before.top, character.bottom - character.top];
  if (isRightToLeft(text) && (isRightToLeft(character.text) || !/[\p{L}\d]/u.test(character.text)))
    return followsTurned(before, character, Math.max(...heights, before.size, character.size), widest);
  const smaller = Math.min(...heights);
  if (Math.max(...heights) >= smaller * 1.7) return false;
  const centres = (before.top + before.bottom - character.top - character.bottom) / 2;
  if (Math.abs(centres) >= smaller / 2) return false;
  const gap = (character.start - before.end) / smaller;
  return gap < widest && gap > overlaps && character.start > before.start - smaller * 0.1;
}

/** Whether a letter stands left of one before it; fonts of such scripts often give each letter the box of its ink, so only their base line is alike. */
function followsTurned(before: Character, character: Character, height: number, widest: number): boolean {
  const gap = (before.start - character.end) / height;
  const isLevel = Math.abs(before.base - character.base) < height * 0.2;
  return isLevel && gap < widest && gap > overlaps && character.end < before.end + height * 0.1;
}

function extend(word: Growing, character: Character): void {
  word.text += character.text;
  word.start = Math.min(word.start, character.start);
  word.end = Math.max(word.end, character.end);
  word.top = Math.min(word.top, character.top);
  word.bottom = Math.max(word.bottom, character.bottom);
  if (isRightToLeft(word.text)) word.size = Math.max(word.size, character.size);
  word.last = character;
}

/** Leaves out a word that stands where the same word stands already (shadows, boldness by drawing twice). */
function isNew(): (word: ReadingWord) => boolean {
  const seen = new Map<string, ReadingWord[]>();
  return (word) => {
    const twins = seen.get(word.text) ?? [];
    const near = (word.bottom - word.top) * 0.15;
    const twin = twins.some(
      (other) =>
        other.turn === word.turn &&
        Math.abs(other.start - word.start) < near &&
        Math.abs(other.base - word.base) < near,
    );
    if (!twin) seen.set(word.text, [...twins, word]);
    return !twin;
  };
}
