import { isNameInTurn } from '../../../words/lexicon/known-words.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { looksLikeName } from '../../values/names.ts';
import { bounds } from '../spans/bounds.ts';

/** The spans of a document, where a likely traveller's name stands in turn ("Quispe Mamani, Jorge Luis"): it surely is one, and neither half is by itself. */
export function withNamesInTurn(scored: readonly ScoredSpan[]): readonly ScoredSpan[] {
  const inTurn = new Map<Cell, string>();
  for (const { span, likely } of scored)
    if (span.cells.length === 1 && span.text.includes(',') && likely('passenger') >= bounds.named)
      if (looksLikeName(span.text) && isNameInTurn(span.text)) inTurn.set(span.cells[0]!, span.text);
  if (inTurn.size === 0) return scored;
  return scored.map((one) => {
    const name = one.span.cells.length === 1 ? inTurn.get(one.span.cells[0]!) : undefined;
    if (name === undefined || !name.includes(one.span.text)) return one;
    const likely = (was: number) => (one.span.text === name ? Math.max(was, bounds.surely) : 0);
    return { ...one, likely: (target) => (target === 'passenger' ? likely(one.likely(target)) : one.likely(target)) };
  });
}
