import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { DocumentNode } from '#src/documents/document.ts';
import type { Draft } from '#src/tickets/ticket.ts';

/** What an extractor gets: the whole tree, and what must not be guessed by itself. Pure: no clock, no files, no network. */
export type ExtractionInput = {
  readonly root: DocumentNode;
  /** Every document of the tree, parents first. */
  readonly documents: readonly DocumentNode[];
  /** Every code of the tree, once per payload and symbology. */
  readonly barcodes: readonly FoundBarcode[];
  /**
   * The day that year-less dates are read against, `YYYY-MM-DD`: the mail's or the PDF's own date where there is one,
   * else the day of the upload. `documentDated` tells which.
   */
  readonly contextDay: string;
  readonly documentDated: boolean;
};

/** One way of reading tickets out of documents. Right or silent: what is not certain enough is not returned. */
export type Extractor = {
  /** Name for evidence, e.g. `bcbp`, `schema-org`, `page-text`. */
  readonly name: string;
  /** Cheap: could there be something for us? May be wrong and fast. */
  readonly match: (input: ExtractionInput) => boolean;
  readonly extract: (input: ExtractionInput) => readonly Draft[];
};
