import { boxAround, type Region } from '#src/barcodes/region.ts';
import type { Evidence, Reading } from '#src/tickets/evidence.ts';
import type { FieldName, TicketFields } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import type { Cell } from '../layout/cells.ts';
import { piecesOf } from './pieces.ts';

/** Name of this extractor in evidence. */
export const extractorName = 'page-text';

/** Where a value was read: the box around its cells, and its pieces where they stand apart. */
export function evidenceOf(cells: readonly Cell[], text?: string): Evidence {
  const [first] = cells;
  if (!first) throw new Error('evidence needs a cell');
  const regions = cells
    .filter((cell) => cell.page === first.page && cell.document === first.document)
    .map((cell) => cell.region);
  const pieces = piecesOf(regions);
  return {
    document: first.document,
    page: first.page,
    region: boxAround(regions),
    ...(pieces.length > 1 ? { pieces } : {}),
    extractor: extractorName,
    text: (text ?? cells.map((cell) => cell.text).join(' ')).slice(0, 200),
  };
}

/** A value of a field as somebody read it, before it is weighed against what others read. */
export type Told = { readonly [Name in FieldName]: ToldOf<Name> }[FieldName];

type ToldOf<Name extends FieldName> = {
  readonly name: Name;
  /** Undefined, or an empty text, where nothing could be read after all. */
  readonly value: TicketFields[Name] | undefined;
  readonly cells: readonly Cell[];
  /** 0 to 1. */
  readonly confidence: number;
};

/** The fields of a draft with what was read besides: of each field the surest readings, the surest first. */
export function withTold(known: FieldReadings, told: readonly Told[]): FieldReadings {
  const fields = copyOf(known);
  for (const one of told) addTold(fields, one);
  return fields;
}

/** Whether a cell is one of those that a value was read in. */
export function isReadAt({ document, page, region, pieces }: Evidence, cell: Cell): boolean {
  if (document !== cell.document || page !== cell.page) return false;
  return (pieces ?? (region ? [region] : [])).some((piece) => isWithin(cell.region, piece));
}

function isWithin(inner: Region, outer: Region): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + rounding &&
    inner.y + inner.height <= outer.y + outer.height + rounding
  );
}

/** What sums of fractions of a page may differ by. */
const rounding = 1e-9;

/** Adds a value that was read to a draft's fields. */
export function addTold(fields: FieldReadings, told: Told): void {
  // Name and value are of one field, whichever it is.
  addReading(fields, told.name as 'seat', told as ToldOf<'seat'>);
}

/** A copy whose lists can be changed. */
export function copyOf(fields: FieldReadings): FieldReadings {
  return Object.fromEntries(Object.entries(fields).map(([name, readings]) => [name, [...readings]])) as FieldReadings;
}

/** Readings of one field that are kept, the surest: a page that says a thing a thousand times is no surer of it. */
const mostReadings = 16;

/** Adds a reading to a draft's fields; an empty text is no reading. */
export function addReading<Name extends FieldName>(
  fields: FieldReadings,
  name: Name,
  read: {
    readonly value: TicketFields[Name] | undefined;
    readonly cells: readonly Cell[];
    readonly confidence: number;
    readonly lookedUp?: true;
  },
): void {
  const { value, cells, confidence, lookedUp } = read;
  if (value === undefined || value === '' || cells.length === 0) return;
  const rounded = Math.round(confidence * 100) / 100;
  const list = (fields[name] ?? []) as Reading<TicketFields[Name]>[];
  if (list.length >= mostReadings && list.at(-1)!.confidence >= rounded) return;
  const same = list.find((other) => isSame(other.value, value));
  if (same && same.confidence >= rounded) return;
  if (same) list.splice(list.indexOf(same), 1);
  else if (list.length >= mostReadings) list.pop();
  const evidence = { ...evidenceOf(cells), ...(lookedUp ? { lookedUp } : {}) };
  list.push({ value, evidence, confidence: rounded });
  list.sort((a, b) => b.confidence - a.confidence);
  // The list holds readings of this very name.
  (fields as Record<FieldName, unknown>)[name] = list;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return JSON.stringify(a) === JSON.stringify(b);
}
