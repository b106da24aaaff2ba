import type { ReadingLine } from './lines.ts';

/** Lines that belong together (a paragraph, a cell, a part of a column), in one reading direction. */
export type ReadingBlock = readonly ReadingLine[];

/** Of the font size: the gap that ends a block, and the change of size that does. */
const blockGap = 0.45;
const sizeChange = 1.25;

/** Groups the lines of one turn; a line that stands under two blocks, or beside another under one, begins a new one. */
export function joinBlocks(lines: readonly ReadingLine[]): readonly ReadingBlock[] {
  const sorted = lines.toSorted((one, other) => one.top - other.top);
  const blocks: ReadingLine[][] = [];
  for (const line of sorted) {
    const above = blocks.filter((block) => follows(block.at(-1)!, line));
    const last = above[0]?.at(-1);
    const alone = last && !sorted.some((other) => other !== line && isBeside(line, other) && follows(last, other));
    if (above.length === 1 && alone) above[0]!.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function follows(above: ReadingLine, line: ReadingLine): boolean {
  const smaller = Math.min(above.size, line.size);
  if (Math.max(above.size, line.size) > smaller * sizeChange) return false;
  const gap = line.top - above.bottom;
  if (gap > smaller * blockGap || line.top < above.top + smaller * 0.5 || gap < -smaller) return false;
  return Math.min(above.end, line.end) - Math.max(above.start, line.start) > smaller * 0.5;
}

function isBeside(line: ReadingLine, other: ReadingLine): boolean {
  return Math.abs(other.top - line.top) < Math.min(line.size, other.size) * 0.5;
}
