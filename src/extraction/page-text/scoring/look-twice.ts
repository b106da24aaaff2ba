import type { Span } from '../candidates/span.ts';
import { contextFeatures } from './context-features.ts';
import { likelihoods, type Network, rowOf } from './network.ts';

/** The scorer: a first look at each span, and a second one that knows what the first said of the spans around it. */
export type Scorer = { readonly first: Network; readonly second: Network };

/** How likely each span of a document is each target (as in `targets`), by the rows of what is so about it. */
export function lookTwice(
  { first, second }: Scorer,
  spans: readonly Span[],
  rows: readonly ArrayLike<number>[],
): readonly Float32Array[] {
  const seemed = rows.map((own) => likelihoods(first, own));
  return rowsOfContext(spans, rows, seemed).map((own) => likelihoods(second, own));
}

/** The rows of each span with those of what the first look said. */
export function rowsOfContext(
  spans: readonly Span[],
  rows: readonly ArrayLike<number>[],
  seemed: readonly ArrayLike<number>[],
): readonly Uint16Array[] {
  const context = contextFeatures(spans, seemed);
  return rows.map((own, at) => Uint16Array.from(new Set([...Array.from(own), ...context[at]!.map(rowOf)])));
}
