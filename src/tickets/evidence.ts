/** Where a value was read, and how sure we are. */

import type { Region } from '#src/barcodes/region.ts';

/** Where a value was read, and by which extractor. */
export type Evidence = {
  /** `DocumentNode.id` of the document or part. */
  readonly document: string;
  /** From 1; absent for parts without pages (markup, calendar). */
  readonly page?: number;
  readonly region?: Region;
  /** Where it stands in several pieces: each of them, of which `region` is the box around all. */
  readonly pieces?: readonly Region[];
  /** `FoundBarcode.id` when the value was decoded from a code. */
  readonly barcode?: string;
  /** Name in `extractors.ts`, or `derived:<table>` for a value looked up from another one. */
  readonly extractor: string;
  /** What stands there is not the value: a table tells it of a code there. It is believed like what the extractor reads. */
  readonly lookedUp?: true;
  /** The text as it stands there, at most 200 characters. */
  readonly text?: string;
};

/** One value with its evidence and a confidence from 0 to 1, before any decision. */
export type Reading<T> = {
  readonly value: T;
  readonly evidence: Evidence;
  readonly confidence: number;
  /** How likely it is right, where that was learned and checked on documents that were not learned from; see `standing.ts`. */
  readonly likely?: number;
  /** The likelihood was told when all tickets of the document were read (`extraction/trust/`): it is as often right as it says. */
  readonly weighed?: true;
};

/** The reading that was decided on, and those that lost against it. */
export type Chosen<T> = Reading<T> & { readonly others: readonly Reading<T>[] };
