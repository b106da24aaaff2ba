import type { Region } from '#src/tickets/evidence.ts';
import { crop } from '../codes/picture.ts';
import type { Line } from '../document.ts';
import type { GreyPicture } from '../grey-picture.ts';
import { layOut } from '../pdf/lay-out.ts';
import { busiestBand } from './busiest-band.ts';
import { darkOnWhite } from './contrast.ts';
import { tellLanguage } from './language.ts';
import { placeWords } from './place-words.ts';
import { meanConfidence, type PrintedWord } from './printed-word.ts';
import { sortOut } from './sort-out.ts';
import { type CodeHint, type Stand, survey } from './survey.ts';
import { type Model, readWords } from './tesseract.ts';
import { boxInView, draw, turnOf, upsideDown, type View, viewOf } from './view.ts';

/** What is known of a picture before its text is read. */
export type RecognitionHints = {
  /** Codes of the picture: text is not looked for in them, and square ones tell which way is up. */
  readonly codes: readonly CodeHint[];
  /** Language of the text around the picture, if known. */
  readonly language?: Model;
  /** `quick`: smaller, and read as a page of paragraphs. */
  readonly effort: 'full' | 'quick';
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
  /** 0 to 1. */
  readonly confidence: number;
  /** ISO 639-3, when it could be told. */
  readonly language?: string | undefined;
};

/** A picture made ready, and the view that it is. */
type Ready = { readonly view: View; readonly scale: number; readonly picture: GreyPicture };
type Glimpse = Ready & { readonly words: readonly PrintedWord[]; readonly whole: boolean; readonly confidence: number };

/** Longer side of the picture that is read, in pixels; narrow long ones stay larger. */
const longSide = { full: 2500, quick: 1600 } as const;
const mostPixels = { full: 7_000_000, quick: 2_500_000 } as const;
const mostEnlarged = 3;
/** Scales nearer to 1 than this are not worth blurring the picture. */
const nearlySame = 1.25;
/** Confidence of a glimpse that is surely upright, and of one that surely is not. */
const upright = 0.65;
const wrongWay = 0.45;

/** Recognises the text of a picture; no lines when there is none that can be read. Runs in a fenced process. */
export async function recognisePicture(picture: GreyPicture, hints: RecognitionHints): Promise<RecognisedText> {
  const { stands, sure } = survey(picture, hints.codes);
  let best: Glimpse | undefined;
  for (const stand of stands) {
    const seen = await glimpse(makeReady(picture, stand, hints), sure, hints);
    if (!best || seen.confidence > best.confidence) best = seen;
    if (best.confidence >= wrongWay) break;
  }
  if (!best) return { width: picture.width, height: picture.height, lines: [], codes: [], turned: 0, confidence: 0 };
  const { words, language } = await readAll(best, hints);
  return textOf(picture, best, words, { hints, language });
}

function makeReady(picture: GreyPicture, stand: Stand, { codes, effort }: RecognitionHints): Ready {
  const scale = scaleOf(picture, effort);
  const view = viewOf(picture, stand.turn, stand.run, scale);
  const ready = darkOnWhite(draw(picture, view));
  for (const { region } of codes) whiten(ready, boxInView(view, inPixels(region, picture)));
  return { view, scale, picture: ready };
}

function scaleOf({ width, height }: GreyPicture, effort: 'full' | 'quick'): number {
  const long = longSide[effort] / Math.max(width, height);
  // A screenshot of a whole mail is long, but its letters are no larger for it.
  const wide = Math.min(1, longSide[effort] / 2 / Math.min(width, height));
  const scale = Math.min(mostEnlarged, Math.sqrt(mostPixels[effort] / (width * height)), Math.max(long, wide));
  return scale > 1 / nearlySame && scale < nearlySame ? 1 : scale;
}

/** Reads the part of the picture with the most text, in a common language; upside down too when that is not `sure`. */
async function glimpse(ready: Ready, sure: boolean, hints: RecognitionHints): Promise<Glimpse> {
  const band = busiestBand(ready.picture);
  const whole = band.height === ready.picture.height;
  const part = whole ? ready.picture : crop(ready.picture, band);
  const read = async (picture: GreyPicture, view: View): Promise<Glimpse> => {
    const words = await readWords(picture, ['eng'], hints.effort === 'quick' ? 'page' : 'sparse');
    return { ...ready, view, words, whole, confidence: meanConfidence(words) };
  };
  const first = await read(part, ready.view);
  if (sure || first.confidence >= upright) return first;
  const second = await read(turnedRound(part), upsideDown(ready.view));
  if (second.confidence <= first.confidence) return first;
  return { ...second, picture: turnedRound(ready.picture) };
}

type Read = { readonly words: readonly PrintedWord[]; readonly language: Model | undefined };

/** Reads the whole picture in its own language and English, which is in most of them too. */
async function readAll(seen: Glimpse, hints: RecognitionHints): Promise<Read> {
  const layout = hints.effort === 'quick' ? 'page' : 'sparse';
  const told = hints.language ?? tellLanguage(seen.words);
  const read = (language: Model | undefined) =>
    readWords(seen.picture, language && language !== 'eng' ? [language, 'eng'] : ['eng'], layout);
  const inEnglish = told === undefined || told === 'eng';
  const words = inEnglish && seen.whole ? seen.words : await read(told);
  const language = told ?? tellLanguage(words);
  const again = inEnglish && language !== undefined && language !== 'eng' && hints.effort === 'full';
  return { words: again ? await read(language) : words, language };
}

type Told = { readonly hints: RecognitionHints; readonly language: Model | undefined };

function textOf(
  picture: GreyPicture,
  { view, scale }: Glimpse,
  words: readonly PrintedWord[],
  { hints, language }: Told,
): RecognisedText {
  const kept = sortOut(words);
  const size = { width: view.width / scale, height: view.height / scale };
  const look = ({ index }: { readonly index: number }) => ({
    bold: false,
    code: false,
    confidence: Math.min(0.99, kept[index]!.confidence),
  });
  const { lines } = layOut(placeWords(kept, scale), size, look);
  const codes = hints.codes.map(({ region }) => {
    const { x, y, width, height } = boxInView(view, inPixels(region, picture));
    return { x: x / view.width, y: y / view.height, width: width / view.width, height: height / view.height };
  });
  return {
    ...size,
    lines,
    codes,
    turned: turnOf(view),
    confidence: meanConfidence(kept),
    ...(language ? { language } : {}),
  };
}

function inPixels(region: Region, { width, height }: GreyPicture): Region {
  return { x: region.x * width, y: region.y * height, width: region.width * width, height: region.height * height };
}

function whiten({ width, height, data }: GreyPicture, box: Region): void {
  const left = Math.max(0, Math.floor(box.x));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1)
    data.fill(255, y * width + left, y * width + Math.max(left, right));
}

function turnedRound({ width, height, data }: GreyPicture): GreyPicture {
  return { width, height, data: data.toReversed() };
}
