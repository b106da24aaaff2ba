import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Problem } from '#src/problems.ts';
import type { Chosen, Reading } from './evidence.ts';
import type { FieldName, TicketFields, TicketKind } from './fields.ts';

/** The fields of one ticket, each the reading that was decided on. */
export type ChosenFields = { readonly [Name in FieldName]?: Chosen<TicketFields[Name]> };

/** What we understood: a kind, fields, and at most one barcode. One ticket becomes one pass. */
export type Ticket = {
  readonly kind: Chosen<TicketKind>;
  readonly fields: ChosenFields;
  /** The fields before anything was derived from them: what a correction starts from. */
  readonly read?: ChosenFields;
  /** The code to carry; its payload is what a decoder read, never anything else. */
  readonly barcode?: FoundBarcode;
  /** BCP 47 language of the document (`de`), when it could be told. */
  readonly language?: string;
  /** Tickets of one order share it; Wallet stacks them. */
  readonly order?: string;
  /** What the holder should know about this one ticket (a past date, a code that may not scan). */
  readonly problems: readonly Problem[];
};

/** The readings of one field for one draft, best or not; `merge` decides. */
export type FieldReadings = { [Name in FieldName]?: Reading<TicketFields[Name]>[] };

/** What one extractor believes to be one ticket, before it is merged with what the others say of the same ticket. */
export type Draft = {
  readonly kind?: Reading<TicketKind>;
  readonly fields: FieldReadings;
  /** `FoundBarcode.id` of the code that belongs to it, as far as the extractor can tell. */
  readonly barcode?: string;
  /** Name of the extractor, as in `extractors.ts`. */
  readonly extractor: string;
  /** Drafts with the same key are legs or persons of one code or order and are never merged with each other. */
  readonly group?: string;
  /** The document says for machines that this was called off: whatever tells of it is no ticket any more. */
  readonly cancelled?: true;
  readonly language?: string;
  /** What else its document says; for who weighs the values of all tickets. */
  readonly survey?: Survey;
};

/** Texts of a document that are held for something, by what they are held for, the likeliest first, with their log-odds. */
export type Survey = { readonly [target: string]: readonly { readonly text: string; readonly odds: number }[] };
