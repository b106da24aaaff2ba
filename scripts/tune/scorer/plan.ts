import type { TrainPlan } from './train.ts';

/**
 * How the scorer is learned. Documents that the rules were written with teach it half of the time without what the rules say, or it
 * would believe them everywhere; those of real issuers count more.
 */
const plan: TrainPlan = {
  seed: 7,
  rounds: 6,
  stride: 0.04,
  keep: 0.3,
  drop: 0.2,
  unruled: (source) => (isReal(source) ? 0.15 : 0.4),
  weight: (source) => (isReal(source) ? 2 : 1),
  fewest: 17,
  averaged: 3,
};

/** The first look, and the second, which sees more of the spans that are nothing. */
export const plans = { first: plan, second: { ...plan, keep: 0.6 } } as const;

function isReal(source: string): boolean {
  return /lookalikes|look|la3|shared/.test(source);
}
