import { type BeliefWeights, units } from '#src/extraction/model/belief.ts';
import { createRandom } from '#test/generator/random.ts';
import type { BeliefExample } from './belief-examples.ts';

/** How to learn: times over all examples, the first step, what a weight loses each time, and the seed of the order. */
const plan = { rounds: 14, stride: 0.05, decay: 2e-5, seed: 5 } as const;

/** Learns a network of one layer by AdaGrad: the same examples in the same order give the same weights. */
export function trainBelief(examples: readonly BeliefExample[]): BeliefWeights {
  const random = createRandom(plan.seed, 'belief');
  const signs = examples[0]!.signs.length;
  const size = signs + 1;
  const weights = new Float32Array(units * size + 1 + units);
  for (let at = 0; at < weights.length; at++) weights[at] = (random.next() - 0.5) * 0.4;
  const moved = new Float32Array(weights.length).fill(0.1);
  const step = (at: number, slope: number) => {
    const whole = slope + plan.decay * weights[at]!;
    moved[at]! += whole * whole;
    weights[at]! -= (plan.stride * whole) / Math.sqrt(moved[at]!);
  };
  const held = new Float32Array(units);
  for (let round = 0; round < plan.rounds; round++)
    for (const example of random.shuffle(examples)) {
      let logit = weights[units * size]!;
      for (let unit = 0; unit < units; unit++) {
        let sum = weights[unit * size]!;
        for (let at = 0; at < signs; at++) sum += weights[unit * size + 1 + at]! * example.signs[at]!;
        held[unit] = Math.tanh(sum);
        logit += held[unit]! * weights[units * size + 1 + unit]!;
      }
      const error = 1 / (1 + Math.exp(-logit)) - Number(example.right);
      step(units * size, error);
      for (let unit = 0; unit < units; unit++) {
        const slope = error * weights[units * size + 1 + unit]! * (1 - held[unit]! * held[unit]!);
        step(units * size + 1 + unit, error * held[unit]!);
        step(unit * size, slope);
        for (let at = 0; at < signs; at++)
          if (example.signs[at] !== 0) step(unit * size + 1 + at, slope * example.signs[at]!);
      }
    }
  return weights;
}
