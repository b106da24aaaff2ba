/** The one formula by which a model's value is believed: the probability that it is right, from what can be checked of it. */
import { beliefWeights } from './belief-weights.ts';
import type { Signs } from './signs.ts';

/** Probability from 0 to 1 that a value is right: a logistic sum of its signs, with weights that are learned. */
export function beliefIn(signs: Signs): number {
  let sum = beliefWeights.bias;
  for (const [name, value] of Object.entries(signs) as [keyof Signs, number][]) sum += beliefWeights[name] * value;
  return 1 / (1 + Math.exp(-sum));
}

/** From here on a value may stand where ours has none: a wrong seat costs what three missing ones do. */
export const enough = 0.75;
