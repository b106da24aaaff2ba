import type { Random } from '#test/generator/random.ts';

/** Something to learn from: the names of what is so about it, whether the answer is yes, and how much it counts. */
export type Case = { readonly names: readonly string[]; readonly yes: boolean; readonly weight: number };

/** A logistic model: 1 / (1 + e^-(bias + the weights of what is so)) is how likely the answer is yes. */
export type Logistic = { readonly bias: number; readonly weights: ReadonlyMap<string, number> };

/** How to learn; `decay` is how strongly each step pulls a weight to 0. */
export type LogisticPlan = { readonly random: Random; readonly rounds: number; readonly decay: number };

/** How far the first steps go; they get smaller with what a weight has moved already. */
const stride = 0.3;

/** Learns by stochastic gradient descent with steps of their own for each weight (AdaGrad). The same random learns the same. */
export function trainLogistic(cases: readonly Case[], { random, rounds, decay }: LogisticPlan): Logistic {
  const places = new Map<string, number>();
  const placeOf = (name: string) => places.get(name) ?? places.set(name, places.size + 1).get(name)!;
  const rows = cases.map(({ names, yes, weight }) => ({ at: [0, ...names.map(placeOf)], yes: yes ? 1 : 0, weight }));
  const weights = new Float64Array(places.size + 1);
  const moved = new Float64Array(places.size + 1).fill(1e-3);
  for (let round = 0; round < rounds; round++) {
    for (const { at, yes, weight } of random.shuffle([...rows])) {
      const sum = at.reduce((total, one) => total + weights[one]!, 0);
      const wrong = weight * (1 / (1 + Math.exp(-sum)) - yes);
      for (const index of at) {
        const slope = wrong + decay * weights[index]!;
        moved[index]! += slope * slope;
        weights[index]! -= (stride * slope) / Math.sqrt(moved[index]!);
      }
    }
  }
  return { bias: weights[0]!, weights: new Map([...places].map(([name, at]) => [name, weights[at]!])) };
}

/** How likely a model says yes, 0 to 1. */
export function likelihood({ bias, weights }: Logistic, names: readonly string[]): number {
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + (weights.get(name) ?? 0), bias)));
}
