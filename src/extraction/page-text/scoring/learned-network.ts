import { existsSync, readFileSync } from 'node:fs';
import type { Network } from './network.ts';
import { unpack } from './pack.ts';

let network: Network | undefined;
let read = false;

/** The scorer as it was learned (`scorer.bin`, by `npm run tune`); read once. */
export function learnedNetwork(): Network | undefined {
  if (read) return network;
  read = true;
  const file = new URL('./scorer.bin', import.meta.url);
  if (existsSync(file)) network = unpack(readFileSync(file));
  return network;
}

/** Puts another scorer in place of the learned one, to judge it. */
export function putNetwork(other: Network | undefined): void {
  network = other;
  read = true;
}
