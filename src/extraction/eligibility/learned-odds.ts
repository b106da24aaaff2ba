import { existsSync, readFileSync } from 'node:fs';
import { hashName } from '../words/hash-name.ts';

/** Rows of signs: so many that hardly two share one, for a sign that was not learned must say nothing. */
export const rows = 1 << 18;

/** The row of a sign, by its name. */
export function rowOfSign(name: string): number {
  return hashName(name) & (rows - 1);
}

let weights: Float32Array | undefined;
let read = false;

/** Puts other weights in place of the learned ones, to judge them. */
export function putOdds(other: Float32Array | undefined): void {
  weights = other;
  read = true;
}

/** Weights as bytes: the row and the weight of each that says something, little-endian. */
export function packOdds(learned: Float32Array): Uint8Array {
  const known = [...learned.keys()].filter((row) => learned[row] !== 0);
  const bytes = new Uint8Array(known.length * 8);
  const view = new DataView(bytes.buffer);
  for (const [at, row] of known.entries()) {
    view.setUint32(at * 8, row, true);
    view.setFloat32(at * 8 + 4, learned[row]!, true);
  }
  return bytes;
}

/** Weights from their bytes. */
export function unpackOdds(bytes: Uint8Array): Float32Array {
  const learned = new Float32Array(rows);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; at += 8) learned[view.getUint32(at, true)] = view.getFloat32(at + 4, true);
  return learned;
}

/** The log-odds that documents with these signs are a ticket, as they were learned (`odds.bin`, by `npm run tune -- --eligibility`). */
export function oddsOf(signs: readonly string[]): number | undefined {
  if (!read) {
    read = true;
    const file = new URL('./odds.bin', import.meta.url);
    if (existsSync(file)) weights = unpackOdds(readFileSync(file));
  }
  return weights && signs.reduce((sum, sign) => sum + weights![rowOfSign(sign)]!, 0);
}
