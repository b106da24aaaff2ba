import type { Region } from '#src/barcodes/region.ts';
import type { Refused } from '#src/fence/refused.ts';
import type { Line, Sag } from '../document.ts';
import type { PictureHints, PreparedPicture } from '../inside/recognition/prepare-picture.ts';
import type { Batch } from '../inside/recognition/read-batch.ts';
import type { CodeHint } from '../inside/recognition/survey.ts';
import { layOut } from '../shared/lines/lay-out.ts';
import type { Mapping } from '../shared/pictures/geometry.ts';
import type { GreyPicture } from '../shared/pictures/grey-picture.ts';
import { costOf } from '../shared/recognition/allowance.ts';
import { tellLanguage } from '../shared/recognition/language.ts';
import type { RecognitionLimits } from '../shared/recognition/limits.ts';
import type { Model } from '../shared/recognition/models.ts';
import type { Piece } from '../shared/recognition/piece.ts';
import { meanConfidence, type PrintedLine } from '../shared/recognition/printed-word.ts';
import { placeWords } from './place-words.ts';
import { sortOut } from './sort-out.ts';

/** What is known of a picture before its text is read: its codes, and the language of the text around it. */
export type RecognitionHints = { readonly codes: readonly CodeHint[]; readonly language?: Model };

/** The text of a picture, looked at so that it is upright and level. */
export type RecognisedText = {
  /** Size of the picture as it is looked at, in its own pixels. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** Where the given codes are there. */
  readonly codes: readonly Region[];
  /** How far its text stood turned clockwise, in degrees. */
  readonly turned: number;
  /** From its points to those of the given picture, both in fractions. */
  readonly uploaded: Required<Mapping>;
  readonly sag?: Sag | undefined;
  /** 0 to 1. */
  readonly confidence: number;
  /** ISO 639-3, when it could be told. */
  readonly language?: string | undefined;
  /** A bound or a guard stopped the reading: more may stand there. */
  readonly partly: boolean;
};

/** The fenced processes that recognise. */
export type Recognisers = {
  /** How many work at a time. What is read does not depend on it. */
  readonly lanes: number;
  readonly prepare: (picture: GreyPicture, hints: PictureHints) => Promise<PreparedPicture | Refused>;
  /** `first`: the first batch of a lane. */
  readonly read: (batch: Batch, first: boolean) => Promise<readonly PrintedLine[] | Refused>;
};

/** How much recognition may do, and who hears of it. */
export type RecognitionContext = {
  readonly limits: Pick<RecognitionLimits, 'work' | 'again'>;
  /** A guard: whoever waits will not wait for more. */
  readonly overdue: () => boolean;
  /** Hears how many lines of how many are read. */
  readonly report?: ((done: number, of: number) => void) | undefined;
};

/** A batch costs about so much, in widths of a letter; a process more is worth it from so much on. */
const batchCost = 60;
const laneCost = 200;
/** Looks at single words of a line, in widths of a letter: at least and at most. */
const looks = { least: 40, most: 300 };
/** Batches that may be lost to a reader that was killed. */
const mostLost = 2;

/**
 * Recognises the text of a picture: one process finds its lines, and all that are free read them side by side. No lines
 * when there is no text that can be read.
 */
