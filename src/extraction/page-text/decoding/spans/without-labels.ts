import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { neverSpan } from './turned-span.ts';

/** LIST: what is called by words that may be a label's, too. */
const names = ['product', 'title', 'passenger', 'venue', 'carrier', 'from', 'to'] as const;

/** How well a value fits its label at least, so that this surely is one. */
const fits = 0.5;

/** The spans of a document, of which those are no names that are the label of something else and nothing more: "Face value" over an amount. */
export function withoutLabels(
  scored: readonly ScoredSpan[],
  { facts }: Pick<Understood, 'facts'>,
): readonly ScoredSpan[] {
  const labels = new Set(
    facts.filter(({ label, score }) => label.whole && score >= fits).map(({ label: { cell } }) => cell),
  );
  if (labels.size === 0) return scored;
  return scored.map((one) => {
    const [cell, more] = one.span.cells;
    return !more && labels.has(cell!) ? neverSpan(one, ...names) : one;
  });
}
