import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { DraftFields } from '../readings-of-code.ts';

/** One ticket of a code: its kind and its fields. */
export type RailPart = { readonly kind: TicketKind; readonly fields: DraftFields };

/** What a reader of one document of a flexible content barcode needs besides it. */
export type FcbContext = {
  readonly fcb: PerRecord;
  /** The day of issue, `YYYY-MM-DD`, that other days are counted from. */
  readonly issued: string | undefined;
  /** The zone of the issuer's country. */
  readonly zone: string | undefined;
};
