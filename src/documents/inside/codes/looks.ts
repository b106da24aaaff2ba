/**
 * LIST: the ways to look at a place that seems to hold a code, the cheapest and most fruitful first. What each brings was
 * measured on printed codes of 0.23 mm modules and up, scanned and photographed at 150 to 300 dpi.
 */

import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import { allFormats, linearFormats, matrixFormats } from '../../shared/codes/formats.ts';
import type { Look } from '../../shared/codes/zxing.ts';
import { after, type Box, type Mapping } from '../../shared/pictures/geometry.ts';
import { blur, crop, invert, mirror, scale, sharpen, shrink } from '../../shared/pictures/picture.ts';
import { evenlyLit } from './even-light.ts';
import type { Piece } from './finding.ts';
import type { Candidate } from './joined-bars.ts';
import { moduleSize } from './module-size.ts';
import { type Outline, outlineOf } from './outline.ts';
import { rectify, upright } from './straighten.ts';
import { type Smear, stepLength, unblurred } from './unblur.ts';

/** A piece to read and how, `bold` if so much was done to it that no single reading of a code without error correction is believed; `undefined` when this way does not apply to the place. */
export type Attempt = { readonly piece: Piece; readonly look: Look; readonly bold?: true } | undefined;
/** How to look at a place. */
export type Way = (place: Place) => Attempt;

/** A candidate with what several ways need of it, found out once. */
export type Place = {
  readonly picture: GreyPicture;
  readonly candidate: Candidate;
  /** Its bars upright, at its own size or at most `longest` pixels long. */
  readonly upright: () => Piece;
  readonly outline: () => Outline | undefined;
  /** Pixels a module in the upright piece. */
  readonly module: () => number;
};

/** Nothing is computed before a way asks. */
export function openPlace(picture: GreyPicture, candidate: Candidate): Place {
  const piece = once(() => upright(picture, candidate, Math.min(1, longest / candidate.width)));
  const outline = once(() => outlineOf(piece()));
  return { picture, candidate, upright: piece, outline, module: once(() => moduleSize(piece()) ?? 2) };
}

/** A step over fewer pixels is as sharp as pictures are. */
const leastStep = 2.5;

const bars = ['PDF417', 'CompactPDF417', ...linearFormats];
const hard = { tryHarder: true } as const;

/** For places with bars in one direction. Four to five pixels a module read best, whatever they were. */
export const barWays: readonly Way[] = [
  (place) => level(place, { pixels: 4, amount: 1 }),
  // The outline made a rectangle: 30 of 32 PDF417 where level alone has 20.
  (place) => straight(place, { pixels: 4.5, amount: 1 }),
  (place) => level(place, { pixels: 5, amount: 0 }),
  // A linear code is read line by line with one threshold each, which the edge of a shadow is too much for.
  inEvenLight,
  (place) => straight(place, { pixels: 5.5, amount: 0 }),
  // Along the bars of a linear code, the mean takes the noise away.
  (place) => {
    const attempt = straight(place, { pixels: 5, amount: 0 });
    if (attempt === undefined) return undefined;
    const smooth = blur(attempt.piece, 0, Math.round(attempt.piece.height * 0.08));
    return { piece: sharpened({ ...attempt.piece, ...smooth }, 2, 2), look: { ...hard, formats: linearFormats } };
  },
  (place) => straight(place, { pixels: 6, amount: 1.5, global: true }),
  // Seen in a mirror, or light on dark.
  (place) => changed(straight(place, { pixels: 4.5, amount: 1 }), mirrored),
  (place) => changed(straight(place, { pixels: 4.5, amount: 1 }), (piece) => ({ ...piece, ...invert(piece) })),
  (place) => straight(place, { pixels: 3, amount: 1 }),
  (place) => matrixWays[0]!(place),
];

/**
 * For bars of a camera that moved or was not in focus, whose narrow ones are all grey; where nothing else was read. A place with
 * steps of fewer pixels is left: `barWays` read those.
 */
export const blurWays: readonly Way[] = [
  (place) => refocused(place, straightened, { smear: 'moved', stretch: 1.15, size: 2 }),
  (place) => refocused(place, ownUpright, { smear: 'moved', stretch: 1.15, size: 2 }),
  (place) => refocused(place, straightened, { smear: 'moved', stretch: 1, size: 1.5 }),
  (place) => refocused(place, straightened, { smear: 'moved', stretch: 1, size: 1 }),
  (place) => refocused(place, straightened, { smear: 'unfocused', stretch: 1.05, size: 2 }),
  (place) => refocused(place, ownUpright, { smear: 'unfocused', stretch: 1.05, size: 2 }),
  (place) => refocused(place, ownUpright, { smear: 'moved', stretch: 1, size: 1.5 }),
];

/** For places with edges in two directions. */
export const matrixWays: readonly Way[] = [
  (place) => ({
    piece: boxed(place),
    look: { ...hard, formats: allFormats, tryRotate: true, tryInvert: true, tryDownscale: true },
  }),
  (place) => ({
    piece: sharpened(enlarged(boxed(place), 2), 2, 1),
    look: { ...hard, formats: matrixFormats, tryRotate: true },
  }),
  (place) => ({
    piece: sharpened(boxed(place), 1, 1.5),
    look: { ...hard, formats: matrixFormats, binarizer: 'global', tryInvert: true },
  }),
  (place) => ({
    piece: mirrored(boxed(place)),
    look: { ...hard, formats: matrixFormats, tryRotate: true, tryInvert: true },
  }),
  (place) => {
    const piece = boxed(place);
    const smooth = { ...piece, ...blur(piece, 1, 1) };
    return { piece: smooth, look: { ...hard, formats: matrixFormats, tryDenoise: true } };
  },
  (place) => {
    const { box } = place.candidate;
    if (Math.max(box.width, box.height) > tinyEnough) return undefined;
    return {
      piece: sharpened(enlarged(around(place.picture, box, 1), 3), 3, 2),
      look: { ...hard, formats: matrixFormats },
    };
  },
];

