import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { type Found, joinedRuns } from './all-ink.ts';
import { findInk, type Ink } from './ink.ts';

/** Letters are darker than this where a shadow lies over them, or what is left of one beside a large dark area. */
const core = 64;

/** The ink of a picture, and the dark cores of that of it which is a `blot`: letters that a shadow joins with each other. */
export function withCores(
  picture: GreyPicture,
  { ink, runs }: Found,
  isBlot: (ink: Ink) => boolean,
): Found & { readonly cores: readonly Ink[] } {
  const blots = ink.filter(isBlot);
  if (blots.length === 0) return { ink, runs, cores: [] };
  const { width, height, data } = picture;
  const alone = { width, height, data: new Uint8Array(data.length).fill(255) };
  for (const { runs: own } of blots)
    for (const run of own) {
      const at = runs.row[run]! * width;
      alone.data.set(data.subarray(at + runs.start[run]!, at + runs.end[run]!), at + runs.start[run]!);
    }
  const dark = findInk(alone, core);
  const before = runs.row.length;
  const cores = dark.ink.map((one) => ({ ...one, runs: one.runs.map((run) => run + before) }));
  return { ink, runs: joinedRuns(runs, dark.runs), cores };
}
