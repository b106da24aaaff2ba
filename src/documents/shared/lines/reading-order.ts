import type { Region } from '#src/barcodes/region.ts';

type Placed = { readonly box: Region };
type Axis = 'down' | 'across';

/**
 * Sorts blocks the way one reads: cut where white space runs through the whole width, top to bottom, then where it runs
 * through the whole height, left to right; a white gutter much wider than the white between rows is cut first. Boxes are
 * in any unit.
 */
export function readingOrder<T extends Placed>(blocks: readonly T[]): readonly T[] {
  if (blocks.length < 2) return blocks;
  const rows = cut(blocks, 'down');
  const columns = cut(blocks, 'across');
  if (isGutter(columns) && columns.gap > 2 * rows.gap) return columns.groups.flatMap(readingOrder);
  if (rows.groups.length > 1) return rows.groups.flatMap(readingOrder);
  if (columns.groups.length > 1) return columns.groups.flatMap(readingOrder);
  return blocks.toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
}

type Cut<T> = { readonly groups: readonly (readonly T[])[]; readonly gap: number };

/** Splits at every gap that no block crosses; `gap` is the widest. */
function cut<T extends Placed>(blocks: readonly T[], axis: Axis): Cut<T> {
  const from = ({ box }: T) => (axis === 'down' ? box.y + box.height * 0.15 : box.x);
  // Boxes of text are higher than the letters in them, so that close rows overlap a little.
  const to = ({ box }: T) => (axis === 'down' ? box.y + box.height * 0.85 : box.x + box.width);
  const groups: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let gap = 0;
  for (const block of blocks.toSorted((one, other) => from(one) - from(other))) {
    if (from(block) > end) {
      if (groups.length > 0) gap = Math.max(gap, from(block) - end);
      groups.push([]);
    }
    groups.at(-1)!.push(block);
    end = Math.max(end, to(block));
  }
  return { groups, gap };
}

/** A side column has several blocks on both sides; a row of cells has one each. */
function isGutter<T>({ groups }: Cut<T>): boolean {
  return groups.length === 2 && groups.every((group) => group.length >= 3);
}
