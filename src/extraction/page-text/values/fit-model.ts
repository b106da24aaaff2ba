import type { ValueType } from '#src/extraction/words/roles.ts';
import { weights } from '../weights.ts';
import { fitWeights } from './fit-weights.ts';

/** Types whose fit is learned: of what is not to be taken for something else anything is a value. */
export type LearnedType = Exclude<ValueType, 'none' | 'period'>;

/** What was learned: a bias for each type, and for each feature a row with its weight for each type. */
export type FitModel = {
  readonly types: readonly LearnedType[];
  readonly bias: readonly number[];
  readonly rows: Readonly<Record<string, readonly number[]>>;
};

/** Fits above 1 in 1.05 are as good as each other: then the order of the label's meanings decides. */
const surely = 1.05;

/** How well a text with these features fits as a value of a type: 1 very well, 0 not at all. */
export function learnedFit(type: LearnedType, features: readonly string[]): number {
  const column = fitWeights.types.indexOf(type);
  let sum = fitWeights.bias[column]!;
  for (const feature of features) sum += fitWeights.rows[feature]?.[column] ?? 0;
  return Math.min(1, surely / (1 + Math.exp(-sum * weights.fitSpread - weights.fitPrior)));
}
