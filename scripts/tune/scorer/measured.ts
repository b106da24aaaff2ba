import { putScorer } from '#src/extraction/page-text/scoring/learned-scorer.ts';
import { lookTwice, type Scorer } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { putTeller, type Teller } from '#src/extraction/page-text/scoring/scorer.ts';
import { understand } from '#src/extraction/understand.ts';
import type { OpenedCase } from '../open-corpus.ts';
import { targetsOf } from './known-targets.ts';
import { truthOfTickets } from './truth.ts';

/** A span that the third look weighs: what it is measured by, how likely the second look holds it for each target, and what it is (0 no, 1 yes, 2 open). */
export type MeasuredSpan = {
  readonly measures: Float32Array;
  readonly likely: Float32Array;
  readonly answers: Uint8Array;
};

/**
 * The spans of tickets that a scorer holds for something, each as often as the reader looks at it. The scorer must not have been learned from them, or the
 * third look would believe it too much.
 */
export function measuredSpans(scorer: Scorer, corpus: readonly OpenedCase[]): readonly MeasuredSpan[] {
  const found: MeasuredSpan[] = [];
  putScorer(scorer);
  for (const { case: one, root } of corpus) {
    if (one.expect === 'no_ticket') continue;
    const truth = truthOfTickets(one.tickets, true);
    const listen: Teller = ({ understood, spans, features, hints }) => {
      const rows = features.map((own) => own.rows);
      const { second, measures } = lookTwice(scorer, { spans, rows, hints: hints() });
      const names = features.map((own) => own.names());
      const answers = targetsOf(spans, names, understood, truth);
      for (const [at, own] of measures.entries())
        if (own) found.push({ measures: own, likely: second[at]!, answers: answers[at]! });
      return second;
    };
    putTeller(listen);
    understand(root, one.context.slice(0, 10));
  }
  putTeller(() => undefined);
  return found;
}
