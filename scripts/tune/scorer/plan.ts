import type { TrainPlan } from './train.ts';

/**
 * How the scorer is learned. Documents that the rules were written with teach it half of the time without what the rules say, or it
 * would believe them everywhere; those of real issuers count more.
 */
export const plan: TrainPlan = {
  seed: 7,
  rounds: 7,
  stride: 0.04,
  keep: 0.3,
  drop: 0.2,
  unruled: (source) => (isReal(source) ? 0.15 : 0.4),
  weight: (source) => (isReal(source) ? 2 : 1),
};

function isReal(source: string): boolean {
  return /lookalikes|look|la3|shared/.test(source);
}
