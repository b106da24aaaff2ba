import { beliefsOf, heldBy, type Network, units, type Weights } from '#src/extraction/model/belief.ts';
import { createRandom } from '#test/generator/random.ts';
import type { ValueExample } from './examples.ts';

/** How to learn: times over all examples, the first step, what a weight loses each time, and the seeds of the networks. */
export type Plan = {
  readonly rounds: number;
  readonly stride: number;
  readonly decay: number;
  readonly seeds: readonly number[];
};

/** LIST: of values there are tens of thousands of examples, of our readings that nothing is said of as well, of the tickets of answers some thousands. */
export const plans = {
  value: { rounds: 14, stride: 0.05, decay: 2e-5, seeds: [5, 6, 7, 8, 9] },
  silence: { rounds: 14, stride: 0.05, decay: 2e-5, seeds: [5, 6, 7, 8, 9] },
  tickets: { rounds: 30, stride: 0.05, decay: 2e-5, seeds: [5, 6, 7, 8, 9] },
} as const satisfies Readonly<Record<string, Plan>>;

/** Learns a network for each seed, which says how it begins and in which order it sees the examples. */
export function trainBelief(examples: readonly ValueExample[], plan: Plan): Weights {
  return plan.seeds.map((seed) => trainNetwork(examples, plan, seed));
}

/** Learns a network of one layer by AdaGrad: the same examples in the same order give the same weights. */
function trainNetwork(examples: readonly ValueExample[], plan: Plan, seed: number): Network {
  const random = createRandom(seed, 'belief');
  const signs = examples[0]!.signs.length;
  const size = signs + 1;
  const weights = new Float32Array(units * size + 2 * (units + 1));
  for (let at = 0; at < weights.length; at++) weights[at] = (random.next() - 0.5) * 0.4;
  const moved = new Float32Array(weights.length).fill(0.1);
  const step = (at: number, slope: number) => {
    const whole = slope + plan.decay * weights[at]!;
    moved[at]! += whole * whole;
    weights[at]! -= (plan.stride * whole) / Math.sqrt(moved[at]!);
  };
  for (let round = 0; round < plan.rounds; round++)
    for (const { signs: own, right } of random.shuffle(examples)) {
      const held = heldBy(weights, own);
      const told = beliefsOf(weights, own, held);
      // Where nobody can tell who is right, nothing is learned.
      const errors = [
        told.answered - Number(right.answered),
        right.own === undefined ? 0 : told.own - Number(right.own),
      ];
      const outer = errors.map((_, output) => units * size + output * (units + 1));
      for (let unit = 0; unit < units; unit++) {
        const back = errors.reduce((sum, error, output) => sum + error * weights[outer[output]! + 1 + unit]!, 0);
        errors.forEach((error, output) => {
          if (error !== 0) step(outer[output]! + 1 + unit, error * held[unit]!);
        });
        const slope = back * (1 - held[unit]! * held[unit]!);
        step(unit * size, slope);
        for (let at = 0; at < signs; at++) if (own[at] !== 0) step(unit * size + 1 + at, slope * own[at]!);
      }
      errors.forEach((error, output) => {
        if (error !== 0) step(outer[output]!, error);
      });
    }
  return weights;
}
