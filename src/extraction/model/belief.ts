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

/**
 * `value`: of a value of one ticket. `tickets`: of how many tickets there are, which they are, and that there is one at all. `silence`: of a reading of
 * ours that the answer says nothing of; only what is believed of our own counts there.
 */
export type BeliefWeights = Readonly<Record<(typeof parts)[number], Weights>>;

const parts = ['value', 'tickets', 'silence'] as const;

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
 * Weights as bytes: for each part how many networks it has and how many weights one of them has, then all of the first part, of the second and of the
 * third; as 32-bit floats, little-endian, as every machine that Node runs on.
 */
export function packBelief(of: BeliefWeights): Uint8Array {
  const sizes = parts.flatMap((part) => [of[part].length, of[part][0]!.length]);
  return new Uint8Array(
    new Float32Array([...sizes, ...parts.flatMap((part) => of[part].flatMap((one) => [...one]))]).buffer,
  );
}

function unpackBelief(bytes: Uint8Array): BeliefWeights {
  const all = new Float32Array(new Uint8Array(bytes).buffer);
  let from = 2 * parts.length;
  const read = (part: (typeof parts)[number]): Weights => {
    const at = 2 * parts.indexOf(part);
    const [count, size] = [all[at]!, all[at + 1]!];
    const begin = from;
    from += count * size;
    return Array.from({ length: count }, (_, nth) => all.subarray(begin + nth * size, begin + (nth + 1) * size));
  };
  return { value: read('value'), tickets: read('tickets'), silence: read('silence') };
}
