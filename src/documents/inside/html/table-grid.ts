import type { Element, Node } from './dom.ts';
import type { Display, Style } from './style.ts';

/** A cell of a table before its contents are laid out. */
export type GridCell = {
  readonly column: number;
  readonly span: number;
  readonly nodes: readonly Node[];
  readonly style: Style;
};

type Look = { readonly display: Display; readonly style: Style };
type LookOf = (element: Element) => Look;

const mostColumns = 60;
const mostRowSpan = 100;

/** Rows of a table with the column every cell starts in; column and row spans as in HTML. Hidden rows and cells are left out. */
export function tableGrid(
  table: Element,
  lookOf: LookOf,
): { rows: readonly (readonly GridCell[])[]; captions: readonly Element[] } {
  const rows: GridCell[][] = [];
  /** For every column, how many rows below it are still taken by a cell above. */
  const taken: number[] = [];
  for (const row of rowsOf(table, lookOf)) rows.push(readRow(row, taken, lookOf));
  return { rows, captions: elementsOf(table).filter((child) => child.tagName === 'caption') };
}

function readRow(row: Element, taken: number[], lookOf: LookOf): GridCell[] {
  const cells: GridCell[] = [];
  const starting: { column: number; span: number; rows: number }[] = [];
  let column = 0;
  for (const cell of elementsOf(row)) {
    if (cell.tagName !== 'td' && cell.tagName !== 'th') continue;
    while ((taken[column] ?? 0) > 0) column += 1;
    const span = attributeNumber(cell, 'colspan', mostColumns);
    const look = lookOf(cell);
    if (look.display !== 'none' && column < mostColumns)
      cells.push({ column, span, nodes: cell.childNodes, style: look.style });
    starting.push({ column, span, rows: attributeNumber(cell, 'rowspan', mostRowSpan) });
    column = Math.min(column + span, mostColumns);
  }
  for (let each = 0; each < taken.length; each += 1) taken[each] = Math.max(0, taken[each]! - 1);
  for (const start of starting) {
    for (let each = start.column; each < start.column + start.span; each += 1) {
      while (taken.length <= each) taken.push(0);
      taken[each] = Math.max(taken[each]!, start.rows - 1);
    }
  }
  return cells;
}

function rowsOf(table: Element, lookOf: LookOf): Element[] {
  const rows: Element[] = [];
  for (const child of elementsOf(table)) {
    if (lookOf(child).display === 'none') continue;
    if (child.tagName === 'tr') rows.push(child);
    else if (/^t(body|head|foot)$/.test(child.tagName)) {
      rows.push(...elementsOf(child).filter((row) => row.tagName === 'tr' && lookOf(row).display !== 'none'));
    }
  }
  return rows;
}

function elementsOf(parent: Element): Element[] {
  return parent.childNodes.filter((node): node is Element => 'tagName' in node);
}

function attributeNumber(element: Element, name: string, most: number): number {
  const value = Number.parseInt(element.attrs.find((each) => each.name === name)?.value ?? '', 10);
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : 1;
}
