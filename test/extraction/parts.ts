import type { Part } from '#src/extraction/page-text/decoding/fields/part.ts';
import { zonesOf } from '#src/extraction/page-text/decoding/fields/zones.ts';
import { tellingsOf } from '#src/extraction/page-text/decoding/spans/told.ts';
import type { Understood } from '#src/extraction/page-text/document/understood.ts';
import type { ScoredSpan } from '#src/extraction/page-text/scoring/scorer.ts';
import { foldKey } from '#src/extraction/words/fold.ts';
import type { Draft } from '#src/tickets/ticket.ts';

type Paper = { readonly understood: Understood; readonly scored: readonly ScoredSpan[] };

/** One of the tickets of a paper with all that is known for it. */
export function partOn({ understood, scored }: Paper, drafts: readonly Draft[], at = 0): Part {
  return {
    understood,
    draft: drafts[at]!,
    tellings: tellingsOf(understood, scored),
    spans: Map.groupBy(scored, ({ span }) => foldKey(span.text)),
    zones: zonesOf(understood, drafts),
    at,
    alone: drafts.length === 1,
  };
}
