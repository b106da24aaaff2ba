/** The one formula by which a model's value is believed: the probability that it is right, from what can be checked of it. */
import { existsSync, readFileSync } from 'node:fs';
import type { Signs } from './signs.ts';

/** Units of the one layer between signs and belief. */
export const units = 12;

/** Weights, one after the other: for each unit its offset and one for each sign; then the offset and one for each unit. */
export type BeliefWeights = Float32Array;

let weights: BeliefWeights | undefined;

/** Weights to believe by from now on, in place of those that were learned and kept. */
export function putBelief(other: BeliefWeights): void {
  weights = other;
}

function learned(): BeliefWeights {
  const file = new URL('./belief.bin', import.meta.url);
  weights ??= existsSync(file) ? new Float32Array(new Uint8Array(readFileSync(file)).buffer) : new Float32Array(0);
  return weights;
}

/** The probability, from 0 to 1, that a value is right (`belief.bin`, learned by `npm run tune -- --belief`). */
export function beliefIn(signs: Signs): number {
  const read = learned();
  if (read.length === 0) return 0;
  return 1 / (1 + Math.exp(-logitOf(signs, read)));
}

function logitOf(signs: Signs, from: BeliefWeights): number {
  const size = signs.length + 1;
  let logit = from[units * size]!;
  for (let unit = 0; unit < units; unit++) {
    let sum = from[unit * size]!;
    for (let at = 0; at < signs.length; at++) sum += from[unit * size + 1 + at]! * signs[at]!;
    logit += Math.tanh(sum) * from[units * size + 1 + unit]!;
  }
  return logit;
}
