/** The one formula by which a model's word and ours are believed: how likely each is right, from what can be checked of both. */
import { existsSync, readFileSync } from 'node:fs';
import type { Signs } from './signs.ts';

/** Units of the one layer between signs and beliefs. */
export const units = 12;

/** Probabilities from 0 to 1: that the model is right, and that we are where we say something else. */
export type Beliefs = { readonly answered: number; readonly own: number };

/**
 * Weights of one network, one after the other: for each unit its offset and one for each sign; then for what was said, and for what is our
 * own, the offset and one for each unit.
 */
export type Network = Float32Array;

/** Networks that learned the same from other beginnings: what they believe on average is steadier than what one does. */
export type Weights = readonly Network[];

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
  return read ? beliefsBy(read[what], signs) : { answered: 0, own: 1 };
}

/** The formula with these weights: the mean of what the networks believe. */
export function beliefsBy(from: Weights, signs: Signs): Beliefs {
  const each = from.map((network) => beliefsOf(network, signs));
  const mean = (of: (one: Beliefs) => number) => each.reduce((sum, one) => sum + of(one), 0) / each.length;
  return { answered: mean(({ answered }) => answered), own: mean(({ own }) => own) };
}

/** What one network believes. */
export function beliefsOf(from: Network, signs: Signs, held: readonly number[] = heldBy(from, signs)): Beliefs {
  const [answered, own] = [0, 1].map((output) => {
    const at = units * (signs.length + 1) + output * (units + 1);
    const logit = held.reduce((sum, unit, place) => sum + unit * from[at + 1 + place]!, from[at]!);
    return 1 / (1 + Math.exp(-logit));
  });
  return { answered: answered!, own: own! };
}

/** What each unit of a network holds of the signs, from -1 to 1. */
export function heldBy(from: Network, signs: Signs): number[] {
  const size = signs.length + 1;
  return Array.from({ length: units }, (_, unit) => {
    let sum = from[unit * size]!;
    for (let at = 0; at < signs.length; at++) sum += from[unit * size + 1 + at]! * signs[at]!;
    return Math.tanh(sum);
  });
}

/**
 * Weights as bytes: how many networks each of both has and how many weights one of the first has, then all of the first and all of the
 * second; as 32-bit floats, little-endian, as every machine that Node runs on.
 */
export function packBelief({ value, tickets }: BeliefWeights): Uint8Array {
  const networks = [...value, ...tickets].flatMap((network) => [...network]);
  return new Uint8Array(new Float32Array([value.length, value[0]!.length, ...networks]).buffer);
}

function unpackBelief(bytes: Uint8Array): BeliefWeights {
  const [count, length, ...rest] = new Float32Array(new Uint8Array(bytes).buffer);
  const all = Float32Array.from(rest);
  const networks = (from: number, size: number) =>
    Array.from({ length: count! }, (_, at) => all.subarray(from + at * size, from + (at + 1) * size));
  const second = count! * length!;
  return { value: networks(0, length!), tickets: networks(second, (all.length - second) / count!) };
}