/** The whole picture, `factor` times smaller. */
export function whole(picture: GreyPicture, factor: number, smaller = shrink(picture, factor)): Piece {
  const shift = (factor - 1) / 2;
  return { ...smaller, from: { a: factor, b: 0, c: shift, d: 0, e: factor, f: shift } };
}

/** The box with a margin for the quiet zone, `factor` times smaller. */
function around(picture: GreyPicture, box: Box, factor: number): Piece {
  const margin = 0.08 * Math.max(box.width, box.height) + 20;
  const part = crop(picture, {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  });
  const small = whole(part, factor);
  return { ...small, from: after(shifted(part.x, part.y), small.from) };
}

/** Up to this on the long side, modules may be so small that only a larger picture shows them; a page of text is no such place. */
const tinyEnough = 1000;
/** Larger than this on the long side, a code's modules are large too and a smaller picture of it reads faster. */
const longEnough = 900;
/** Bars are searched at this length at most, and read at this one. */
const longest = 1400;
const longestRead = 2600;

function boxed({ picture, candidate: { box } }: Place): Piece {
  return around(picture, box, Math.max(1, Math.floor(Math.max(box.width, box.height) / longEnough)));
}

/** How to prepare bars: pixels a module, amount of sharpening, and one threshold a line instead of one a pixel. */
type Preparation = { readonly pixels: number; readonly amount: number; readonly global?: boolean };

/** Bars upright, nothing else. */
function level(place: Place, how: Preparation): Attempt {
  const factor = factorFor(place, how) * Math.min(1, longest / place.candidate.width);
  return prepared(upright(place.picture, place.candidate, factor), factor, how);
}

/** The outline of the bars made a rectangle. */
function straight(place: Place, how: Preparation): Attempt {
  const outline = place.outline();
  if (outline === undefined) return undefined;
  const factor = factorFor(place, how);
  const piece = rectify(place.picture, place.upright(), outline, factor);
  return piece && prepared(piece, factor, how);
}

/** What is undone, how much longer than the steps that are seen, and how many times larger it is read then. */
type Refocus = { readonly smear: Smear; readonly stretch: number; readonly size: number };

function refocused(
  place: Place,
  pieceOf: (place: Place) => Piece | undefined,
  { smear, stretch, size }: Refocus,
): Attempt {
  const length = stepLength(place.upright());
  const piece = length < leastStep ? undefined : pieceOf(place);
  if (piece === undefined) return undefined;
  const clear = unblurred(piece, stretch * length, smear);
  return { piece: size === 1 ? clear : enlarged(clear, size), look: { ...hard, formats: bars }, bold: true };
}

function ownUpright(place: Place): Piece {
  return place.upright();
}

function straightened(place: Place): Piece | undefined {
  const outline = place.outline();
  return outline && rectify(place.picture, place.upright(), outline, 1);
}

function factorFor(place: Place, { pixels }: Pick<Preparation, 'pixels'>): number {
  return Math.min(4, pixels / place.module(), longestRead / place.upright().width);
}

function prepared(piece: Piece, factor: number, how: Preparation): Attempt {
  const look: Look = { ...hard, formats: bars, binarizer: how.global ? 'global' : 'local' };
  return { piece: how.amount === 0 ? piece : sharpened(piece, Math.max(1, Math.round(factor)), how.amount), look };
}

/** Pixels a module in the picture that is lit evenly, and modules to either side that no bar and no gap is wider than. */
const evenly = { pixels: 4.5, reach: 3.5 };

/** The outline too is found in even light: what lies in the shadow has weaker edges, and would be cut off. */
function inEvenLight(place: Place): Attempt {
  const lit = evenlyLit(place.upright(), Math.round(evenly.reach * place.module()));
  const outline = lit && outlineOf(lit);
  if (outline === undefined) return undefined;
  const factor = factorFor(place, evenly);
  const piece = rectify(place.picture, place.upright(), outline, factor);
  const clear = piece && evenlyLit(piece, Math.round(evenly.reach * place.module() * factor));
  return clear && { piece: { ...piece, ...clear }, look: { ...hard, formats: linearFormats } };
}

function changed(attempt: Attempt, change: (piece: Piece) => Piece): Attempt {
  return attempt && { ...attempt, piece: change(attempt.piece) };
}

function sharpened(piece: Piece, radius: number, amount: number): Piece {
  return { ...piece, ...sharpen(piece, radius, amount) };
}

function enlarged(piece: Piece, factor: number): Piece {
  const step = 1 / factor;
  const shift = step / 2 - 0.5;
  const from: Mapping = { a: step, b: 0, c: shift, d: 0, e: step, f: shift };
  return { ...scale(piece, factor), from: after(piece.from, from) };
}

function mirrored(piece: Piece): Piece {
  const from: Mapping = { a: -1, b: 0, c: piece.width - 1, d: 0, e: 1, f: 0 };
  return { ...mirror(piece), from: after(piece.from, from), mirrored: true };
}

function shifted(x: number, y: number): Mapping {
  return { a: 1, b: 0, c: x, d: 0, e: 1, f: y };
}

function once<T>(compute: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}
