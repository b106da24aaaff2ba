import type { Cell, Sheet } from '../layout/cells.ts';
import type { Leg, Stop } from './leg.ts';

/** A page with several tickets below each other as sheets of their own; `tops` is where each begins. */
export function bandsOf(sheet: Sheet, tops: readonly number[]): readonly Sheet[] {
  return tops.map((_, at) => {
    const inside = (cell: Cell) => bandAt(cell, tops) === at;
    return {
      ...sheet,
      cells: sheet.cells.filter(inside),
      rows: sheet.rows.map((row) => row.filter(inside)).filter((row) => row.length > 0),
    };
  });
}

/** Whether a leg takes its places, days and clocks from more than one of several tickets: it is none of them. */
export function isAcross({ departure, arrival }: Leg, tops: readonly number[]): boolean {
  const bands = [...cellsOf(departure), ...cellsOf(arrival)].map((cell) => bandAt(cell, tops)).filter((at) => at >= 0);
  return new Set(bands).size > 1;
}

function cellsOf({ place, code, clock, date }: Stop): readonly Cell[] {
  return [place, code, clock, date].flatMap((found) => found?.cells ?? []);
}

/** -1 above the first. */
function bandAt({ y }: Cell, tops: readonly number[]): number {
  return tops.findLastIndex((top) => y >= top);
}
