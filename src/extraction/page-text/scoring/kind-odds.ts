import { existsSync, readFileSync } from 'node:fs';
import type { KindSign } from './kind-signs.ts';
import { learnedKinds } from './learned-kinds.ts';
import { rowOf } from './rows.ts';

/** Rows of weights: names of signs are hashed. */
export const kindRows = 1 << 13;
/** What a weight of one byte counts. */
export const kindStep = 1 / 32;

let weights: Int8Array | undefined;
let read = false;

/** Puts other weights in place of the learned ones, to judge them. */
export function putKindOdds(other: Int8Array | undefined): void {
  weights = other;
  read = true;
}

/** The row of a sign. */
export function kindRow(name: string): number {
  return rowOf(name) & (kindRows - 1);
}

/** How likely each kind is by its signs, in the order of `learnedKinds` (`kind-odds.bin`, by `npm run tune -- --kinds`); undefined where nothing was learned. */
export function likelyKinds(signs: readonly KindSign[]): readonly number[] | undefined {
  if (!read) {
    const file = new URL('./kind-odds.bin', import.meta.url);
    weights = existsSync(file) ? new Int8Array(readFileSync(file)) : undefined;
    read = true;
  }
  if (!weights) return undefined;
  const odds = learnedKinds.map(() => 0);
  for (const { name, much } of signs) {
    const from = kindRow(name) * learnedKinds.length;
    for (let kind = 0; kind < odds.length; kind++) odds[kind]! += weights[from + kind]! * kindStep * much;
  }
  return shares(odds);
}

/** Parts of one in proportion to e to the power of each. */
export function shares(odds: readonly number[]): readonly number[] {
  const top = Math.max(...odds);
  const parts = odds.map((one) => Math.exp(one - top));
  const sum = parts.reduce((all, one) => all + one, 0);
  return parts.map((one) => one / sum);
}
