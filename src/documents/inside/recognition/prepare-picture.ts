import type { Region } from '#src/barcodes/region.ts';
import type { Sag } from '../../document.ts';
import type { Mapping } from '../../shared/pictures/geometry.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { openAllowance } from '../../shared/recognition/allowance.ts';
import type { OtherModel } from '../../shared/recognition/models.ts';
import type { Piece } from '../../shared/recognition/piece.ts';
import { meanConfidence, type PrintedWord } from '../../shared/recognition/printed-word.ts';
import { sagOf } from './bend.ts';
import { openLine } from './line-reader.ts';
import { makeReady, type Ready } from './make-ready.ts';
import { type GlancedLine, type ToldScript, tellScript } from './scripts.ts';
import { type CodeHint, survey } from './survey.ts';
import { light } from './tesseract.ts';
import type { FoundLine, TextLine } from './text-line.ts';
import { drawLine } from './text-lines.ts';
import { isSurelyText } from './texture.ts';
import { fractionsOf, turnedRound, turnOf } from './view.ts';

/** What is known of a picture before its text is read. */
export type PictureHints = {
  /** Codes of the picture: text is not looked for in them, and square ones tell which way is up. */
  readonly codes: readonly CodeHint[];
  /** `quick`: smaller. */
  readonly effort: 'full' | 'quick';
};

/** A picture upright and level, and its lines of text, from above. */
export type PreparedPicture = {
  /** Size of the picture as it is looked at, in its own pixels; the pieces are so many times larger. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly pieces: readonly Piece[];
  /** Where the given codes are there, in fractions. */
  readonly codes: readonly Region[];
  /** How far its text stood turned clockwise, in degrees. */
  readonly turned: number;
  /** From its points to those of the given picture, both in fractions. */
  readonly uploaded: Required<Mapping>;
  /** Of a page that was bent. */
  readonly sag?: Sag | undefined;
  /** The model that reads its letters, where they are no Latin ones. */
  readonly script?: OtherModel | undefined;
};

/** What a first look at a picture shows. */
type Glimpse = Ready & {
  readonly pieces: readonly Piece[];
  readonly upsideDown: boolean;
  readonly confidence: number;
  readonly script?: OtherModel;
};

/** White around a line, in pixels. */
const margin = 8;
/** Lines read for a first look: long ones, but no small print, up to so many widths of a letter in all. */
const firstLook = { most: 40, sum: 150 };
/** Models that may read a line to tell its letters; how many lines they read is bounded there. */
const allModels = 20;
/** Lines that are looked at beside them when those are not read well: so many widths of a letter long, and in all. */
const largeLook = { least: 3, most: 20, sum: 60 };
/** Confidence of a first look that is surely upright, and of one that surely is not. */
const upright = 0.75;
const wrongWay = 0.5;
/** Below this nothing on the picture is worth more work. */
const hopeless = 0.35;
const same = { a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: 0, h: 0 };

/** Finds how the text of a picture stands, and its lines; none when there is no text that can be read. Runs in a fenced process. */
export async function preparePicture(picture: GreyPicture, hints: PictureHints): Promise<PreparedPicture> {
  const { stands, sure } = survey(picture, hints.codes);
  let best: Glimpse | undefined;
  for (const stand of stands) {
    const seen = await glimpse(makeReady(picture, stand, hints), sure);
    if (!best || seen.confidence > best.confidence) best = seen;
    if (best.confidence >= wrongWay) break;
  }
  const { width, height } = picture;
  // Edges of things that are no text.
  if (!best || best.confidence < hopeless)
    return { width, height, scale: 1, pieces: [], codes: [], turned: 0, uploaded: same };
  const { view, scale, pieces } = best;
  const codes = best.codes.map((box) => ({
    ...{ x: box.x / view.width, y: box.y / view.height },
    ...{ width: box.width / view.width, height: box.height / view.height },
  }));
  const size = { width: view.width / scale, height: view.height / scale };
  const sag = best.bend && sagOf(best.bend, view, best.upsideDown);
  return {
    ...size,
    scale,
    pieces,
    codes,
    turned: turnOf(view),
    uploaded: fractionsOf(view, picture),
    ...(sag && { sag }),
    ...(best.script && { script: best.script }),
  };
}

