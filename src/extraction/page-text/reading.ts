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
  const reading: Reading<TicketFields[Name]> = {
    value,
    evidence: evidenceOf(cells),
    confidence: Math.round(confidence * 100) / 100,
  };
  const list = (fields[name] ?? []) as Reading<TicketFields[Name]>[];
  const same = list.find((other) => JSON.stringify(other.value) === JSON.stringify(value));
  if (same) {
    if (same.confidence >= reading.confidence) return;
    list.splice(list.indexOf(same), 1);
  }
  list.push(reading);
  list.sort((a, b) => b.confidence - a.confidence);
  // The list holds readings of this very name.
  (fields as Record<FieldName, unknown>)[name] = list;
}
