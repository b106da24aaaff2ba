import type { Span } from '../candidates/span.ts';
import { cellsAround } from './around.ts';
import { fromLogOdds, logOdds, scale } from './calibration.ts';
import { contextRows } from './context-rows.ts';
import { type Forest, worthOf } from './forest.ts';
import type { Hints } from './hints.ts';
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

/** The spans of a document with the rows of what is so about each; the third look asks for more. */
export type Looked = { readonly spans: readonly Span[]; readonly rows: readonly ArrayLike<number>[] };

/** How likely each span of a document is each target (as in `targets`). */
export function lookThrice(scorer: Scorer, looked: Looked & { readonly hints: () => Hints }): readonly Float32Array[] {
  if (scorer.third.length === 0) return secondLook(scorer, looked);
  const { second, measures } = lookTwice(scorer, { ...looked, hints: looked.hints() });
  return second.map((likely, at) => (measures[at] ? weighed(scorer.third, likely, measures[at]) : likely));
}

/** How likely each span is each target when it has been looked at twice. */
export function secondLook(
  { first, second }: Pick<Scorer, 'first' | 'second'>,
  looked: Looked,
): readonly Float32Array[] {
  return likelihoods(second, contextRows(looked.spans, looked.rows, likelihoods(first, looked.rows)));
}

/** Both looks of the networks at the spans of a document, and what the third one weighs. */
export function lookTwice(
  { first, second }: Pick<Scorer, 'first' | 'second'>,
  { spans, rows, hints }: Looked & { readonly hints: Hints },
): TwoLooks {
  const around = cellsAround(spans);
  const seemed = likelihoods(first, rows);
  const likely = likelihoods(second, contextRows(spans, rows, seemed, around));
  return { second: likely, measures: measuresOf(spans, seemed, likely, around, hints) };
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
