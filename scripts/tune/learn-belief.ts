import type { Signs } from '#src/extraction/model/signs.ts';
import type { BeliefExample } from './belief-examples.ts';

/** A weight for every sign, and what stands before any of them. */
export type BeliefWeights = Readonly<Record<keyof Signs | 'bias', number>>;

const plan = { rounds: 4000, step: 1, decay: 0.002 } as const;

/** Learns by logistic regression, from zero and over all examples at once: the same examples give the same weights. */
export function learnBelief(examples: readonly BeliefExample[]): BeliefWeights {
  const names = Object.keys(examples[0]!.signs) as (keyof Signs)[];
  const rows = examples.map(({ signs }) => [1, ...names.map((name) => signs[name])]);
  const weights = [0, ...names.map(() => 0)];
  for (let round = 0; round < plan.rounds; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : plan.decay * weight));
    rows.forEach((row, example) => {
      const missed = beliefOf(row, weights) - Number(examples[example]!.right);
      row.forEach((value, at) => {
        slope[at]! += (missed * value) / rows.length;
      });
    });
    slope.forEach((value, at) => {
      weights[at]! -= plan.step * value;
    });
  }
  const named = [...names.map((name, at) => [name, weights[at + 1]!] as const)];
  const rounded = [['bias', weights[0]!] as const, ...named].map(([name, weight]) => [
    name,
    Math.round(weight * 100) / 100,
  ]);
  // Every name of the signs is among them.
  return Object.fromEntries(rounded) as BeliefWeights;
}

function beliefOf(row: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * weights[at]!, 0)));
}
