import { existsSync, readFileSync } from 'node:fs';
import type { Scorer } from './look-thrice.ts';
import { unpackScorer } from './pack.ts';

let scorer: Scorer | undefined;
let read = false;

/** The scorer as it was learned (`scorer.bin`, by `npm run tune`); read once. */
export function learnedScorer(): Scorer | undefined {
  if (read) return scorer;
  read = true;
  const file = new URL('./scorer.bin', import.meta.url);
  if (existsSync(file)) scorer = unpackScorer(readFileSync(file));
  return scorer;
}

/** Puts another scorer in place of the learned one, to judge it. */
export function putScorer(other: Scorer | undefined): void {
  scorer = other;
  read = true;
}