export async function recognise(
  picture: GreyPicture,
  { codes, language: known }: RecognitionHints,
  recognisers: Recognisers,
  context: RecognitionContext,
): Promise<RecognisedText | Refused> {
  const full = await recognisers.prepare(picture, { codes, effort: 'full' });
  // What takes too much memory, or brings the recogniser down, may not when it is smaller.
  const again = 'failed' in full && (full.failed === 'memory' || full.failed === 'crash');
  const prepared = again ? await recognisers.prepare(picture, { codes, effort: 'quick' }) : full;
  if ('failed' in prepared) return prepared;
  const { chosen, partly } = choose(prepared.pieces, context.limits.work);
  context.report?.(0, chosen.length); // what takes long on a dense page, and comes before its first line, is done
  const readIn = (model: Model) => readAll(chosen, model, recognisers, context);
  const told = prepared.script ?? known ?? tellLanguage(prepared.pieces.flatMap(({ glance }) => glance ?? []));
  const first = await readIn(told ?? 'eng');
  const language = told ?? tellLanguage(first.lines.flat());
  const read = told || !language || language === 'eng' ? first : await readIn(language);
  if (read.failed === 'stopped') return { failed: 'stopped' };
  const text = textOf(prepared, read.lines);
  return { ...text, ...(language ? { language } : {}), partly: partly || read.failed !== undefined };
}

/** The pieces that are read, small print last and none of it beyond the work that is allowed. */
function choose(pieces: readonly Piece[], work: number): { chosen: readonly Piece[]; partly: boolean } {
  let cost = 0;
  const inOrder = pieces.toSorted((one, other) => costOf(one.picture) - costOf(other.picture));
  const chosen = inOrder.filter(({ picture }) => {
    cost += costOf(picture);
    return cost <= work;
  });
  return { chosen, partly: chosen.length < pieces.length };
}

type ReadLines = { readonly lines: readonly PrintedLine[]; readonly failed?: Refused['failed'] | undefined };

/** Reads pieces in a language, in as many processes as there are and are worth it; each piece for itself. */
async function readAll(
  pieces: readonly Piece[],
  language: Model,
  { lanes, read }: Recognisers,
  { limits, overdue, report }: RecognitionContext,
): Promise<ReadLines> {
  const lines: PrintedLine[] = pieces.map(() => []);
  const work = Math.max(looks.least, Math.min(looks.most, limits.again / Math.max(1, pieces.length)));
  const queue = batchesOf(pieces).values();
  let failed: Refused['failed'] | undefined;
  let [done, lost] = [0, 0];
  const runLane = async () => {
    let first = true;
    for (const batch of queue) {
      if (overdue()) failed ??= 'slow';
      if (lost >= mostLost || failed === 'stopped' || overdue()) return;
      const found = await read({ pieces: batch.map((at) => pieces[at]!), language, work }, first);
      first = false;
      done += batch.length;
      if ('failed' in found) {
        failed = found.failed;
        lost += 1;
      } else for (const [index, at] of batch.entries()) lines[at] = placed(found[index] ?? [], pieces[at]!);
      report?.(done, pieces.length);
    }
  };
  const cost = pieces.reduce((sum, { picture }) => sum + costOf(picture), 0);
  const worth = Math.max(1, Math.min(lanes, Math.ceil(cost / laneCost)));
  await Promise.all(Array.from({ length: worth }, runLane));
  return { lines, failed };
}

/** Indices of pieces that are read together, in their order. */
function batchesOf(pieces: readonly Piece[]): readonly (readonly number[])[] {
  const batches: number[][] = [];
  let room = 0;
  for (const [at, { picture }] of pieces.entries()) {
    if (room <= 0) {
      batches.push([]);
      room = batchCost;
    }
    batches.at(-1)!.push(at);
    room -= costOf(picture);
  }
  return batches;
}

function placed(line: PrintedLine, { left, top }: Piece): PrintedLine {
  return line.map((word) => ({ ...word, x: word.x + left, y: word.y + top }));
}

function textOf(
  { pieces: _, scale, ...prepared }: PreparedPicture,
  printed: readonly PrintedLine[],
): Omit<RecognisedText, 'partly'> {
  const sorted = sortOut(printed);
  const kept = sorted.flat();
  const look = ({ index }: { readonly index: number }) => ({
    bold: false,
    code: false,
    confidence: Math.min(0.99, kept[index]!.confidence),
  });
  const { lines } = layOut(placeWords(sorted, scale), prepared, look);
  return { ...prepared, lines, confidence: meanConfidence(kept) };
}
