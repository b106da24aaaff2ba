import { crop, scale } from '../codes/picture.ts';
import type { GreyPicture } from '../grey-picture.ts';
import { type Allowance, costOf } from './allowance.ts';
import { meanConfidence, type PrintedLine, type PrintedWord } from './printed-word.ts';
import { asVote, inPlaceOf, isExact, isUnsureNumber, needsSecondLook, settle, type Vote } from './second-look.ts';
import { type Model, readLine } from './tesseract.ts';
import { drawLine, type FoundLines, type TextLine } from './text-lines.ts';

/** White around a line, in pixels. */
const margin = 8;
/** A line that was read with less confidence is read again with the other model. */
const doubtful = 0.85;
/** A line that was read with less confidence is the grain of a table or the edge of something. */
const hopeless = 0.35;
/** A second look is taken at a word so many times larger, and if that does not settle it, a third one. */
const otherSizes = [0.7, 1.3];

/** Reads the lines of a picture; nothing beyond what is allowed. */
export type LineReader = {
  /** A line with a model; as another one read it before when no more is allowed. */
  readonly line: (line: TextLine, model: Model) => Promise<PrintedLine>;
  /** A word of a line by itself and so many times larger, with a model. */
  readonly word: (
    line: TextLine,
    word: PrintedWord,
    look: { readonly model: Model; readonly size: number },
  ) => Promise<PrintedLine>;
};

/**
 * Reads lines of a picture one by one as long as it is allowed, and remembers them, so that none is read twice with one model;
 * `upsideDown` as if the picture were turned by half.
 */
export function openLines(
  {
    picture,
    found,
    upsideDown,
  }: { readonly picture: GreyPicture; readonly found: FoundLines; readonly upsideDown: boolean },
  allowance: Allowance,
): LineReader {
  const known = new Map<TextLine, Map<Model, PrintedLine>>();
  const pieceOf = (line: TextLine): GreyPicture => {
    const drawn = drawLine(picture, line, { ...found, margin });
    return upsideDown ? { ...drawn, data: drawn.data.toReversed() } : drawn;
  };
  const cornerOf = ({ box }: TextLine) => ({
    left: (upsideDown ? picture.width - box.x - box.width : box.x) - margin,
    top: (upsideDown ? picture.height - box.y - box.height : box.y) - margin,
  });
  return {
    line: async (line, model) => {
      const readings = known.get(line) ?? new Map<Model, PrintedLine>();
      known.set(line, readings);
      const before = readings.get(model);
      if (before) return before;
      const piece = pieceOf(line);
      if (!allowance.spend(costOf(piece))) return readings.values().next().value ?? [];
      const { left, top } = cornerOf(line);
      const words = await readLine(piece, [model]);
      const placed = words.map((word) => ({ ...word, x: word.x + left, y: word.y + top }));
      readings.set(model, placed);
      return placed;
    },
    word: async (line, word, { model, size }) => {
      const around = Math.max(4, 0.25 * word.height);
      const x = word.x - cornerOf(line).left - around;
      const piece = crop(pieceOf(line), {
        x,
        y: 0,
        width: word.width + 2 * around,
        height: line.box.height + 2 * margin,
      });
      const framedPiece = framed(scale(piece, size), margin);
      return allowance.spend(costOf(framedPiece)) ? readLine(framedPiece, [model]) : [];
    },
  };
}

/** A line in the language of the page, in English where that reads better; without numbers that are in doubt. */
export async function readBest(read: LineReader, line: TextLine, language: Model): Promise<PrintedLine> {
  const own = await read.line(line, language);
  const sure = meanConfidence(own);
  if (language !== 'eng' && sure < doubtful && sure > hopeless) {
    const english = await read.line(line, 'eng');
    if (meanConfidence(english) > sure) return settled(read, line, english, ['eng', language]);
  }
  return settled(read, line, own, [language, language === 'eng' ? 'deu' : 'eng']);
}

/** A number has no meaning that would show a mistake; two models, and a second look, seldom make the same one. */
async function settled(
  read: LineReader,
  line: TextLine,
  words: PrintedLine,
  [model, another]: readonly [Model, Model],
): Promise<PrintedLine> {
  if (!words.some((word) => isExact(word) || isUnsureNumber(word))) return words;
  const other = words.some(isExact) ? await read.line(line, another) : undefined;
  const disputed = new Set<PrintedWord>();
  const result: PrintedWord[] = [];
  for (const word of words) {
    const rival = other && inPlaceOf(word, other);
    const looked = other && isExact(word) ? needsSecondLook(word, rival) : isUnsureNumber(word);
    const vote = looked ? await lookAgain(read, line, { word, rival, models: [model, another] }) : word;
    const kept = { ...word, ...vote };
    result.push(kept);
    if (!vote) disputed.add(kept);
  }
  return withoutDisputed(result, (word) => disputed.has(word));
}

type Dispute = { readonly word: PrintedWord; readonly rival: Vote | undefined; readonly models: readonly Model[] };

/** What a word says once it was read by itself in other sizes; undefined when the looks do not agree. */
async function lookAgain(
  read: LineReader,
  line: TextLine,
  { word, rival, models }: Dispute,
): Promise<Vote | undefined> {
  const votes: Vote[] = [word, ...(rival ? [rival] : [])];
  for (const size of otherSizes) {
    for (const model of models) {
      const seen = asVote(await read.word(line, word, { model, size }));
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
