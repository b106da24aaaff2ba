import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';

/** LIST: what an end of a ride is told by. */
const ends = ['from', 'to', 'from_code', 'to_code'] as const;

/** How much of a line an end is at least: "Seats: ATH-CHQ 6C" is none. */
const most = 0.6;

/** What stands right below an end of a ride, where a label says elsewhere who travels: airports are named after people, "Athens (ATH)" over "Eleftherios Venizelos". */
export function underPlaces({ facts, cells }: Understood, scored: readonly ScoredSpan[]): ReadonlySet<Cell> {
  const labelled = new Set(facts.flatMap((fact) => (fact.roles[0] === 'passenger' ? fact.cells : [])));
  if (labelled.size === 0) return labelled;
  const isEnd = ({ likely }: ScoredSpan) => ends.some((end) => likely(end) >= bounds.traveller);
  const lists = new Set([...labelled].map(({ block }) => block));
  const isAlone = ({ span: { cells: own, text } }: ScoredSpan) =>
    own.length === 1 && text.length >= own[0]!.text.length * most && !lists.has(own[0]!.block);
  const ended = scored.filter((one) => isAlone(one) && isEnd(one));
  const byBlock = Map.groupBy(new Set(ended.map(({ span }) => span.cells[0]!)), ({ block }) => block);
  const isBelow = (cell: Cell, end: Cell) =>
    Math.abs(cell.x - end.x) < 1 && cell.y > end.y && cell.y - end.bottom < 0.6;
  const isOfEnd = (cell: Cell) => byBlock.get(cell.block)?.some((end) => isBelow(cell, end)) === true;
  return new Set(cells.filter((cell) => !labelled.has(cell) && isOfEnd(cell)));
}
