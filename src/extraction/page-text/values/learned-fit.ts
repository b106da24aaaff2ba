import type { LearnedType } from './fit-model.ts';
import { fitWeights } from './fit-weights.ts';
import { weights } from './weights.ts';

/** Fits above 1 in 1.05 are as good as each other: then the order of the label's meanings decides. */
const surely = 1.05;

/** How well a text with these features fits as a value of a type: 1 very well, 0 not at all. */
export function learnedFit(type: LearnedType, features: readonly string[]): number {
  const column = fitWeights.types.indexOf(type);
  let sum = fitWeights.bias[column]!;
  for (const feature of features) sum += fitWeights.rows[feature]?.[column] ?? 0;
  return Math.min(1, surely / (1 + Math.exp(-sum * weights.fitSpread - weights.fitPrior)));
}
