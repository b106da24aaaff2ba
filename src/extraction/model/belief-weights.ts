import type { Signs } from './signs.ts';

/**
 * What each sign says for a model's value, as learned by `scripts/tune/learn-belief.ts` from 7,464 values that five simulated
 * models gave of 87 documents. Learned on one half of the documents, the formula said above 0.95 of values of the other half
 * that were right in 98 of 100, and below 0.5 of values that were right in 13 to 20.
 */
export const beliefWeights: Readonly<Record<keyof Signs | 'bias', number>> = {
  bias: 0.8,
  unfounded: -0.92,
  denied: -0.53,
  vouched: 0.64,
  cited: 0.69,
  miscited: -0.97,
  firmSame: 0.41,
  firmOther: -0.3,
  ownSame: 1.76,
  ownOther: -0.38,
  broken: -1.01,
  many: 0.1,
  code: 0.76,
  labelled: 1.43,
  elsewhere: -1.26,
  here: -0.17,
  notHere: -0.57,
  alone: -0.22,
  well: 0.54,
  label: -0.4,
  unfit: -1.59,
  taken: -0.63,
  ofAnother: 0.13,
};
