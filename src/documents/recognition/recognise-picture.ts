import type { Region } from '#src/tickets/evidence.ts';
import type { Mapping } from '../codes/geometry.ts';
import type { Line } from '../document.ts';
import type { GreyPicture } from '../grey-picture.ts';
import { layOut } from '../pdf/lay-out.ts';
import { type Allowance, openAllowance, type ReadingBounds } from './allowance.ts';
import { tellLanguage } from './language.ts';
import { inPixels, makeReady, type Ready } from './make-ready.ts';
import { placeWords } from './place-words.ts';
import { meanConfidence, type PrintedLine, type PrintedWord } from './printed-word.ts';
import { type LineReader, openLines, readBest } from './read-lines.ts';
import { sortOut } from './sort-out.ts';
import { type CodeHint, survey } from './survey.ts';
import type { Model } from './tesseract.ts';
import type { TextLine } from './text-lines.ts';
import { boxInView, fractionsOf, turnedRound, turnOf } from './view.ts';

/** What is known of a picture before its text is read. */
export type RecognitionHints = {
  /** Codes of the picture: text is not looked for in them, and square ones tell which way is up. */
  readonly codes: readonly CodeHint[];
  /** Language of the text around the picture, if known. */
  readonly language?: Model;
  /** `quick`: smaller. */
  readonly effort: 'full' | 'quick';
  readonly bounds: ReadingBounds;
};

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
  /** 0 to 1. */
  readonly confidence: number;
  /** ISO 639-3, when it could be told. */
  readonly language?: string | undefined;
  /** A bound stopped the reading: more may stand there. */
  readonly partly: boolean;
};

/** What a first look at a picture shows. */
type Glimpse = Ready & {
  readonly read: LineReader;
  readonly words: readonly PrintedWord[];
  readonly confidence: number;
};

/** Lines read for a first look: long ones, but no small print, up to so many widths of a letter in all. */
const firstLook = { most: 40, sum: 150 };
/** Confidence of a first look that is surely upright, and of one that surely is not. */
const upright = 0.75;
const wrongWay = 0.5;
/** Below this nothing on the picture is worth more time. */
const hopeless = 0.35;
const same = { a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: 0, h: 0 };

/** Recognises the text of a picture; no lines when there is none that can be read. Runs in a fenced process. */
export async function recognisePicture(picture: GreyPicture, hints: RecognitionHints): Promise<RecognisedText> {
  const allowance = openAllowance(hints.bounds);
  const { stands, sure } = survey(picture, hints.codes);
  let best: Glimpse | undefined;
  for (const stand of stands) {
    const seen = await glimpse(makeReady(picture, stand, hints), sure, allowance);
    if (!best || seen.confidence > best.confidence) best = seen;
    if (best.confidence >= wrongWay) break;
  }
  // Edges of things that are no text.
  if (!best || best.confidence < hopeless)
    return {
      width: picture.width,
      height: picture.height,
      lines: [],
      codes: [],
      turned: 0,
      uploaded: same,
      confidence: 0,
      partly: allowance.exceeded(),
    };
  const { lines, language } = await readAll(best, hints.language);
  return { ...textOf(picture, best, lines, { hints, language }), partly: allowance.exceeded() };
}

/** Reads the longest lines in a common language; upside down too when it is not `sure` how they stand. */
async function glimpse(ready: Ready, sure: boolean, allowance: Allowance): Promise<Glimpse> {
  const sample = sampleOf(ready.found.lines);
  const look = async (upsideDown: boolean): Promise<Glimpse> => {
    const read = openLines({ ...ready, upsideDown }, allowance);
    const words: PrintedWord[] = [];
    for (const line of sample) words.push(...(await read.line(line, 'eng')));
    const view = upsideDown ? turnedRound(ready.view) : ready.view;
    return { ...ready, view, read, words, confidence: meanConfidence(words) };
  };
  const first = await look(false);
  if (sure || first.confidence >= upright) return first;
  const second = await look(true);
  return second.confidence > first.confidence ? second : first;
}

function sampleOf(lines: readonly TextLine[]): readonly TextLine[] {
  const fit = lines.filter((line) => ratio(line) <= firstLook.most);
  let sum = 0;
  return (fit.length > 0 ? fit : lines)
    .toSorted((one, other) => ratio(other) - ratio(one))
    .filter((line) => {
      sum += ratio(line);
      return sum - ratio(line) < firstLook.sum;
    });
}

function ratio({ box }: TextLine): number {
  return box.width / box.height;
}

type Read = { readonly lines: readonly PrintedLine[]; readonly language: Model | undefined };

/** Reads all lines in their own language, which is told from some of them, or if need be from all. */
async function readAll({ read, words, found }: Glimpse, hint: Model | undefined): Promise<Read> {
  // Small print comes last, should a bound be reached before.
  const inOrder = found.lines.toSorted((one, other) => ratio(one) - ratio(other));
  const readIn = async (model: Model) => {
    const printed: PrintedLine[] = [];
    for (const line of inOrder) printed.push(await readBest(read, line, model));
    return printed;
  };
  const told = hint ?? tellLanguage(words);
  if (told) return { lines: await readIn(told), language: told };
  const english = await readIn('eng');
  const language = tellLanguage(english.flat());
  return { lines: language && language !== 'eng' ? await readIn(language) : english, language };
}

type Told = { readonly hints: RecognitionHints; readonly language: Model | undefined };

function textOf(
  picture: GreyPicture,
  { view, scale }: Glimpse,
  printed: readonly PrintedLine[],
  { hints, language }: Told,
): Omit<RecognisedText, 'partly'> {
  const sorted = sortOut(printed);
  const kept = sorted.flat();
  const size = { width: view.width / scale, height: view.height / scale };
  const look = ({ index }: { readonly index: number }) => ({
    bold: false,
    code: false,
    confidence: Math.min(0.99, kept[index]!.confidence),
  });
  const { lines } = layOut(placeWords(sorted, scale), size, look);
  const codes = hints.codes.map(({ region }) => {
    const { x, y, width, height } = boxInView(view, inPixels(region, picture));
    return { x: x / view.width, y: y / view.height, width: width / view.width, height: height / view.height };
  });
  return {
    ...size,
    lines,
    codes,
    turned: turnOf(view),
    uploaded: fractionsOf(view, picture),
    confidence: meanConfidence(kept),
    ...(language ? { language } : {}),
  };
}
