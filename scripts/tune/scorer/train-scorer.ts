import { contextRows } from '#src/extraction/page-text/scoring/context-rows.ts';
import type { Scorer } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { likelihoods } from '#src/extraction/page-text/scoring/network.ts';
import type { Example } from './examples.ts';
import { issuerPart } from './issuer-part.ts';
import { plans } from './plan.ts';
import { trainNetwork } from './train.ts';

/** Parts by issuer: what the first look says of each was learned without it, as it will be of papers that nobody has seen. */
const parts = 3;
/** Other parts than those of a cross, or without one of these a first look would be learned from a third of the documents only. */
const deal = 1;

/** Learns both networks of the scorer, whose third look is learned of what they say of documents that they do not know. The same examples learn the same. */
export function trainScorer(examples: readonly Example[]): Scorer {
  const partOf = issuerPart(parts, deal);
  const seen = Array.from({ length: parts }, (_, part) => String(part)).flatMap((part) => {
    const first = trainNetwork(
      examples.filter((example) => partOf(example) !== part),
      plans.first,
    );
    return examples.filter((example) => partOf(example) === part).map((example) => withContext(example, first));
  });
  return { first: trainNetwork(examples, plans.first), second: trainNetwork(seen, plans.second), third: [] };
}

function withContext(example: Example, first: Scorer['first']): Example {
  const seemed = likelihoods(first, example.rows);
  return { ...example, rows: contextRows(example.spans, example.rows, seemed) };
}
