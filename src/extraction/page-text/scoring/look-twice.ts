import type { Span } from '../candidates/span.ts';
import { contextRows } from './context-rows.ts';
import { likelihoods, type Network } from './network.ts';

/** The scorer: a first look at each span, and a second one that knows what the first said of the spans around it. */
export type Scorer = { readonly first: Network; readonly second: Network };

/** How likely each span of a document is each target (as in `targets`), by the rows of what is so about it. */
export function lookTwice(
  { first, second }: Scorer,
  spans: readonly Span[],
  rows: readonly ArrayLike<number>[],
): readonly Float32Array[] {
  return likelihoods(second, contextRows(spans, rows, likelihoods(first, rows)));
}
