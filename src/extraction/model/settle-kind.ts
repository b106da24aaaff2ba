import type { Chosen } from '#src/tickets/evidence.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { Understood } from '../page-text/understood.ts';
import { enough } from './belief.ts';
import { extractorName } from './grounded.ts';
import { leads } from './trust.ts';

/** The kind that stands after a model spoke: its own only where ours is weak and the document's words speak for it, too. */
export function settleKind(
  own: Chosen<TicketKind>,
  said: TicketKind,
  view: { readonly trust: number; readonly documents: readonly Understood[] },
): Chosen<TicketKind> {
  if (own.value === said) return own;
  const reading = {
    value: said,
    confidence: Math.max(0.6, view.trust),
    evidence: { ...own.evidence, extractor: extractorName },
  };
  const bare = own.value === 'code';
  const weak = view.trust >= enough && own.confidence < view.trust && own.evidence.extractor === 'page-text';
  if ((bare && view.trust >= enough) || (weak && (view.trust >= leads || kindShare(said, view.documents) >= 0.2)))
    return { ...reading, others: [own, ...own.others] };
  return { ...own, others: [...own.others, reading] };
}

/** How much the words of the documents speak for a kind, against the likeliest one. */
export function kindShare(kind: TicketKind, documents: readonly Understood[]): number {
  const shares = documents.map(({ kinds }) => {
    const best = kinds[0]?.score ?? 0;
    return best === 0 ? 0 : (kinds.find((one) => one.kind === kind)?.score ?? 0) / best;
  });
  return Math.max(0, ...shares);
}
