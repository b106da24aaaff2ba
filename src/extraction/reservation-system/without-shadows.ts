/** What the general reader makes of rows that a reservation system wrote is left out where it disagrees with them. */
import { sameNumber } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { reservationSystem } from './extract.ts';

/**
 * Drafts without those of words about flights from a document whose flights were read row by row, unless both name one flight:
 * then the words may add a seat or a price.
 */
export function withoutShadows(drafts: readonly Draft[]): readonly Draft[] {
  const sure = Map.groupBy(
    drafts.filter(({ extractor }) => extractor === reservationSystem.name),
    documentOf,
  );
  if (sure.size === 0) return drafts;
  return drafts.filter((draft) => {
    const rows = draft.extractor === 'page-text' && sure.get(documentOf(draft));
    return !rows || rows.some((row) => namesSameFlight(row, draft));
  });
}

function namesSameFlight(a: Draft, b: Draft): boolean {
  const [left, right] = [a, b].map(({ fields }) => fields.number?.[0]?.value);
  return left !== undefined && right !== undefined && sameNumber(left, right);
}

function documentOf(draft: Draft): string | undefined {
  return draft.kind?.evidence.document;
}
