import type { Span } from '../candidates/span.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import { placeAmong, ranked } from './ranks.ts';

/** How many numbers `lineHintsOf` tells of a span. */
export const lineHintCount = 3 + 4;

/** Of a line how large it is among all sizes of the document and how many look alike; of a span how many clocks and days stand before and behind it in its row. */
export function lineHintsOf(understood: Understood, spans: readonly Span[]) {
  const { cells } = understood;
  const sizes = ranked(cells.map(({ size }) => size));
  const alike = Map.groupBy(cells, lookOf);
  const clocksBeside = besideIn(
    understood,
    spans.filter(({ clock }) => clock),
  );
  const daysBeside = besideIn(
    understood,
    spans.filter(({ date }) => date),
  );
  return {
    look: (cell: Cell): readonly number[] => {
      const asLarge = alike.get(lookOf(cell))?.length ?? 1;
      return [placeAmong(sizes, cell.size)[0], asLarge / cells.length, asLarge];
    },
    row: (span: Span): readonly number[] => [...clocksBeside(span), ...daysBeside(span)],
  };
}

/** How a line is written, as lines that look alike have it. */
function lookOf({ size, bold, page }: Cell): string {
  return `${page} ${Math.round(size * 20)} ${bold}`;
}

/** More of a row are not counted. */
const mostBeside = 40;

/** How many of some spans stand before one in its row, and behind it. */
function besideIn({ sheets }: Understood, some: readonly Span[]): (span: Span) => readonly [number, number] {
  const byCell = Map.groupBy(some, ({ cells }) => cells[0]!);
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const inRow = new Map(
    rows.flatMap((row) => {
      const own = row.flatMap((cell) => byCell.get(cell) ?? []).slice(0, mostBeside);
      return row.map((cell) => [cell, own] as const);
    }),
  );
  const isBefore = (a: Span, b: Span) => (a.cells[0] === b.cells[0] ? a.end <= b.at : a.cells[0]!.x < b.cells[0]!.x);
  return (span) => {
    const own = inRow.get(span.cells[0]!) ?? [];
    return [own.filter((one) => isBefore(one, span)).length, own.filter((one) => isBefore(span, one)).length];
  };
}
