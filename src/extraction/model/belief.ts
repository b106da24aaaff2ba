/** The one formula by which a model's word and ours are believed: how likely each is right, from what can be checked of both. */
import { existsSync, readFileSync } from 'node:fs';
import type { Signs } from './signs.ts';

/** Units of the one layer between signs and beliefs. */
export const units = 12;

/** Probabilities from 0 to 1: that the model is right, and that we are where we say something else. */
export type Beliefs = { readonly said: number; readonly own: number };

/**
 * Weights, one after the other: for each unit its offset and one for each sign; then for what was said, and for what is our own, the offset
 * and one for each unit.
 */
export type Weights = Float32Array;

/** `value`: of a value of one ticket. `tickets`: of how many tickets there are, which they are, and that there is one at all. */
export type BeliefWeights = { readonly value: Weights; readonly tickets: Weights };

let weights: BeliefWeights | undefined;

/** Weights to believe by from now on, in place of those that were learned and kept. */
export function putBelief(other: BeliefWeights): void {
  weights = other;
}

function learned(): BeliefWeights | undefined {
  const file = new URL('./belief.bin', import.meta.url);
  if (!weights && existsSync(file)) weights = unpackBelief(readFileSync(file));
  return weights;
}

/** How likely the model and we are right (`belief.bin`, learned by `npm run tune -- --belief`); what was never learned is our own word. */
export function beliefsIn(what: keyof BeliefWeights, signs: Signs): Beliefs {
  const read = learned();
  return read ? beliefsBy(read[what], signs) : { said: 0, own: 1 };
}

/** The formula with these weights. */
export function beliefsBy(from: Weights, signs: Signs, held: readonly number[] = heldBy(from, signs)): Beliefs {
  const [said, own] = [0, 1].map((output) => {
    const at = units * (signs.length + 1) + output * (units + 1);
    const logit = held.reduce((sum, unit, place) => sum + unit * from[at + 1 + place]!, from[at]!);
    return 1 / (1 + Math.exp(-logit));
  });
  return { said: said!, own: own! };
}

/** What each unit holds of the signs, from -1 to 1. */
export function heldBy(from: Weights, signs: Signs): number[] {
  const size = signs.length + 1;
  return Array.from({ length: units }, (_, unit) => {
    let sum = from[unit * size]!;
    for (let at = 0; at < signs.length; at++) sum += from[unit * size + 1 + at]! * signs[at]!;
    return Math.tanh(sum);
  });
}

/** Weights as bytes: how many the first are, and all of both, as 32-bit floats; little-endian, as every machine that Node runs on. */
export function packBelief({ value, tickets }: BeliefWeights): Uint8Array {
  return new Uint8Array(new Float32Array([value.length, ...value, ...tickets]).buffer);
}

function unpackBelief(bytes: Uint8Array): BeliefWeights {
  const all = new Float32Array(new Uint8Array(bytes).buffer);
  const end = 1 + all[0]!;
  return { value: all.subarray(1, end), tickets: all.subarray(end) };
}
