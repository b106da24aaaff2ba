import { existsSync, readFileSync } from 'node:fs';
import { hashName } from '../words/hash-name.ts';
import { nodesOf, type Tree, treesOf, worthOf } from './trees.ts';

/** Rows of signs: so many that hardly two share one, for a sign that was not learned must say nothing. */
export const rows = 1 << 18;

/** What was learned of signs: what each is worth by itself, by its row; and trees that look at several together. */
export type LearnedOdds = { readonly weights: Float32Array; readonly trees: readonly Tree[] };

/** The row of a sign, by its name. */
export function rowOfSign(name: string): number {
  return hashName(name) & (rows - 1);
}

let learned: LearnedOdds | undefined;
let read = false;

/** Puts others in place of the learned ones, to judge them. */
export function putOdds(other: LearnedOdds | undefined): void {
  learned = other;
  read = true;
}

/** As bytes, in pairs of a number and a 32-bit float, little-endian: how many rows say something, each with its weight, then the nodes of the trees. */
export function packOdds({ weights, trees }: LearnedOdds): Uint8Array {
  const known = [...weights.keys()].filter((row) => weights[row] !== 0);
  const pairs = [[known.length, 0] as const, ...known.map((row) => [row, weights[row]!] as const), ...nodesOf(trees)];
  const bytes = new Uint8Array(pairs.length * 8);
  const view = new DataView(bytes.buffer);
  for (const [at, [row, worth]] of pairs.entries()) {
    view.setUint32(at * 8, row, true);
    view.setFloat32(at * 8 + 4, worth, true);
  }
  return bytes;
}

/** From their bytes. */
export function unpackOdds(bytes: Uint8Array): LearnedOdds {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pairs = Array.from(
    { length: bytes.length / 8 },
    (_, at) => [view.getUint32(at * 8, true), view.getFloat32(at * 8 + 4, true)] as const,
  );
  const count = pairs[0]?.[0] ?? 0;
  const weights = new Float32Array(rows);
  for (const [row, weight] of pairs.slice(1, 1 + count)) weights[row] = weight;
  return { weights, trees: treesOf(pairs.slice(1 + count)) };
}

/**
 * The log-odds that documents with these signs are a ticket, as they were learned (`odds.bin`, by `npm run tune -- --eligibility`): halfway between
 * what the signs say one by one and what trees say of them together.
 */
export function oddsOf(signs: readonly string[]): number | undefined {
  if (!read) {
    read = true;
    const file = new URL('./odds.bin', import.meta.url);
    if (existsSync(file)) learned = unpackOdds(readFileSync(file));
  }
  return learned && toldBy(learned, signs);
}

/** The same by what is given. */
export function toldBy({ weights, trees }: LearnedOdds, signs: readonly string[]): number {
  const known = signs.map(rowOfSign);
  const alone = known.reduce((sum, row) => sum + weights[row]!, 0);
  return trees.length === 0 ? alone : (alone + worthOf(trees, new Set(known))) / 2;
}
