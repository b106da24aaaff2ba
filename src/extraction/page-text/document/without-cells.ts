import type { Cell } from '../layout/cells.ts';
import type { Understood } from './understood.ts';

/** A document without some of its cells, and all that was read in them. */
export function withoutCells(understood: Understood, hidden: ReadonlySet<Cell>): Understood {
  if (hidden.size === 0) return understood;
  const kept = (cells: readonly Cell[]) => cells.filter((cell) => !hidden.has(cell));
  return {
    ...understood,
    sheets: understood.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map(kept).filter((row) => row.length > 0),
      cells: kept(sheet.cells),
    })),
    cells: kept(understood.cells),
    labels: new Map([...understood.labels].filter(([cell]) => !hidden.has(cell))),
    facts: understood.facts.filter(({ cells }) => !cells.some((cell) => hidden.has(cell))),
  };
}
