import type { FieldName } from '#src/tickets/fields.ts';

/** A text, times as `2026-05-12T10:15`, money as `39.90 EUR`; a list holds spellings that are all right. */
export type WrittenFields = { readonly [Name in FieldName | 'kind']?: string | readonly string[] };

/** A ticket as an issuer writes it, and what it says. */
export type Written = {
  /** What it is, its language and what is special about it. */
  readonly name: string;
  /** Pages as `pageOf` lays them out: two blanks begin a cell, `# ` a headline. */
  readonly pages: readonly string[];
  /** Codes on each page, as fractions of its height; none by default. */
  readonly codes?: readonly (readonly number[])[];
  /** Every page carries the same code. */
  readonly sameCode?: true;
  readonly tickets: readonly WrittenFields[];
  /** Values that no ticket may have, because they belong to something else on the page. */
  readonly never?: WrittenFields;
};
