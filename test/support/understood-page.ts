import { type Understood, understand } from '#src/extraction/page-text/document/understood.ts';
import type { Cell, Sheet } from '#src/extraction/page-text/layout/cells.ts';
import { sheetsOf } from '#src/extraction/page-text/layout/cells.ts';
import type { Told } from '#src/extraction/page-text/readings/reading.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { inputOf, type PageOptions, pageOf } from './page-builder.ts';

/** What the reader of pages makes of texts as they stand (see `pageOf`), a page each. */
export function understoodOf(...texts: readonly string[]): Understood {
  const input = inputOf(texts.map((text, at) => pageOf(text, { number: at + 1 })));
  const understood = understand(input.root, input);
  if (!understood) throw new Error('there is nothing to read');
  return understood;
}

/** One page as cells in their rows. */
export function sheetOf(text: string, options: PageOptions = {}): Sheet {
  return sheetsOf(inputOf([pageOf(text, options)]).root)[0]!;
}

/** The cells of one page in reading order. */
export const cellsOf = (text: string): readonly Cell[] => sheetOf(text).cells;

/** The cells whose text is one of these. */
export const cellsSaying = (cells: readonly Cell[], ...texts: readonly string[]): readonly Cell[] =>
  cells.filter(({ text }) => texts.includes(text));

/** What was told, as name and value, in order. */
export const valuesTold = (told: readonly Told[]): readonly (readonly [string, unknown])[] =>
  told.map(({ name, value }) => [name, value]);

/** The best value of each field. */
export const bestOf = (fields: FieldReadings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, readings]) => [name, readings[0]?.value]));
