import type { Evidence, Reading } from '#src/tickets/evidence.ts';
import type { FieldName, TicketFields } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import type { Cell } from './cells.ts';

/** Name of this extractor in evidence. */
export const extractorName = 'page-text';

/** Where a value was read: the box around its cells. */
export function evidenceOf(cells: readonly Cell[], text?: string): Evidence {
  const [first] = cells;
  if (!first) throw new Error('evidence needs a cell');
  const regions = cells
    .filter((cell) => cell.page === first.page && cell.document === first.document)
    .map((cell) => cell.region);
  const x = Math.min(...regions.map((region) => region.x));
  const y = Math.min(...regions.map((region) => region.y));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return {
    document: first.document,
    page: first.page,
    region: { x, y, width: right - x, height: bottom - y },
    extractor: extractorName,
    text: (text ?? cells.map((cell) => cell.text).join(' ')).slice(0, 200),
  };
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
  },
): void {
  const { value, cells, confidence } = read;
  if (value === undefined || value === '' || cells.length === 0) return;
  const rounded = Math.round(confidence * 100) / 100;
  const list = (fields[name] ?? []) as Reading<TicketFields[Name]>[];
  if (list.length >= mostReadings && list.at(-1)!.confidence >= rounded) return;
  const same = list.find((other) => isSame(other.value, value));
  if (same && same.confidence >= rounded) return;
  if (same) list.splice(list.indexOf(same), 1);
  else if (list.length >= mostReadings) list.pop();
  list.push({ value, evidence: evidenceOf(cells), confidence: rounded });
  list.sort((a, b) => b.confidence - a.confidence);
  // The list holds readings of this very name.
  (fields as Record<FieldName, unknown>)[name] = list;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return JSON.stringify(a) === JSON.stringify(b);
}
