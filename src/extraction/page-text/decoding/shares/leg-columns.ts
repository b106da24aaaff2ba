import type { Cell } from '../../layout/cells.ts';

/** Lines above and below what tells of a leg that are about it at most. */
const above = 3;
const below = 9;

/** The leg in whose column a cell stands, where legs stand side by side on a page; undefined where they do not, or it stands elsewhere. */
export function columnOf(cell: Cell, legs: readonly (readonly Cell[])[]): number | undefined {
  const own = legs.map((cells) => cells.filter((one) => one.page === cell.page));
  if (legs.length < 2 || own.some((cells) => cells.length < 2)) return undefined;
  const boxes = own.map(boxOf);
  const ordered = boxes.toSorted((a, b) => a.left - b.left);
  const isBeside = ordered.every((box, at) => {
    const before = ordered[at - 1];
    return !before || (before.right <= box.left + 0.5 && before.top < box.bottom && box.top < before.bottom);
  });
  if (!isBeside) return undefined;
  const top = Math.min(...boxes.map((box) => box.top)) - above;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + below;
  if (cell.y < top || cell.y > bottom) return undefined;
  const column = ordered.findLast((box) => cell.x >= box.left - 1);
  const next = ordered[ordered.indexOf(column!) + 1];
  // What reaches into the next column is about no leg alone.
  return column && (!next || cell.right <= next.left) ? boxes.indexOf(column) : undefined;
}

function boxOf(cells: readonly Cell[]) {
  return {
    left: Math.min(...cells.map(({ x }) => x)),
    right: Math.max(...cells.map(({ right }) => right)),
    top: Math.min(...cells.map(({ y }) => y)),
    bottom: Math.max(...cells.map(({ bottom }) => bottom)),
  };
}
