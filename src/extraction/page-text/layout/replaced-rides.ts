import { headsReplaced, headsReplacement } from '../../words/replaced-words.ts';
import type { Cell, Sheet } from './cells.ts';

/**
 * The lines of the ride that was booked before another one took its place: from their heading ("Previous itinerary") to that of the new one below it, or the
 * column of the old one beside the new one's.
 */
export function replacedRides({ rows }: Sheet): readonly Cell[] {
  const from = rows.findIndex((row) => row.some(({ text }) => headsReplaced(text)));
  if (from < 0) return [];
  const now = rows[from]!.find(({ text }) => headsReplacement(text));
  const old = rows[from]!.find(({ text }) => headsReplaced(text))!;
  if (now) return now.x > old.right ? column(rows.slice(from), old, now) : [];
  const to = rows.findIndex((row, at) => at > from && row.some(({ text }) => headsReplacement(text)));
  return to < 0 ? [] : rows.slice(from, to).flat();
}

/** Rows without anything under the right heading, after which a table has ended. */
const fewest = 2;

/** What stands under the left one of two headings, as far as the table goes: no cell reaches from one column into the other. */
function column(rows: readonly (readonly Cell[])[], left: Cell, right: Cell): readonly Cell[] {
  const found: Cell[] = [];
  let empty = 0;
  for (const row of rows) {
    if (row.some((cell) => cell.x < right.x - 0.5 && cell.right > right.x)) break;
    empty = row.some((cell) => cell.x >= right.x - 0.5) ? 0 : empty + 1;
    if (empty === fewest) break;
    found.push(...row.filter((cell) => cell.x >= left.x - 0.5 && cell.x < right.x - 0.5));
  }
  return found;
}
