import type { Model } from '../../shared/recognition/models.ts';
import type { PrintedLine, PrintedWord } from '../../shared/recognition/printed-word.ts';
import { settle, type Vote } from './consensus.ts';
import type { LineReader } from './line-reader.ts';
import { asVote, borneOut, inPlaceOf, isExact, isUnsureNumber, joinedAs, needsSecondLook } from './second-look.ts';

/** A second look is taken at a word so many times larger, and if that does not settle it, a third one. */
const otherSizes = [0.7, 1.3];
/** A line that only one model reads is read again so many times larger. */
const anotherSize = 0.8;

/** The model that read a line, and another one; where no other one reads its letters, it reads the line in another size. */
export type Witnesses = { readonly model: Model; readonly another?: Model };

/** A number has no meaning that would show a mistake; two models, and a second look, seldom make the same one. */
export async function settleNumbers(
  read: LineReader,
  line: PrintedLine,
  { model, another }: Witnesses,
): Promise<PrintedLine> {
  if (!line.some((word) => isExact(word) || isUnsureNumber(word))) return line;
  const whole = () => (another ? read.whole(another) : read.resized(model, anotherSize));
  const other = line.some(isExact) ? await whole() : undefined;
  const words = other ? joinedAs(line, other) : line;
  const disputed = new Set<PrintedWord>();
  const result: PrintedWord[] = [];
  for (const word of words) {
    const rival = other && inPlaceOf(word, other);
    const looked = other && isExact(word) ? needsSecondLook(word, rival) : isUnsureNumber(word);
    const borne = looked && !isExact(word) && rival ? borneOut(word, rival) : undefined;
    const vote =
      borne ?? (looked ? await lookAgain(read, { word, rival, models: another ? [model, another] : [model] }) : word);
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
