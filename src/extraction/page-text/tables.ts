import type { Cell, Sheet } from './cells.ts';
import type { Label } from './find-labels.ts';
import { compositeFacts, type Fact, rank } from './label-values.ts';
import { weights } from './weights.ts';

type Tables = { readonly facts: readonly Fact[]; readonly labels: readonly Label[] };

/** Rows of data that a table may have. */
const mostRows = 40;

/** Reads tables with a header row of labels: each row below it is one set of values. */
export function readTables(sheet: Sheet, labelsOf: ReadonlyMap<Cell, readonly Label[]>): Tables {
  const facts: Fact[] = [];
  const labels: Label[] = [];
  sheet.rows.forEach((row, at) => {
    const heads = headsOf(row, labelsOf);
    if (heads.length < 2) return;
    const read = readRows(sheet, at, heads, labelsOf);
    if (read.length === 0) return;
    facts.push(...read);
    labels.push(...heads.filter((head) => read.some((fact) => fact.label === head)));
  });
  return { facts, labels };
}

/** The labels of a header row: at least two in a row of cells that are nearly all labels. */
function headsOf(row: readonly Cell[], labelsOf: ReadonlyMap<Cell, readonly Label[]>): readonly Label[] {
  const heads = row.flatMap((cell) => labelsOf.get(cell)?.filter((label) => label.whole) ?? []);
  const inline = row.filter((cell) => labelsOf.get(cell)?.some((label) => !label.whole)).length;
  const others = row.length - heads.length;
  return others - inline > heads.length * 0.5 || inline > 0 ? [] : heads;
}

function readRows(
  sheet: Sheet,
  headAt: number,
  heads: readonly Label[],
  labelsOf: ReadonlyMap<Cell, readonly Label[]>,
): readonly Fact[] {
  const headRow = sheet.rows[headAt]!;
  const facts: Fact[] = [];
  let bottom = Math.max(...headRow.map((cell) => cell.bottom));
  let rowNumber = 0;
  for (const row of sheet.rows.slice(headAt + 1, headAt + 1 + mostRows)) {
    const top = Math.min(...row.map((cell) => cell.y));
    if (
      top - bottom > (rowNumber === 0 ? 4 : 3) ||
      row.some((cell) => labelsOf.get(cell)?.some((label) => label.whole))
    )
      break;
    const read = readRow(row, headRow, heads, rowNumber, labelsOf);
    const enough =
      read.length >= Math.min(2, heads.length) || (rowNumber === 0 && read.length === 1 && row.length === 1);
    if (!enough) {
      // A line that only goes on with the text of one column, or a stray note.
      if (rowNumber === 0 || row.length > 2) break;
      bottom = Math.max(...row.map((cell) => cell.bottom));
      continue;
    }
    facts.push(...read);
    rowNumber++;
    bottom = Math.max(...row.map((cell) => cell.bottom));
  }
  return rowNumber > 1 ? facts : facts.map(({ row: _, ...fact }) => fact);
}

function readRow(
  row: readonly Cell[],
  headRow: readonly Cell[],
  heads: readonly Label[],
  rowNumber: number,
  labelsOf: ReadonlyMap<Cell, readonly Label[]>,
): readonly Fact[] {
  return row.flatMap((cell) => {
    const headCell = columnOf(cell, headRow);
    const head = heads.find((label) => label.cell === headCell);
    if (!head || cell.prose || labelsOf.get(cell)?.some((label) => label.colon)) return [];
    const parts = compositeFacts(head, cell.text, [cell], weights.column);
    if (parts.length > 0) return parts.map((fact) => ({ ...fact, row: rowNumber }));
    const ranked = rank(head.roles, cell.text);
    const score = (ranked[0]?.fit ?? 0) * weights.column;
    return score < weights.threshold
      ? []
      : [{ roles: ranked.map((one) => one.role), text: cell.text, cells: [cell], label: head, score, row: rowNumber }];
  });
}

/** The header cell whose column a cell stands in: the best aligned one that is not too far away. */
function columnOf(cell: Cell, headRow: readonly Cell[]): Cell | undefined {
  let best: { head: Cell; distance: number } | undefined;
  for (const head of headRow) {
    const overlap = Math.min(cell.right, head.right) - Math.max(cell.x, head.x);
    const edges = Math.min(
      Math.abs(cell.x - head.x),
      Math.abs(cell.right - head.right),
      Math.abs(cell.x + cell.right - head.x - head.right) / 2,
    );
    const distance = overlap > 0 ? Math.min(edges, 1) : edges + 1;
    if (!best || distance < best.distance) best = { head, distance };
  }
  return best && best.distance < 3.5 ? best.head : undefined;
}
