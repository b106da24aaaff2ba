/**
 * LIST: the ways to look at a place that seems to hold a code, the cheapest and most fruitful first. What each brings was
 * measured on printed codes of 0.23 mm modules and up, scanned and photographed at 150 to 300 dpi.
 */

import type { GreyPicture } from '#src/documents/grey-picture.ts';
import type { Piece } from './finding.ts';
import { allFormats, linearFormats, matrixFormats } from './formats.ts';
import type { Candidate } from './locate.ts';
import { after, type Box, blur, crop, invert, type Mapping, mirror, scale, sharpen, shrink } from './picture.ts';
import { rectify, upright } from './straighten.ts';
import type { Look } from './zxing.ts';

/** A piece to read and how; `undefined` when this way does not apply to the place. */
export type Attempt = { readonly piece: Piece; readonly look: Look } | undefined;
export type Way = (picture: GreyPicture, candidate: Candidate) => Attempt;

const bars = ['PDF417', 'CompactPDF417', ...linearFormats];
const hard = { tryHarder: true } as const;

/** For places with bars in one direction. */
export const barWays: readonly Way[] = [
  (picture, candidate) => ({
    piece: sharpened(upright(picture, candidate, 1), 1),
    look: { ...hard, formats: bars },
  }),
  // The outline made a rectangle: 27 of 30 PDF417 where upright alone has 19.
  (picture, candidate) => straight(picture, candidate, { factor: factorFor(candidate, 1.5), amount: 1 }),
  (picture, candidate) => ({
    piece: sharpened(upright(picture, candidate, factorFor(candidate, 1.5)), 1),
    look: { ...hard, formats: bars },
  }),
  (picture, candidate) => straight(picture, candidate, { factor: factorFor(candidate, 2), amount: 0 }),
  // Along the bars of a linear code, the mean takes the noise away.
  (picture, candidate) => {
    const factor = factorFor(candidate, 1.5);
    const piece = rectify(picture, upright(picture, candidate, 1), factor);
    if (piece === undefined) return undefined;
    const smooth = blur(piece, 0, Math.round(candidate.height * factor * 0.12));
    return { piece: sharpened({ ...piece, ...smooth }, 2), look: { ...hard, formats: linearFormats } };
  },
  (picture, candidate) => straight(picture, candidate, { factor: factorFor(candidate, 2), amount: 1.5, global: true }),
  // Seen in a mirror, or light on dark.
  (picture, candidate) => {
    const attempt = straight(picture, candidate, { factor: factorFor(candidate, 1.5), amount: 1 });
    return attempt && { ...attempt, piece: mirrored(attempt.piece) };
  },
  (picture, candidate) => {
    const attempt = straight(picture, candidate, { factor: factorFor(candidate, 1.5), amount: 1 });
    return attempt && { ...attempt, piece: { ...attempt.piece, ...invert(attempt.piece) } };
  },
  (picture, candidate) => straight(picture, candidate, { factor: factorFor(candidate, 3), amount: 1 }),
  (picture, candidate) => matrixWays[0]!(picture, candidate),
];

/** For places with edges in two directions. */
export const matrixWays: readonly Way[] = [
  (picture, candidate) => ({
    piece: around(picture, candidate.box, coarser(candidate)),
    look: { ...hard, formats: allFormats, tryRotate: true, tryInvert: true, tryDownscale: true },
  }),
  (picture, candidate) => ({
    piece: sharpened(enlarged(around(picture, candidate.box, coarser(candidate)), 2), 1),
    look: { ...hard, formats: matrixFormats, tryRotate: true },
  }),
  (picture, candidate) => ({
    piece: sharpened(around(picture, candidate.box, coarser(candidate)), 1.5),
    look: { ...hard, formats: matrixFormats, binarizer: 'global', tryInvert: true },
  }),
  (picture, candidate) => ({
    piece: mirrored(around(picture, candidate.box, coarser(candidate))),
    look: { ...hard, formats: matrixFormats, tryRotate: true, tryInvert: true },
  }),
  (picture, candidate) => {
    const piece = around(picture, candidate.box, coarser(candidate));
    const smooth = { ...piece, ...blur(piece, 1, 1) };
    return { piece: smooth, look: { ...hard, formats: matrixFormats, tryDenoise: true } };
  },
  (picture, candidate) => ({
    piece: sharpened(enlarged(around(picture, candidate.box, 1), 3), 2),
    look: { ...hard, formats: matrixFormats },
  }),
];

/** The whole picture, `factor` times smaller. */
export function whole(picture: GreyPicture, factor: number): Piece {
  const shift = (factor - 1) / 2;
  return { ...shrink(picture, factor), from: { a: factor, b: 0, c: shift, d: 0, e: factor, f: shift } };
}

/** The box with a margin for the quiet zone, `factor` times smaller. */
export function around(picture: GreyPicture, box: Box, factor: number): Piece {
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

/** Larger than this on the long side, a code's modules are large too and a smaller picture of it reads faster. */
const longEnough = 900;
/** Pieces beyond this take longer than they bring. */
const longest = 2400;

function coarser({ box }: Candidate): number {
  return Math.max(1, Math.floor(Math.max(box.width, box.height) / longEnough));
}

function factorFor({ width }: Candidate, wanted: number): number {
  return Math.min(wanted, Math.max(0.75, longest / width));
}

function straight(
  picture: GreyPicture,
  candidate: Candidate,
  how: { readonly factor: number; readonly amount: number; readonly global?: boolean },
): Attempt {
  const piece = rectify(picture, upright(picture, candidate, 1), how.factor);
  if (piece === undefined) return undefined;
  const look: Look = { ...hard, formats: bars, binarizer: how.global ? 'global' : 'local' };
  return { piece: how.amount === 0 ? piece : sharpened(piece, how.amount), look };
}

function sharpened(piece: Piece, amount: number): Piece {
  return { ...piece, ...sharpen(piece, 1, amount) };
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
