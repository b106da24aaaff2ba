import { foldKey } from '../../words/fold.ts';
import type { Span } from '../candidates/span.ts';
import type { Cell } from '../layout/cells.ts';
import { type Around, cellsAround } from './around.ts';
import { bucketAt } from './bucket.ts';
import { type RowList, rowList, rowOfParts } from './rows.ts';
import { targets } from './targets.ts';

/** How likely a target must be to be spoken of, and to be what a cell holds. */
const least = { own: 0.1, holds: 0.35, meant: 0.5 } as const;
/** Lines before and after a cell of which it is told what they hold. */
const near = 4;
const steps = [0.2, 0.4, 0.6, 0.8, 0.95] as const;

/** The row of "2 NAME TARGET" for each target, and what may stand behind it. */
const table = (name: string, end = '') => targets.map((target) => rowOfParts(`2 ${name} `, target, end));
const own = [...steps, '+'].map((step) => table('own', ` ${step}`));
const [alone, best, behind, among] = [' alone', ' best', ' behind', ' among'].map((rank) => table('own', rank));
const none = table('no');
const beside = { before: table('before'), after: table('after'), over: table('over') };
const places = {
  left: table('left'),
  right: table('right'),
  above: table('above'),
  above2: table('above2'),
  below: table('below'),
  column: table('column'),
  row: table('row'),
  before: table('near before'),
  after: table('near after'),
  last: table('last'),
  next: table('next'),
};

/** Targets by their places in `targets`. */
type Meanings = readonly number[];
const nothing: Meanings = [];

/**
 * The rows of each span and those of what a first look at all of them says: what it seemed itself, whether another one seemed so
 * more, and what stands around it. `seemed`: how likely each span seemed each target; `around`: the cells of the spans.
 */
export function contextRows(
  spans: readonly Span[],
  rows: readonly ArrayLike<number>[],
  seemed: readonly ArrayLike<number>[],
  around = cellsAround(spans),
): readonly Uint32Array[] {
  const cells = [...around.keys()];
  const inCell = Map.groupBy(spans.keys(), (at) => spans[at]!.cells[0]!);
  const meant = seemed.map((likely) => from(least.meant, likely));
  const holding = new Map(cells.map((cell) => [cell, held(inCell.get(cell)!, seemed)] as const));
  const keys = spans.map((span, at) => (from(least.own, seemed[at]!).length > 0 ? keyOf(span) : ''));
  const bests = targets.map((_, target) => bestOf(keys, seemed, target));
  const byCell = new Map(cells.map((cell, at) => [cell, told(cell, at, cells, around.get(cell)!, holding)] as const));
  const missing = none.filter((_, target) => !((bests[target]?.likely ?? 0) >= 0.7));
  const list = rowList();
  return spans.map((span, at) => {
    // First what all spans of the document, then what those of a cell have alike.
    list.addAll(missing);
    list.addAll(byCell.get(span.cells[0]!)!);
    list.addAll(rows[at]!);
    addOwn(list, keys[at]!, seemed[at]!, bests);
    for (const other of inCell.get(span.cells[0]!)!) addBeside(list, span, spans[other]!, meant[other]!);
    return list.take();
  });
}

function from(bound: number, likely: ArrayLike<number>): Meanings {
  const found: number[] = [];
  for (let target = 0; target < targets.length; target++) if (likely[target]! >= bound) found.push(target);
  return found;
}

/** What a cell holds: its likeliest targets. */
function held(own: readonly number[], seemed: readonly ArrayLike<number>[]): Meanings {
  return [...targets.keys()].filter((target) => own.some((at) => seemed[at]![target]! >= least.holds));
}

type Best = { readonly key: string; readonly likely: number; readonly second: number };

/** The likeliest value of a target in the document, and how likely the next other one is. */
function bestOf(keys: readonly string[], seemed: readonly ArrayLike<number>[], target: number): Best | undefined {
  const byKey = new Map<string, number>();
  for (let at = 0; at < keys.length; at++) {
    const likely = seemed[at]![target]!;
    if (likely >= least.own) byKey.set(keys[at]!, Math.max(byKey.get(keys[at]!) ?? 0, likely));
  }
  const [top, next] = [...byKey].sort((a, b) => b[1] - a[1]);
  return top && { key: top[0], likely: top[1], second: next?.[1] ?? 0 };
}

function keyOf(span: Span): string {
  return span.clock ?? foldKey(span.text);
}

function addOwn(list: RowList, key: string, seemed: ArrayLike<number>, bests: readonly (Best | undefined)[]): void {
  for (let target = 0; target < targets.length; target++) {
    const likely = seemed[target]!;
    if (likely < least.own) continue;
    const top = bests[target]!;
    const rank = top.key === key ? (top.second < 0.3 ? alone : best) : top.likely >= 0.7 ? behind : among;
    list.add(own[bucketAt(likely, steps)]![target]!);
    list.add(rank![target]!);
  }
}

/** What other spans of the same line seem: before it, after it, or over the same words. */
function addBeside(list: RowList, span: Span, other: Span, meant: Meanings): void {
  if (other === span || meant.length === 0) return;
  const rows = other.end <= span.at ? beside.before : other.at >= span.end ? beside.after : beside.over;
  for (const target of meant) list.add(rows[target]!);
}

/** What the cells around one hold: left and right of it, above and below, before and after in reading order, and in its column. */
function told(
  cell: Cell,
  at: number,
  cells: readonly Cell[],
  { row, column, ...next }: Around,
  holding: ReadonlyMap<Cell, Meanings>,
): readonly number[] {
  const meaningsOf = (other: Cell | undefined) => (other && holding.get(other)) ?? nothing;
  const before = cells.slice(Math.max(0, at - near), at).flatMap(meaningsOf);
  const after = cells.slice(at + 1, at + 1 + near).flatMap(meaningsOf);
  const rows: number[] = [];
  const tell = (own: readonly number[], meanings: Meanings) => {
    for (const target of meanings) rows.push(own[target]!);
  };
  tell(places.left, meaningsOf(next.left));
  tell(places.right, meaningsOf(next.right));
  tell(places.above, meaningsOf(next.above));
  tell(places.above2, meaningsOf(next.farAbove));
  tell(places.below, meaningsOf(next.below));
  tell(places.column, column.filter((other) => Math.abs(other.x - cell.x) < 1.2).flatMap(meaningsOf));
  tell(places.row, row.flatMap(meaningsOf));
  tell(places.before, before);
  tell(places.after, after);
  tell(places.last, before.slice(-1));
  tell(places.next, after.slice(0, 1));
  return rows;
}
