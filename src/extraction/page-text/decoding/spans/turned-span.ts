import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';

/** A span that is so likely one end and is not the other. */
export function turnedSpan(span: ScoredSpan, own: Target, other: Target, likely: number): ScoredSpan {
  return {
    ...span,
    likely: (target) =>
      target === own ? likely : target === other ? Math.min(span.likely(other), 1 - likely) : span.likely(target),
  };
}

/** How likely a span is an end of a way at all. */
export function endLikely({ likely }: Pick<ScoredSpan, 'likely'>): number {
  return likely('from') + likely('to');
}

/** A span that is never so much. */
export function neverSpan(span: ScoredSpan, ...never: readonly Target[]): ScoredSpan {
  return { ...span, likely: (target) => (never.includes(target) ? 0 : span.likely(target)) };
}
