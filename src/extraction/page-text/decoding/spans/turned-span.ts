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
