import type { Fact } from '#src/extraction/page-text/labels/fact.ts';
import { findLabels, type Label } from '#src/extraction/page-text/labels/find-labels.ts';
import { readFacts } from '#src/extraction/page-text/labels/label-values.ts';
import { readTables } from '#src/extraction/page-text/labels/tables.ts';
import { type Cell, type Sheet, sheetsOf } from '#src/extraction/page-text/layout/cells.ts';
import type { Language } from '#src/extraction/words/languages.ts';
import { inputOf, pageOf } from './page-builder.ts';

/** A page with the labels of its cells. */
type LabelledSheet = { readonly sheet: Sheet; readonly labels: ReadonlyMap<Cell, readonly Label[]> };

/** English where nothing else is said; `recognised` is a page that was read from a picture. */
export type SheetOptions = { readonly language?: Language; readonly recognised?: boolean };

/** Lays a text out as it stands (see `pageOf`) and finds the labels in its cells. */
export function labelledSheet(text: string, { language = 'en', recognised }: SheetOptions = {}): LabelledSheet {
  const page = pageOf(text);
  const [sheet] = sheetsOf(inputOf([recognised ? { ...page, textOrigin: 'recognised' } : page]).root);
  const found = sheet!.cells.map((cell) => [cell, findLabels(cell, language)] as const);
  return { sheet: sheet!, labels: new Map(found.filter(([, labels]) => labels.length > 0)) };
}

/** All facts of a page. */
export function pageFacts(text: string, options?: SheetOptions): readonly Fact[] {
  const { sheet, labels } = labelledSheet(text, options);
  return readFacts(sheet, labels);
}

/** The facts of the tables of a page. */
export function tableFacts(text: string, options?: SheetOptions): readonly Fact[] {
  const { sheet, labels } = labelledSheet(text, options);
  return readTables(sheet, labels).facts;
}

/** The values of the tables of a page, row by row. */
export function tableRows(text: string, options?: SheetOptions): readonly (readonly string[])[] {
  const rows = Map.groupBy(tableFacts(text, options), ({ row }) => row ?? 0);
  return [...rows.values()].map((facts) => facts.map((fact) => fact.text));
}

/** What facts say, as the likeliest role and the text. */
export const factsSay = (facts: readonly Fact[]): readonly (readonly [string, string])[] =>
  facts.map(({ roles: [role], text }) => [role!, text]);
