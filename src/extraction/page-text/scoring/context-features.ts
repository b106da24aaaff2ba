import { foldKey } from '../../words/fold.ts';
import type { Span } from '../candidates/span.ts';
import type { Cell } from '../cells.ts';
import { inColumn } from '../neighbours.ts';
import { bucket } from './page-features.ts';
import { type Target, targets } from './targets.ts';

/** How likely a target must be to be spoken of, and to be what a cell holds. */
const least = { own: 0.1, holds: 0.35, meant: 0.5 } as const;
/** Lines before and after a cell of which it is told what they hold. */
const near = 4;

/** What a cell holds: its likeliest targets. */
type Holding = readonly Target[];

/**
 * What a first look at all spans says of each: what it seemed itself, whether another one seemed so more, and what stands
 * around it. `first`: how likely each span seemed each target.
 */
export function contextFeatures(
  spans: readonly Span[],
  first: readonly ArrayLike<number>[],
): readonly (readonly string[])[] {
  const cells = [...new Set(spans.map((span) => span.cells[0]!))];
  const inCell = Map.groupBy(spans.keys(), (at) => spans[at]!.cells[0]!);
  const meant = first.map((likely) => targets.filter((_, target) => likely[target]! >= least.meant));
  const holding = new Map(cells.map((cell) => [cell, holdingOf(inCell.get(cell)!, first)] as const));
  const best = targets.map((_, target) => bestOf(spans, first, target));
  const around = new Map(cells.map((cell, at) => [cell, aroundCell(cell, at, cells, holding)] as const));
  const whole = targets.flatMap((target, at) => ((best[at]?.likely ?? 0) >= 0.7 ? [] : [`2 no ${target}`]));
  return spans.map((span, at) => [
    ...ownFeatures(span, first[at]!, best),
    ...inCell.get(span.cells[0]!)!.flatMap((other) => besideFeatures(span, spans[other]!, meant[other]!)),
    ...around.get(span.cells[0]!)!,
    ...whole,
  ]);
}

function holdingOf(own: readonly number[], first: readonly ArrayLike<number>[]): Holding {
  return targets.filter((_, target) => own.some((at) => first[at]![target]! >= least.holds));
}

type Best = { readonly key: string; readonly likely: number; readonly second: number };

/** The likeliest value of a target in the document, and how likely the next other one is. */
function bestOf(spans: readonly Span[], first: readonly ArrayLike<number>[], target: number): Best | undefined {
  const byKey = new Map<string, number>();
  spans.forEach((span, at) => {
    const likely = first[at]![target]!;
    if (likely < least.own) return;
    const key = keyOf(span);
    byKey.set(key, Math.max(byKey.get(key) ?? 0, likely));
  });
  const [top, next] = [...byKey].sort((a, b) => b[1] - a[1]);
  return top && { key: top[0], likely: top[1], second: next?.[1] ?? 0 };
}

function keyOf(span: Span): string {
  return span.clock ?? foldKey(span.text);
}

function ownFeatures(span: Span, own: ArrayLike<number>, best: readonly (Best | undefined)[]): readonly string[] {
  const key = keyOf(span);
  return targets.flatMap((target, at) => {
    const likely = own[at]!;
    if (likely < least.own) return [];
    const top = best[at]!;
    const rank = top.key === key ? (top.second < 0.3 ? 'alone' : 'best') : top.likely >= 0.7 ? 'behind' : 'among';
    return [`2 own ${target} ${bucket(likely, [0.2, 0.4, 0.6, 0.8, 0.95])}`, `2 own ${target} ${rank}`];
  });
}

/** What other spans of the same line seem: before it, after it, or over the same words. */
function besideFeatures(span: Span, other: Span, meant: readonly Target[]): readonly string[] {
  if (other === span) return [];
  const where = other.end <= span.at ? 'before' : other.at >= span.end ? 'after' : 'over';
  return meant.map((target) => `2 ${where} ${target}`);
}

/** What the cells around one hold: left and right of it, above and below, before and after in reading order, and in its column. */
function aroundCell(
  cell: Cell,
  at: number,
  cells: readonly Cell[],
  holding: ReadonlyMap<Cell, Holding>,
): readonly string[] {
  const told = (name: string, other: Cell | undefined) =>
    other ? (holding.get(other) ?? []).map((target) => `2 ${name} ${target}`) : [];
  const others = cells.filter((other) => other !== cell && other.page === cell.page);
  const middle = (cell.y + cell.bottom) / 2;
  const row = others.filter((other) => other.y < middle && other.bottom > middle);
  const column = others.filter((other) => inColumn(other, cell));
  const left = row.filter((other) => other.right <= cell.x + 0.3).sort((a, b) => b.right - a.right)[0];
  const right = row.filter((other) => other.x >= cell.right - 0.3).sort((a, b) => a.x - b.x)[0];
  const above = column.filter((other) => other.bottom <= cell.y + 0.2).sort((a, b) => b.bottom - a.bottom);
  const below = column.filter((other) => other.y >= cell.bottom - 0.2).sort((a, b) => a.y - b.y);
  const listed = new Set(
    column.filter((other) => Math.abs(other.x - cell.x) < 1.2).flatMap((other) => holding.get(other) ?? []),
  );
  const inRow = new Set(row.flatMap((other) => holding.get(other) ?? []));
  const before = cells.slice(Math.max(0, at - near), at).flatMap((other) => holding.get(other) ?? []);
  const after = cells.slice(at + 1, at + 1 + near).flatMap((other) => holding.get(other) ?? []);
  return [
    ...told('left', left),
    ...told('right', right),
    ...told('above', above[0]),
    ...told('above2', above[1]),
    ...told('below', below[0]),
    ...[...listed].map((target) => `2 column ${target}`),
    ...[...inRow].map((target) => `2 row ${target}`),
    ...[...new Set(before)].map((target) => `2 near before ${target}`),
    ...[...new Set(after)].map((target) => `2 near after ${target}`),
    ...(before.length > 0 ? [`2 last ${before.at(-1)}`] : []),
    ...(after.length > 0 ? [`2 next ${after[0]}`] : []),
  ];
}
