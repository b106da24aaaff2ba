import type { Span } from '../candidates/span.ts';
import { cellsAround } from './around.ts';
import { fromLogOdds, logOdds, scale } from './calibration.ts';
import { contextRows } from './context-rows.ts';
import { type Forest, worthOf } from './forest.ts';
import { measuresOf } from './measures.ts';
import { likelihoods, type Network } from './network.ts';

/**
 * The scorer: a first look at each span, a second one that knows what the first said of the spans around it, and a third that weighs what both said
 * against all else that is said in the document. `third` is empty while it is learned.
 */
export type Scorer = { readonly first: Network; readonly second: Network; readonly third: Forest };

/** What is known of spans when they have been looked at twice: how likely each was each target, and the numbers that the third look weighs. */
export type TwoLooks = {
  readonly second: readonly Float32Array[];
  readonly measures: readonly (Float32Array | undefined)[];
};

/** Log-odds under which nothing is weighed again. */
export const leastOdds = -7;

/** How likely each span of a document is each target (as in `targets`), by the rows of what is so about it. */
export function lookThrice(
  scorer: Scorer,
  spans: readonly Span[],
  rows: readonly ArrayLike<number>[],
): readonly Float32Array[] {
  const { second, measures } = lookTwice(scorer, spans, rows);
  if (scorer.third.length === 0) return second;
  return second.map((likely, at) => (measures[at] ? weighed(scorer.third, likely, measures[at]) : likely));
}

/** Both looks of the networks at the spans of a document. */
export function lookTwice(
  { first, second }: Pick<Scorer, 'first' | 'second'>,
  spans: readonly Span[],
  rows: readonly ArrayLike<number>[],
): TwoLooks {
  const around = cellsAround(spans);
  const seemed = likelihoods(first, rows);
  const likely = likelihoods(second, contextRows(spans, rows, seemed, around));
  return { second: likely, measures: measuresOf(spans, seemed, likely, around) };
}

/** Trees say what is so in log-odds as they are; the decoder has a scale of its own. */
function weighed(third: Forest, likely: Float32Array, measures: Float32Array): Float32Array {
  return likely.map((one, target) => {
    const trees = third[target]!;
    const odds = logOdds(one, 1e-6);
    if (trees.length === 0 || odds <= leastOdds) return one;
    return fromLogOdds(odds + worthOf(trees, measures) / scale.slope);
  });
}
