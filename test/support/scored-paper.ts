/** Papers as they are read, of whose spans a test says how likely they are what; and tickets that were read on them. */

import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { findSpans } from '#src/extraction/page-text/candidates/find-spans.ts';
import type { Span } from '#src/extraction/page-text/candidates/span.ts';
import { type Understood, understand } from '#src/extraction/page-text/document/understood.ts';
import type { Cell } from '#src/extraction/page-text/layout/cells.ts';
import type { ScoredSpan } from '#src/extraction/page-text/scoring/scorer.ts';
import type { Target } from '#src/extraction/page-text/scoring/targets.ts';
import { findDates } from '#src/extraction/page-text/values/dates.ts';
import { findMoney } from '#src/extraction/page-text/values/money.ts';
import { findTimes } from '#src/extraction/page-text/values/times.ts';
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { draft } from './draft-builder.ts';
import { inputOf, pageOf } from './page-builder.ts';
import { code } from './ticket-builder.ts';

/** How likely something is what; what is not told is hardly likely. */
export type Likely = Readonly<Partial<Record<Target, number>>>;

const hardly = 0.01;

/** A page a text (see `pageOf`), with all that could be a value on it: as likely what as is told of its text. */
export function paperOf(
  texts: string | readonly string[],
  told: Readonly<Record<string, Likely>> = {},
  codes: readonly FoundBarcode[] = [],
) {
  const pages = [texts].flat().map((text, at) => {
    const number = at + 1;
    return pageOf(text, { number, barcodes: codes.filter(({ page }) => page === number) });
  });
  const input = inputOf(pages);
  const understood = understand(input.root, input);
  if (!understood) throw new Error('there is nothing to read');
  const spans = understood.sheets.flatMap((sheet) => findSpans(sheet, understood.labels));
  const missing = Object.keys(told).filter((text) => !spans.some((span) => span.text === text));
  if (missing.length > 0) throw new Error(`no span says ${missing.join(', ')}`);
  return { understood, scored: spans.map((span) => scoredAs(span, told[span.text] ?? {})) };
}

/** A line of a page, in ems; it stands in reading order as far down as it does on the page. */
export function lineAt(text: string, place: Partial<Cell> = {}): Cell {
  const { x = 0, y = 0, page = 1 } = place;
  const region = { x: x / 90, y: y / 90, width: text.length / 180, height: 1 / 90 };
  const [right, bottom] = [x + text.length / 2, y + 1];
  const look = { size: 1, bold: false, block: 0, prose: false, document: '0' };
  return { text, x, y, right, bottom, region, page, order: y, ...look, ...place };
}

/** A part of a line, or all of it, as a day, clock, amount or text: as likely what as is told. */
export function spanIn(cell: Cell, likely: Likely, text = cell.text): ScoredSpan {
  const at = cell.text.indexOf(text);
  const place = { text, cells: [cell], at, end: at + text.length };
  const isAll = (found: { readonly at: number; readonly end: number } | undefined) =>
    found?.at === 0 && found.end === text.length;
  const [[date], [time], [money]] = [findDates(text), findTimes(text), findMoney(text)];
  if (date && isAll(date)) return scoredAs({ type: 'date', ...place, date }, likely);
  if (time && isAll(time)) return scoredAs({ type: 'time', ...place, clock: time.clock }, likely);
  if (money && isAll(money)) return scoredAs({ type: 'money', ...place, money }, likely);
  return scoredAs({ type: text === cell.text ? 'line' : 'part', ...place }, likely);
}

function scoredAs(span: Span, told: Likely): ScoredSpan {
  return { span, likely: (target) => told[target] ?? hardly };
}

/** A ticket whose values were read where they stand on a paper, or where the text stands that is told of one. */
export function readOn(
  { cells }: Pick<Understood, 'cells'>,
  kind: TicketKind,
  values: Parameters<typeof draft>[2],
  places: { readonly [Name in FieldName]?: string } = {},
): Draft {
  const made = draft('page-text', kind, values);
  const fields = Object.entries(made.fields).map(([name, readings]) => {
    const text = places[name as FieldName] ?? readings?.[0]?.value;
    const cell = cells.find((one) => one.text === text) ?? cells.find((one) => one.text.includes(String(text)));
    const place = cell && { document: cell.document, page: cell.page, region: cell.region };
    return [name, readings?.map((one) => ({ ...one, evidence: { ...one.evidence, ...place } }))];
  });
  return { ...made, fields: Object.fromEntries(fields) as FieldReadings };
}

/** A code beside a line of a page of up to forty lines (see `pageOf`). */
export function codeAt(id: string, line: number, { x = 60, page = 1, payload = id } = {}): FoundBarcode {
  return { ...code('qr', payload), id, page, region: { x: x / 90, y: line / 40, width: 0.1, height: 0.02 } };
}

/** The first span with a text. */
export function saying(scored: readonly ScoredSpan[], text: string): ScoredSpan {
  const found = scored.find(({ span }) => span.text === text);
  if (!found) throw new Error(`no span says ${text}`);
  return found;
}

/** What is told of tickets in some fields: texts as they are, times as local ones. */
export const valuesOf = (drafts: readonly Draft[], ...names: readonly FieldName[]): readonly (readonly unknown[])[] =>
  drafts.map(({ fields }) =>
    names.map((name) => {
      const value = fields[name]?.[0]?.value;
      return typeof value === 'object' && 'local' in value ? value.local : value;
    }),
  );
