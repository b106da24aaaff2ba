import type { Cell, Sheet } from '../layout/cells.ts';
import { isCaption } from '../layout/neighbours.ts';
import { findDates } from '../values/dates.ts';
import type { Fact } from './fact.ts';
import type { Label } from './find-labels.ts';
import { cellFacts, type Data, goesOn, isRow, sizeOf } from './table-rows.ts';

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
  const data: Data[] = [];
  let bottom = Math.max(...headRow.map((cell) => cell.bottom));
  for (const whole of sheet.rows.slice(headAt + 1, headAt + 1 + mostRows)) {
    const row = betweenStops(whole, heads, labelsOf);
    const top = Math.min(...whole.map((cell) => cell.y));
    const ends =
      row.some((cell) => labelsOf.get(cell)?.some((label) => label.whole || label.colon)) ||
      row.filter((cell) => opensOtherwise(cell, heads, labelsOf)).length > row.length / 2;
    if (top - bottom > (data.length === 0 ? 4 : 3)) break;
    if (ends) {
      addLeftover(data.at(-1), row, { heads, headRow, labelsOf, gap: top - bottom });
      break;
    }
    if (row.length === 0) {
      bottom = Math.max(bottom, ...whole.map((cell) => cell.bottom));
      continue;
    }
    // What a picture shows in small letters over larger ones is the next label, even where we have no word for it.
    if (row.length === 1 && data.length > 0 && sheet.page.textOrigin === 'recognised' && isCaption(sheet, row[0]!))
      break;
    // A heading of the next part in a line of its own is no row: it is larger than the values.
    if (row.length === 1 && data.length > 0 && row[0]!.size > sizeOf(data[0]!) * 1.2) break;
    if (row.length === 1 && data.length > 0 && headsNext(row[0]!, heads)) break;
    const columns: Data = new Map();
    for (const cell of row) {
      const head = heads.find((label) => label.cell === columnOf(cell, headRow));
      if (head && !cell.prose && !saysItself(cell, head, labelsOf))
        columns.set(head, [...(columns.get(head) ?? []), cell]);
    }
    const last = data.at(-1);
    if (last && goesOn(last, columns, top - bottom)) {
      for (const [head, cells] of columns) last.set(head, [...(last.get(head) ?? []), ...cells]);
    } else if (isRow(columns, heads, row)) data.push(columns);
    else if (data.length === 0 || row.length > 2) break;
    bottom = Math.max(bottom, ...row.map((cell) => cell.bottom));
  }
  const facts = data.flatMap((columns, at) => [...columns].flatMap(([head, cells]) => cellFacts(head, cells, at)));
  return data.length > 1 ? facts : facts.map(({ row: _, ...fact }) => fact);
}

/**
 * In a table of stations a line may hold labels of its own, "LONDON  ARRIVAL TIME: 0815" or "TERMINAL: 1": what is left
 * of it are the cells without one. Rows of other tables stay as they are.
 */
function betweenStops(
  row: readonly Cell[],
  heads: readonly Label[],
  labelsOf: ReadonlyMap<Cell, readonly Label[]>,
): readonly Cell[] {
  if (!heads.some((head) => head.roles.includes('station'))) return row;
  const labelled = row.filter((cell) => labelsOf.get(cell)?.some((label) => label.colon));
  const ofStop = labelled.some((cell) => labelsOf.get(cell)!.some(({ roles: [role] }) => stopRoles.has(role!)));
  return ofStop ? row.filter((cell) => !labelled.includes(cell)) : row;
}

const stopRoles: ReadonlySet<string> = new Set([
  'terminal',
  'platform',
  'arrival',
  'arrivalTime',
  'arrivalDate',
  'departure',
  'departureTime',
  'departureDate',
]);

type End = {
  readonly heads: readonly Label[];
  readonly headRow: readonly Cell[];
  readonly labelsOf: ReadonlyMap<Cell, readonly Label[]>;
  readonly gap: number;
};

/** The line in which the next labels begin may still hold the end of a value of the last row. */
function addLeftover(last: Data | undefined, row: readonly Cell[], { heads, headRow, labelsOf, gap }: End): void {
  if (!last || gap > 0.6) return;
  for (const cell of row) {
    const head = heads.find((label) => label.cell === columnOf(cell, headRow));
    const above = head && last.get(head);
    if (!above || labelsOf.has(cell) || cell.prose || above.at(-1)!.block !== cell.block) continue;
    if (goesOn(last, new Map([[head, [cell]]]), gap)) last.set(head, [...above, cell]);
  }
}

/** Whether a cell begins with a label that no column of the table has: "Auftrag 5530917" below "Block" and "Sitz". */
function opensOtherwise(cell: Cell, heads: readonly Label[], labelsOf: ReadonlyMap<Cell, readonly Label[]>): boolean {
  const first = labelsOf.get(cell)?.find((label) => label.at === 0);
  return first !== undefined && !heads.some((head) => head.roles.some((role) => first.roles.includes(role)));
}

/** "Ihre Verbindung Rückfahrt am 18.05.2026" below a table of stations: what heads the next one is no station. */
function headsNext(cell: Cell, heads: readonly Label[]): boolean {
  const stations = heads.length > 2 && heads.some((head) => head.roles[0] === 'station');
  return stations && findDates(cell.text).some((day) => !day.bare);
}

/** "Wagen 23, Platz 45" below "Sitzplatz": the words in the cell tell what is which. */
function saysItself(cell: Cell, head: Label, labelsOf: ReadonlyMap<Cell, readonly Label[]>): boolean {
  const own = labelsOf.get(cell)?.filter((label) => !label.whole && !label.unknown) ?? [];
  return own.length > 1 && own[0]!.at === 0 && own.some((label) => label.roles[0] === head.roles[0]);
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
