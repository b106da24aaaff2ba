/** Tickets and the codes of their documents brought together: the door of this room. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { DocumentNode } from '#src/documents/document.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { assignBarcodes } from './assign-barcodes.ts';
import type { Assigned } from './assigned.ts';
import { withNumbersOfCodes } from './numbers-of-codes.ts';
import { withoutUncoded } from './without-uncoded.ts';

export type { Assigned } from './assigned.ts';
export { isOfOneMake } from './makes.ts';

/** Each ticket with its code, and with the number that this spells; every code that opens a gate is a ticket's, and an order's summary is none. */
export function assignCodes(
  tickets: readonly MergedDraft[],
  barcodes: readonly FoundBarcode[],
  documents: readonly DocumentNode[],
): readonly Assigned[] {
  return withoutUncoded(withNumbersOfCodes(assignBarcodes(tickets, barcodes), documents));
}
