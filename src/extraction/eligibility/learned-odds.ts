import { existsSync, readFileSync } from 'node:fs';

/** Weights of signs; as many as signs are told apart. */
export const rows = 1 << 14;

/** The row of a sign: names are hashed (FNV-1a), so that no list of them is kept. */
export function rowOfSign(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (rows - 1);
}

let weights: Float32Array | undefined;
let read = false;

/** Puts other weights in place of the learned ones, to judge them. */
export function putOdds(other: Float32Array | undefined): void {
  weights = other;
  read = true;
}

/** The log-odds that documents with these signs are a ticket, as they were learned (`odds.bin`, by `npm run tune -- --eligibility`). */
export function oddsOf(signs: readonly string[]): number | undefined {
  if (!read) {
    read = true;
    const file = new URL('./odds.bin', import.meta.url);
    if (existsSync(file)) weights = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
  }
  return weights && signs.reduce((sum, sign) => sum + weights![rowOfSign(sign)]!, 0);
}
