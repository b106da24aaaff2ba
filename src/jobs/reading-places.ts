import type { Region } from '#src/barcodes/region.ts';
import { byPerson } from '#src/tickets/correction.ts';
import type { Evidence, Reading } from '#src/tickets/evidence.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import type { KeptTickets } from './kept-tickets.ts';

/** What a value was read from; `person` gave it, `derived` follows from another value. */
export type Origin = 'text' | 'picture' | 'code' | 'markup' | 'calendar' | 'pass' | 'derived' | 'model' | 'person';

/** One place that says a value. */
export type PlaceView = {
  readonly from: Origin;
  /** Number of the page among those that are kept, from 1; null where it is on none of them. */
  readonly page: number | null;
  readonly region: Region | null;
  /** As it stands there. */
  readonly text: string | null;
};

/** Tells where a reading stands on the pages that are kept, in one piece or in several. */
export function placer(kept: KeptTickets, { barcode }: Ticket): (reading: Reading<unknown>) => readonly PlaceView[] {
  return ({ evidence }) => {
    const ofCode = evidence.barcode !== undefined && evidence.barcode === barcode?.id;
    const region = evidence.region ?? (ofCode ? barcode?.region : undefined);
    const at = ofCode && !evidence.region ? barcode! : evidence;
    const place = { from: originOf(evidence, kept), page: pageNumber(kept, at), text: evidence.text ?? null };
    return (evidence.pieces ?? [region ?? null]).map((piece) => ({ ...place, region: piece }));
  };
}

function originOf({ extractor, barcode, document, page, lookedUp }: Evidence, { documents }: KeptTickets): Origin {
  if (extractor === byPerson) return 'person';
  if (lookedUp || extractor.startsWith('derived')) return 'derived';
  if (extractor === 'model') return 'model';
  if (barcode !== undefined) return 'code';
  const source = documents.find(({ id }) => id === document);
  if (source?.type === 'calendar' || source?.type === 'pass') return source.type;
  if (extractor.startsWith('schema-org')) return 'markup';
  return page !== undefined && source?.recognised.includes(page) ? 'picture' : 'text';
}

/** Where a page stands among the pictures that are kept, from 1; null where it is not among them. */
export function pageNumber(
  { pages }: KeptTickets,
  at: { readonly document: string; readonly page?: number },
): number | null {
  const found = pages.findIndex(({ document, page }) => document === at.document && page === at.page);
  return found < 0 ? null : found + 1;
}
