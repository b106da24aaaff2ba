import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { findInk, type Ink, type Runs } from './ink.ts';

/** Darker than these is strong ink, and faint ink: labels in grey beside bold values are half as dark as those. */
const dark = { strong: 128, faint: 160 };
/** Ink is faint when less of it than this is strong. */
const strongPart = 0.6;

/** Ink, and the runs that it is made of. */
export type Found = { readonly ink: readonly Ink[]; readonly runs: Runs };

/**
 * The ink of a picture with dark letters on white, strong or faint. Faint areas are taken whole where `isWanted` (they
 * would fall to pieces otherwise), and all others as far as they are strong.
 */
export function findAllInk(picture: GreyPicture, isWanted: (ink: Ink, runs: Runs) => boolean): Found {
  const all = findInk(picture, dark.faint);
  const faint = all.ink.filter((ink) => isFaint(ink, all.runs, picture) && isWanted(ink, all.runs));
  if (faint.length === 0) return findInk(picture, dark.strong);
  const strong = findInk(without(picture, faint, all.runs), dark.strong);
  const before = all.runs.row.length;
  const shifted = strong.ink.map((ink) => ({ ...ink, runs: ink.runs.map((run) => run + before) }));
  return { ink: [...faint, ...shifted], runs: joinedRuns(all.runs, strong.runs) };
}

function isFaint({ pixels, runs }: Ink, { start, end, row }: Runs, { width, data }: GreyPicture): boolean {
  let strong = 0;
  for (const run of runs) {
    const to = row[run]! * width + end[run]!;
    for (let at = row[run]! * width + start[run]!; at < to; at += 1) if (data[at]! < dark.strong) strong += 1;
  }
  return strong < strongPart * pixels;
}

/** The picture with ink painted white. */
function without({ width, height, data }: GreyPicture, ink: readonly Ink[], { start, end, row }: Runs): GreyPicture {
  const rest = data.slice();
  for (const { runs } of ink)
    for (const run of runs) rest.fill(255, row[run]! * width + start[run]!, row[run]! * width + end[run]!);
  return { width, height, data: rest };
}

/** The runs of one, then those of the other. */
export function joinedRuns(one: Runs, other: Runs): Runs {
  const join = (key: keyof Runs) => {
    const both = new Int32Array(one[key].length + other[key].length);
    both.set(one[key]);
    both.set(other[key], one[key].length);
    return both;
  };
  return { start: join('start'), end: join('end'), row: join('row') };
}