/** Reads the longest lines with the light model; upside down too when it is not `sure` how they stand. */
async function glimpse(ready: Ready, sure: boolean): Promise<Glimpse> {
  const sample = new Set(sampleOf(ready.found.lines));
  const large = new Set(largeOf(ready.found.lines).filter((line) => !sample.has(line)));
  const look = async (upsideDown: boolean): Promise<Glimpse> => {
    const pieces = ready.found.lines.map((line): Piece => pieceOf(line, ready, upsideDown));
    const read = async (some: ReadonlySet<FoundLine>): Promise<number> => {
      const words: PrintedWord[] = [];
      for (const [at, line] of ready.found.lines.entries()) {
        if (!some.has(line)) continue;
        const seen = await openLine(pieces[at]!, openAllowance(firstLook.sum)).whole(light);
        pieces[at] = { ...pieces[at]!, glance: seen };
        words.push(...seen);
      }
      return meanConfidence(words);
    };
    const long = await read(sample);
    const confidence = long >= upright ? long : Math.max(long, await read(large));
    const told = await scriptOf(pieces);
    const view = upsideDown ? turnedRound(ready.view) : ready.view;
    const codes = upsideDown ? ready.codes.map((box) => upsideDownIn(ready.picture, box)) : ready.codes;
    const found = { ...ready, view, codes, upsideDown, pieces };
    return told ? { ...found, confidence: told.confidence, script: told.model } : { ...found, confidence };
  };
  const first = await look(false);
  if (sure || first.script || first.confidence >= upright) return first;
  const second = await look(true);
  return second.confidence > first.confidence ? second : first;
}

/** The model that reads lines better which were looked at as if their letters were Latin ones. */
function scriptOf(pieces: readonly Piece[]): Promise<ToldScript | undefined> {
  const lines = pieces.flatMap((piece): GlancedLine[] => (piece.glance ? [{ piece, glance: piece.glance }] : []));
  const readers = new Map(pieces.map((piece) => [piece, openLine(piece, openAllowance(allModels * firstLook.sum))]));
  return tellScript(lines, (piece, model) => readers.get(piece)!.whole(model));
}

function upsideDownIn({ width, height }: GreyPicture, box: Region): Region {
  return { ...box, x: width - box.x - box.width, y: height - box.y - box.height };
}

function pieceOf(line: TextLine, { picture, found }: Ready, upsideDown: boolean): Piece {
  const drawn = drawLine(picture, line, { ...found, margin });
  const { x, y, width, height } = line.box;
  return {
    picture: upsideDown ? { ...drawn, data: drawn.data.toReversed() } : drawn,
    left: (upsideDown ? picture.width - x - width : x) - margin,
    top: (upsideDown ? picture.height - y - height : y) - margin,
  };
}

function sampleOf(lines: readonly FoundLine[]): readonly FoundLine[] {
  const fit = lines.filter((line) => ratio(line) <= firstLook.most);
  let sum = 0;
  return (fit.length > 0 ? fit : lines)
    .toSorted((one, other) => ratio(other) - ratio(one))
    .filter((line) => {
      sum += ratio(line);
      return sum - ratio(line) < firstLook.sum;
    });
}

/** Lines in large type that surely are text, for a second first look, where small print is blurred or what was long is no text. */
function largeOf(lines: readonly FoundLine[]): readonly FoundLine[] {
  let sum = 0;
  return lines
    .filter((line) => isSurelyText(line) && ratio(line) > largeLook.least && ratio(line) < largeLook.most)
    .toSorted((one, other) => other.box.height - one.box.height)
    .filter((line) => {
      sum += ratio(line);
      return sum - ratio(line) < largeLook.sum;
    });
}

function ratio({ box }: TextLine): number {
  return box.width / box.height;
}
