/** Pages as rows of text: what a reservation system writes in columns is read row by row, gaps folded to one blank. */

import type { Region } from '#src/barcodes/region.ts';
import type { Line, Page } from '#src/documents/document.ts';

/** One row of a page, from its left to its right end. */
export type Row = { readonly text: string; readonly region: Region };

/** The rows of a page, from top to bottom. A line belongs to the row whose middle it overlaps. */
export function rowsOf(page: Page): readonly Row[] {
  const sorted = page.lines.toSorted((a, b) => middle(a) - middle(b) || a.x - b.x);
  const rows: Line[][] = [];
  for (const line of sorted) {
    const row = rows.at(-1);
    if (row && middle(line) - middle(row[0]!) < Math.min(line.height, row[0]!.height) / 2) row.push(line);
    else rows.push([line]);
  }
  return rows.map(toRow);
}

function toRow(lines: readonly Line[]): Row {
  const ordered = lines.toSorted((a, b) => a.x - b.x);
  const x = Math.min(...ordered.map((line) => line.x));
  const y = Math.min(...ordered.map((line) => line.y));
  const right = Math.max(...ordered.map((line) => line.x + line.width));
  const bottom = Math.max(...ordered.map((line) => line.y + line.height));
  const text = ordered.map((line) => line.text).join(' ');
  return { text: text.replace(/\s+/g, ' ').trim(), region: { x, y, width: right - x, height: bottom - y } };
}

function middle({ y, height }: Region): number {
  return y + height / 2;
}
