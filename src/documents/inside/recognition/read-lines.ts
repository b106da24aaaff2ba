import { costOf, openAllowance } from '../../shared/recognition/allowance.ts';
import type { Model } from '../../shared/recognition/models.ts';
import type { Piece } from '../../shared/recognition/piece.ts';
import {
  lettersOf,
  meanConfidence,
  type PrintedLine,
  type PrintedWord,
} from '../../shared/recognition/printed-word.ts';
import { type LineReader, openLine } from './line-reader.ts';
import { digited, umlauted } from './mended.ts';
import { hasLatin, mixed } from './mixed-line.ts';
import { withMoneySigns } from './money-signs.ts';
import { isOtherScript } from './scripts.ts';
import { asVote, isExact, isUnsureNumber, needsSecondLook } from './second-look.ts';
import { settleNumbers } from './settle-numbers.ts';
import { light, readByLight, witness } from './tesseract.ts';

/** A line that was read with less confidence is read again with the other model. */
const doubtful = 0.85;
/** A line that was read with less confidence is the grain of a table or the edge of something. */
const hopeless = 0.35;

/**
 * Lines of so many widths of a letter are running text; read with so much confidence, it is read well enough. With numbers
 * in it, shorter lines are worth it, no word may be in doubt, and its numbers take at most so much of it.
 */
const prose = { least: 40, sure: 0.87 };
const numbered = { least: 20, sure: 0.8, part: 0.6 };
/** What the light model takes letters of a language for that it does not know. */
const mistaken: Readonly<Partial<Record<Model, Readonly<Record<string, string>>>>> = {
  deu: { ô: 'ö', Ô: 'Ö', û: 'ü', Û: 'Ü', â: 'ä', Â: 'Ä' },
};

/**
 * A line in the language of the page, in English where that reads better; without numbers that are in doubt. Beside
 * reading it in three languages, `work` may be spent on single words.
 */
export async function readBest(
  piece: Pick<Piece, 'picture' | 'glance'>,
  language: Model,
  work: number,
): Promise<PrintedLine> {
  const words = withMoneySigns(await readSurest(piece, language, work), language);
  return language === 'deu' ? words.map(umlauted) : words;
}

async function readSurest(
  piece: Pick<Piece, 'picture' | 'glance'>,
  language: Model,
  work: number,
): Promise<PrintedLine> {
  const read = openLine(piece, openAllowance(3 * costOf(piece.picture) + work));
  if (readByLight.has(language) && costOf(piece.picture) > numbered.least) {
    const quick = await wellRead(read, await read.whole(light), costOf(piece.picture));
    if (quick) return inLanguage(quick, language);
  }
  const own = await read.whole(language);
  if (isOtherScript(language)) {
    const settled = await settleNumbers(read, own, { model: language });
    if (settled.length === own.length && !hasLatin(own, await read.whole(light), language)) return digited(settled);
    const latin = await settleNumbers(read, await read.whole('eng'), { model: 'eng', another: light });
    return digited(mixed(settled, latin, language));
  }
  const sure = meanConfidence(own);
  if (language !== 'eng' && sure < doubtful && sure > hopeless) {
    const english = await read.whole('eng');
    if (meanConfidence(english) > sure) return settleNumbers(read, english, { model: 'eng', another: language });
  }
  return settleNumbers(read, own, { model: language, another: language === light ? 'eng' : light });
}

/** Words that another model would hardly read better: running text, its numbers borne out by a model that knows digits as well. */
async function wellRead(read: LineReader, words: PrintedLine, cost: number): Promise<PrintedLine | undefined> {
  if (meanConfidence(words) < prose.sure) return undefined;
  const exact = words.filter(isExact);
  if (words.some(isDoubtful)) return undefined;
  if (!words.some(({ text }) => /\d/.test(text))) return cost > prose.least ? words : undefined;
  if (words.some((word) => lettersOf(word) > 0 && word.confidence < numbered.sure)) return undefined;
  if (exact.reduce((sum, word) => sum + costOf(word), 0) > numbered.part * cost) return undefined;
  const borne = new Map<PrintedWord, PrintedWord>();
  for (const word of exact) {
    const seen = asVote(await read.word(word, { model: witness, size: 1 }));
    if (!seen || needsSecondLook(word, seen)) return undefined;
    borne.set(word, { ...word, confidence: Math.max(word.confidence, seen.confidence) });
  }
  return words.map((word) => borne.get(word) ?? word);
}

/** A short number that nobody bears out: `só` is read as `s6`. */
function isDoubtful(word: PrintedWord): boolean {
  return !isExact(word) && (isUnsureNumber(word) || /\d\p{L}|\p{L}\d/u.test(word.text));
}

function inLanguage(words: PrintedLine, language: Model): PrintedLine {
  const letters = mistaken[language];
  if (!letters) return words;
  return words.map((word) => ({ ...word, text: word.text.replace(/[ôûâ]/gi, (letter) => letters[letter] ?? letter) }));
}
