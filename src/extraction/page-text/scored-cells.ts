import { once } from '../once.ts';
import type { Understood } from './document/understood.ts';
import { makeDrafts } from './drafts.ts';
import type { Cell } from './layout/cells.ts';
import { mostScored } from './most-scored.ts';
import { type ScoredSpan, scoreSpans } from './scoring/scorer.ts';

/** What the scorer holds of the words of a document, by the cell that they begin in; nothing of a document too long for it. */
export const scoredByCell = once((understood: Understood): ReadonlyMap<Cell, readonly ScoredSpan[]> => {
  if (understood.cells.length > mostScored.lines) return new Map();
  const drafts = makeDrafts(understood);
  if (drafts.length > mostScored.drafts) return new Map();
  return Map.groupBy(scoreSpans(understood, drafts), ({ span }) => span.cells[0]!);
});
