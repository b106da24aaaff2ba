import { existsSync, readFileSync } from 'node:fs';
import { type Tree, unpackForest } from '../page-text/page-text.ts';

let learned: readonly Tree[] | undefined;
let read = false;

/** Trees that say what is to be added to the log-odds of a value, as they were learned (`trust.bin`, by `npm run tune -- --cross --write`); read once. */
export function learnedTrust(): readonly Tree[] | undefined {
  if (read) return learned;
  read = true;
  const file = new URL('./trust.bin', import.meta.url);
  if (existsSync(file)) learned = unpackForest(readFileSync(file))[0];
  return learned;
}

/** Puts other trees in place of the learned ones, to judge them; none leave values as the reader weighed them. */
export function putTrust(other: readonly Tree[] | undefined): void {
  learned = other;
  read = true;
}
