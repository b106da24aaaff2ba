import { sameValue } from '#src/tickets/choose.ts';
import type { Evidence } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { evidenceOf } from '../reading.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import type { Understood } from '../understood.ts';
import { readSpan } from './read-span.ts';

/** A value that spans of a document tell of a target, with the likeliest of them. */
export type Told = { readonly value: unknown; readonly best: ScoredSpan; readonly likely: number };

/** The values that the spans of a document tell of a target, likeliest first. */
export function toldOf(
  scored: readonly ScoredSpan[],
  target: Target,
  understood: Understood,
  field: FieldName,
): readonly Told[] {
  const told: Told[] = [];
  const likely = scored.map((one) => ({ one, likely: one.likely(target) })).filter(({ likely }) => likely >= 0.02);
  for (const { one, likely: score } of likely.sort((a, b) => b.likely - a.likely)) {
    const value = readSpan(one.span, target, understood);
    if (value === undefined || told.some((other) => sameValue(field, other.value, value))) continue;
    told.push({ value, best: one, likely: score });
  }
  return told;
}

/** Where a value stands that the scorer proposed and no rule. */
export function scoredEvidence({ span }: ScoredSpan): Evidence {
  return { ...evidenceOf(span.cells, span.text), extractor: 'scored-text' };
}
