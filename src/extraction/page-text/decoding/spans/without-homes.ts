import { isWholeLine } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from './bounds.ts';
import { neverSpan } from './turned-span.ts';

/** How far below each other lines of one block stand at most, and how far their beginnings are apart, in ems. */
const near = { below: 1.3, aside: 0.6 } as const;
/** Lines of an address below the name of who lives there at most. */
const most = 4;
/** Names that are looked below: for each of them all lines are. */
const mostPeople = 40;

/**
 * The spans of a document, of which those are no addresses that a letter is sent to: what stands under the name of who holds the ticket is where that person lives, if another
 * place is told.
 */
export function withoutHomes(
  scored: readonly ScoredSpan[],
  { labels }: Pick<Understood, 'labels'>,
): readonly ScoredSpan[] {
  const isLabel = (cell: Cell) => labels.get(cell)?.some((label) => label.whole || label.at === 0) ?? false;
  const cells = [...new Set(scored.flatMap(({ span }) => span.cells))].toSorted((a, b) => a.order - b.order);
  const people = scored.filter(isPerson).slice(0, mostPeople);
  const homes = new Set(people.flatMap(({ span }) => blockBelow(span.cells[0]!, cells, isLabel)));
  const isHome = ({ span }: ScoredSpan) => span.cells.some((cell) => homes.has(cell));
  // Where a document tells no other address, what stands under a name may be the house all the same.
  if (homes.size === 0 || !scored.some((one) => one.likely('address') >= bounds.fill && !isHome(one))) return scored;
  return scored.map((one) => (isHome(one) ? neverSpan(one, 'address') : one));
}

function isPerson({ span, likely }: ScoredSpan): boolean {
  return isWholeLine(span) && likely('passenger') >= bounds.shared;
}

function blockBelow(name: Cell, cells: readonly Cell[], isLabel: (cell: Cell) => boolean): readonly Cell[] {
  const block: Cell[] = [];
  let last = name;
  for (const cell of cells) {
    if (block.length >= most) break;
    if (cell.order <= last.order || cell.page !== last.page || cell.document !== last.document) continue;
    if (Math.abs(cell.x - last.x) > near.aside || cell.y < last.y) continue;
    if (cell.y - last.bottom > near.below || isLabel(cell)) break;
    block.push(cell);
    last = cell;
  }
  return block;
}
