/** Where the tickets of a sheet begin, one below the other. */
import { fold, withoutNumbers } from '../../words/fold.ts';
import type { Role } from '../../words/roles.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell, Sheet } from '../layout/cells.ts';

/** Roles that differ from ticket to ticket of one order. */
export const ownRoles: readonly Role[] = ['seat', 'ticketNumber', 'voucherCode', 'passenger', 'membershipNumber'];

/** Where each of several tickets below each other begins on a page, from the top; empty for one ticket. */
export function bandTops(sheet: Sheet, facts: readonly Fact[]): readonly number[] {
  const counts = ownRoles.map((role) => {
    const found = facts.filter((fact) => fact.roles[0] === role && fact.row === undefined);
    const tops = [...new Set(found.map((fact) => Math.round(fact.label.cell.y)))];
    return { count: tops.length, values: new Set(found.map((fact) => fact.text)).size };
  });
  const codes = sheet.page.barcodes.length;
  const count = Math.max(
    0,
    ...counts.filter((one) => one.values === one.count && (codes < 2 || one.count === codes)).map((one) => one.count),
    codes > 1 && stacked(sheet) ? codes : 0,
  );
  if (count < 2) return [];
  // The topmost text that stands once in each ticket marks where it begins; each with a code, it may be one that numbers them.
  const same = repeated(sheet.cells, count, fold);
  const numbered = codes === count ? repeated(sheet.cells, count, withoutNumbers) : [];
  const ys = [...same, ...numbered].sort((a, b) => a[0]! - b[0]!);
  return (inAnyOrder(ys) ?? ys[0] ?? []).map((top) => top - 0.2);
}

/** Where texts stand that are alike so often and apart, the topmost first. */
function repeated(
  cells: readonly Cell[],
  count: number,
  likeness: (text: string) => string,
): readonly (readonly number[])[] {
  return [...Map.groupBy(cells, (cell) => likeness(cell.text)).values()]
    .filter((alike) => alike.length === count && spread(alike))
    .map((alike) => alike.map((cell) => cell.y))
    .sort((a, b) => a[0]! - b[0]!);
}

/** Tops of tickets that print the same words in different order: each holds every word once. */
function inAnyOrder(ys: readonly (readonly number[])[]): readonly number[] | undefined {
  const tickets = (ys[0] ?? []).map((_, at) => ys.map((tops) => tops[at]!));
  const apart = tickets.every((own, at) => at === 0 || Math.min(...own) > Math.max(...tickets[at - 1]!));
  return apart ? tickets.map((own) => Math.min(...own)) : undefined;
}

function spread(cells: readonly Cell[]): boolean {
  return cells.every((cell, at) => at === 0 || cell.y - cells[at - 1]!.y > 4);
}

function stacked(sheet: Sheet): boolean {
  const ys = sheet.page.barcodes.map((code) => code.region?.y ?? 0).sort((a, b) => a - b);
  return ys.every((y, at) => at === 0 || y - ys[at - 1]! > 0.08);
}
