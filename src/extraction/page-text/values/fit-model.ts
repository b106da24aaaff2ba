import type { ValueType } from '#src/extraction/words/roles.ts';

/** Types whose fit is learned: of what is not to be taken for something else anything is a value. */
export type LearnedType = Exclude<ValueType, 'none' | 'period'>;

/** What was learned: a bias for each type, and for each feature a row with its weight for each type. */
export type FitModel = {
  readonly types: readonly LearnedType[];
  readonly bias: readonly number[];
  readonly rows: Readonly<Record<string, readonly number[]>>;
};
