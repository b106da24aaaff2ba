import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { type Understood, understand } from '#src/extraction/page-text/document/understood.ts';
import type { Cell, Sheet } from '#src/extraction/page-text/layout/cells.ts';
import { sheetsOf } from '#src/extraction/page-text/layout/cells.ts';
import type { Told } from '#src/extraction/page-text/readings/reading.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { codeOnPage } from './code-input.ts';
import { inputOf, type PageOptions, pageOf } from './page-builder.ts';

/** What the reader of pages makes of texts as they stand (see `pageOf`), a page each. */
export function understoodOf(...texts: readonly string[]): Understood {
  return understoodWithCodes(0, ...texts);
}

/** The same with so many codes below each other on the first page, `0#1` the topmost. */
export function understoodWithCodes(count: number, ...texts: readonly string[]): Understood {
  const barcodes = Array.from({ length: count }, (_, at): FoundBarcode => {
    const region = { x: 0.8, y: (at + 0.1) / count, width: 0.1, height: 0.1 };
    return { ...codeOnPage('0', String(at)), id: `0#${at + 1}`, region };
  });
  const input = inputOf(texts.map((text, at) => pageOf(text, { number: at + 1, barcodes: at === 0 ? barcodes : [] })));
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
