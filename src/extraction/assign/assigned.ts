import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';

/** A ticket with the code that it carries, if any. */
export type Assigned = { readonly ticket: MergedDraft; readonly barcode?: FoundBarcode };
