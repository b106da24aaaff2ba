/** Where tickets and codes stand, in the order in which they are read. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';

/** A place in an upload. */
export type Place = {
  readonly document: string;
  readonly page?: number;
  readonly region?: { readonly y: number; readonly x: number };
};

/** Where the first thing that a page tells of a ticket stands. */
export function placeOf(ticket: MergedDraft): Place {
  const readings = Object.values(ticket.fields);
  const first = readings
    .map((reading) => reading.evidence)
    .filter((evidence) => evidence.page !== undefined)
    .toSorted(byPlace)[0];
  return first ?? readings[0]?.evidence ?? ticket.kind.evidence;
}

/** Whether a ticket was read of the document that a code is in. */
export function sameDocument(ticket: MergedDraft, code: FoundBarcode): boolean {
  return placeOf(ticket).document === code.document;
}

/** In order of document, page, height and side. */
export function byPlace(a: Place, b: Place): number {
  return (
    a.document.localeCompare(b.document, 'en', { numeric: true }) ||
    (a.page ?? 0) - (b.page ?? 0) ||
    (a.region?.y ?? 0) - (b.region?.y ?? 0) ||
    (a.region?.x ?? 0) - (b.region?.x ?? 0)
  );
}

/** How far two places are from each other: on one page as they stand, and farther on two. */
export function apart(one: Place, other: Place): number {
  if (one.document !== other.document) return 1000;
  const pages = Math.abs((one.page ?? 0) - (other.page ?? 0)) * 10;
  const [a, b] = [one.region, other.region];
  return pages + (a && b ? Math.abs(a.y - b.y) + Math.abs(a.x - b.x) : 2);
}
