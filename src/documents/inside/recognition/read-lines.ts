import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { crop, scale } from '../../shared/pictures/picture.ts';
import { type Allowance, costOf, openAllowance } from '../../shared/recognition/allowance.ts';
import type { Piece } from '../../shared/recognition/piece.ts';
import {
  lettersOf,
  meanConfidence,
  type PrintedLine,
  type PrintedWord,
} from '../../shared/recognition/printed-word.ts';
import { settle, type Vote } from './consensus.ts';
import { mended, umlauted } from './mended.ts';
import { asVote, borneOut, inPlaceOf, isExact, isUnsureNumber, joinedAs, needsSecondLook } from './second-look.ts';
import { light, type Model, readByLight, readLine, witness } from './tesseract.ts';

/** White around a line, in pixels. */
const margin = 8;
/** A line that was read with less confidence is read again with the other model. */
const doubtful = 0.85;
/** A line that was read with less confidence is the grain of a table or the edge of something. */
const hopeless = 0.35;
/** A second look is taken at a word so many times larger, and if that does not settle it, a third one. */
const otherSizes = [0.7, 1.3];

/** Reads a line in several ways; nothing beyond what is allowed. Words are placed in the picture of the line. */
export type LineReader = {
  /** The line with a model; as another one read it before when no more is allowed. */
  readonly whole: (model: Model) => Promise<PrintedLine>;
  /** A word of it by itself and so many times larger, with a model. */
  readonly word: (word: PrintedWord, look: { readonly model: Model; readonly size: number }) => Promise<PrintedLine>;
};

/** Reads a line as long as it is allowed, and remembers it, so that it is not read twice with one model. */
export function openLine({ picture, glance }: Pick<Piece, 'picture' | 'glance'>, allowance: Allowance): LineReader {
  const known = new Map<Model, PrintedLine>(glance ? [[light, glance]] : []);
  return {
    whole: async (model) => {
      const before = known.get(model);
      if (before) return before;
      if (!allowance.spend(costOf(picture))) return known.values().next().value ?? [];
      const words = (await readLine(picture, [model])).map(mended);
      known.set(model, words);
      return words;
    },
    word: async (word, { model, size }) => {
      const around = Math.max(4, 0.25 * word.height);
      const { height } = picture;
      const piece = crop(picture, { x: word.x - around, y: 0, width: word.width + 2 * around, height });
      const larger = framed(scale(piece, size), margin);
      return allowance.spend(costOf(larger)) ? (await readLine(larger, [model])).map(mended) : [];
    },
  };
}

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
  const words = await readSurest(piece, language, work);
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
  const sure = meanConfidence(own);
  if (language !== 'eng' && sure < doubtful && sure > hopeless) {
    const english = await read.whole('eng');
    if (meanConfidence(english) > sure) return settled(read, english, ['eng', language]);
  }
  return settled(read, own, [language, language === light ? 'eng' : light]);
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

/** A number has no meaning that would show a mistake; two models, and a second look, seldom make the same one. */
async function settled(
  read: LineReader,
  line: PrintedLine,
  [model, another]: readonly [Model, Model],
): Promise<PrintedLine> {
  if (!line.some((word) => isExact(word) || isUnsureNumber(word))) return line;
  const other = line.some(isExact) ? await read.whole(another) : undefined;
  const words = other ? joinedAs(line, other) : line;
  const disputed = new Set<PrintedWord>();
  const result: PrintedWord[] = [];
  for (const word of words) {
    const rival = other && inPlaceOf(word, other);
    const looked = other && isExact(word) ? needsSecondLook(word, rival) : isUnsureNumber(word);
    const borne = looked && !isExact(word) && rival ? borneOut(word, rival) : undefined;
    const vote = borne ?? (looked ? await lookAgain(read, { word, rival, models: [model, another] }) : word);
    const kept = { ...word, ...vote };
    result.push(kept);
    if (!vote) disputed.add(kept);
  }
  return withoutDisputed(result, (word) => disputed.has(word));
}

type Dispute = { readonly word: PrintedWord; readonly rival: Vote | undefined; readonly models: readonly Model[] };

/** What a word says once it was read by itself in other sizes; undefined when the looks do not agree. */
async function lookAgain(read: LineReader, { word, rival, models }: Dispute): Promise<Vote | undefined> {
  const votes: Vote[] = [word, ...(rival ? [rival] : [])];
  for (const size of otherSizes) {
    for (const model of models) {
      const seen = asVote(await read.word(word, { model, size }));
      if (seen) votes.push(seen);
    }
    const vote = settle(votes);
    if (vote) return vote;
  }
  return undefined;
}

/** Leaves disputed numbers out, and the digits beside them, which would be a part of a number that looks whole. */
function withoutDisputed(line: PrintedLine, isDisputed: (word: PrintedWord) => boolean): PrintedLine {
  const out = new Set<PrintedWord>();
  const spread = (order: PrintedLine) => {
    for (const [at, word] of order.entries())
      if (isDisputed(word) || (/\d/.test(word.text) && out.has(order[at - 1]!))) out.add(word);
  };
  spread(line);
  spread(line.toReversed());
  return line.filter((word) => !out.has(word));
}

/** A picture with white around it. */
function framed({ width, height, data }: GreyPicture, white: number): GreyPicture {
  const size = { width: width + 2 * white, height: height + 2 * white };
  const result = new Uint8Array(size.width * size.height).fill(255);
  for (let y = 0; y < height; y += 1)
    result.set(data.subarray(y * width, (y + 1) * width), (y + white) * size.width + white);
  return { ...size, data: result };
}
