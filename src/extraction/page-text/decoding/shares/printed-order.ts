import type { LegPlace } from './places.ts';

/** For each leg how many are printed before it. */
export function inPrintedOrder(legs: readonly LegPlace[]): readonly number[] {
  const middles = legs.map(middleOf);
  return middles.map((one, at) => middles.filter((other, to) => other < one || (other === one && to < at)).length);
}

/** Where most of what tells of a leg stands: its town may be named in a headline, too. */
function middleOf({ cells }: LegPlace): number {
  const orders = cells.map(({ order }) => order).sort((a, b) => a - b);
  return orders[Math.floor(orders.length / 2)] ?? Number.MAX_SAFE_INTEGER;
}
