import { foldKey } from '../../../words/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import type { Row } from './occasions.ts';
import { heldByAll } from './own-parts.ts';
import { mostParts, type Part, partsFrom } from './parts.ts';

/** LIST: what each room of a stay has of its own. */
const own = ['passenger', 'product', 'price', 'booking_ref', 'ticket_number'] as const satisfies readonly Target[];

/** By how many ems cells of one column may begin apart. */
const aligned = 1;

/**
 * The cells of each room of a stay, each with two things of its own at least: rooms that are counted one below the other or side by side, or of which each is told with
 * its guest. Empty where there are no two.
 */
export function roomsOf(rows: readonly Row[], scored: readonly ScoredSpan[]): readonly (readonly Cell[])[] {
  const below = partsIn(rows, numberedRows(rows), scored) ?? partsIn(rows, guestRows(rows, scored), scored);
  if (below) return below.map(({ begin, end }) => rows.slice(begin, end).flat());
  const columns = columnsOf(rows);
  if (columns.length < 2 || columns.length > mostParts) return [];
  // Each column as a part of rows of their own.
  const cells = columns.flat().map((cell): Row => [cell]);
  const ends = columns.map((_, at) => columns.slice(0, at + 1).flat().length);
  const parts = ends.map((end, at) => ({ begin: ends[at - 1] ?? 0, end }));
  return heldByAll(cells, parts, scored, own).length >= 2 ? columns : [];
}

function partsIn(
  rows: readonly Row[],
  begins: readonly number[],
  scored: readonly ScoredSpan[],
): readonly Part[] | undefined {
  if (begins.length < 2 || begins.length > mostParts) return undefined;
  const parts = partsFrom(rows, begins);
  return parts && heldByAll(rows, parts, scored, own).length >= 2 ? parts : undefined;
}

/** "Room 1", "QUARTO 2 — Twin", "Zimmer B": a word with a number or a letter at the begin of a line; "1. Oda", "2.º quarto": a number before it. */
const head = /^(\p{L}[\p{L}\p{M}'’ ]{1,20})\.? (?:n[°ºo.]{1,2} ?|Nr\.? ?|#)?(\d{1,2}|[A-H])(?![\p{L}\d])/u;
const ordinal = /^(\d{1,2})(?:st|nd|rd|th|\.?[ºªa°]|[.:)])\s?(\p{L}[\p{L}\p{M}]{1,20})(?![\p{L}\d])/u;

type Head = { readonly cell: Cell; readonly row: number; readonly word: string; readonly count: string };

/** Lines that count something. */
function headsOf(rows: readonly Row[]): readonly Head[] {
  return rows.flatMap((row, at) =>
    row.flatMap((cell) => {
      const [, word, count] = head.exec(cell.text) ?? [];
      const [, number, thing] = ordinal.exec(cell.text) ?? [];
      if (word && count) return [{ cell, row: at, word: foldKey(word), count }];
      return number && thing ? [{ cell, row: at, word: foldKey(thing), count: number }] : [];
    }),
  );
}

/** The rows that begin with one word and count from one on, "Room 1" and "Room 2"; empty where nothing is counted so. */
function numberedRows(rows: readonly Row[]): readonly number[] {
  const runs = [...Map.groupBy(headsOf(rows), ({ word }) => word).values()].map((all) =>
    all.filter(({ count, cell }, at) => count === nth(all[0]!.count, at) && Math.abs(cell.x - all[0]!.cell.x) < 0.8),
  );
  const [longest] = runs.filter((run) => run.length > 1).toSorted((a, b) => b.length - a.length);
  return longest && /^[1A]$/.test(longest[0]!.count) ? longest.map(({ row }) => row) : [];
}

function nth(first: string, at: number): string {
  return /\d/.test(first) ? String(at + 1) : String.fromCharCode(65 + at);
}

/** The rows in which each room begins where none is counted: those with a guest, or those above that say what it is or costs. */
function guestRows(rows: readonly Row[], scored: readonly ScoredSpan[]): readonly number[] {
  const rowOf = new Map(rows.flatMap((row, at) => row.map((cell) => [cell, at] as const)));
  const rowsWith = (least: number, ...targets: readonly Target[]) => {
    const sure = scored.filter(({ likely }) => targets.some((target) => likely(target) >= least));
    return new Set(sure.flatMap(({ span }) => rowOf.get(span.cells[0]!) ?? []));
  };
  const guests = [...rowsWith(bounds.sibling, 'passenger')].sort((a, b) => a - b);
  const [named, rooms] = [rowsWith(bounds.begins, 'product'), rowsWith(bounds.begins, 'product', 'price')];
  if (named.size * 2 < guests.length) return [];
  // Several guests of one room stand below each other, and what it is is told once.
  const has = (row: number, next: number | undefined) =>
    Array.from({ length: Math.min(3, (next ?? row + 3) - row) }, (_, at) => row + at).some((at) => rooms.has(at));
  for (const above of [1, 0]) {
    const begins = guests.map((row) => row - above);
    const are =
      above === 1 ? begins.every((row) => rooms.has(row)) : begins.every((row, at) => has(row, begins[at + 1]));
    if (are) return begins;
  }
  return [];
}

/** The cells below heads that count side by side, as far down as each row has nothing but cells below a head, which end before the next one. */
function columnsOf(rows: readonly Row[]): readonly (readonly Cell[])[] {
  const found = [...Map.groupBy(headsOf(rows), ({ row, word }) => `${row} ${word}`).values()].find(
    (all) =>
      all.length > 1 &&
      all.every(({ count }, at) => count === nth('1', at)) &&
      all.length === rows[all[0]!.row]!.length,
  );
  if (!found) return [];
  const heads = found.map(({ cell }) => cell);
  const columns: Cell[][] = heads.map((cell) => [cell]);
  for (const row of rows.slice(found[0]!.row + 1)) {
    const at = row.map((cell) => heads.findIndex((head, place) => isBelow(cell, head, heads[place + 1])));
    if (at.includes(-1) || new Set(at).size < row.length) break;
    for (const [place, cell] of row.entries()) columns[at[place]!]!.push(cell);
  }
  return columns;
}

function isBelow(cell: Cell, head: Cell, next: Cell | undefined): boolean {
  return Math.abs(cell.x - head.x) < aligned && (next === undefined || cell.right < next.x);
}
