/** What the general reader makes of rows that a reservation system wrote is left out where it disagrees with them. */
import { sameNumber } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { chinaRailwayExtractor } from '../rail/china-railway-extract.ts';
import { railMessageExtractor } from '../rail/message-extract.ts';
import { reservationSystem } from './extract.ts';

/** LIST: who reads each row as what its trade writes. */
const byRow: ReadonlySet<string> = new Set(
  [reservationSystem, railMessageExtractor, chinaRailwayExtractor].map(({ name }) => name),
);

/**
 * Drafts without those of words from a document whose flights or trains were read row by row, unless both name one of them:
 * then the words may add a seat or a price.
 */
export function withoutShadows(drafts: readonly Draft[]): readonly Draft[] {
  const sure = Map.groupBy(
    drafts.filter(({ extractor }) => byRow.has(extractor)),
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
