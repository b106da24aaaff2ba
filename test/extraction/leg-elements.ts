import { cutIntoLegs } from '#src/extraction/page-text/decoding/legs/cut-legs.ts';
import { type Element, elementOf, type Slot } from '#src/extraction/page-text/decoding/legs/elements.ts';
import type { Cell } from '#src/extraction/page-text/layout/cells.ts';
import type { ScoredSpan } from '#src/extraction/page-text/scoring/scorer.ts';

type Place = { readonly x?: number; readonly y?: number; readonly page?: number };

/** An element in the line `order` that surely is what `slot` says. */
export function element(order: number, value: string, slot: Slot, { x = 0, y = order, page = 1 }: Place = {}): Element {
  const cell = { order, page, x, right: x + 9, y, bottom: y + 1, text: value } as Cell;
  const span = {
    type: 'line',
    text: value,
    cells: [cell],
    at: 0,
    end: value.length,
    ...(slot.endsWith('time') ? { clock: value } : {}),
    ...(slot.endsWith('date') ? { date: { year: 2027, month: 3, day: 14 } } : {}),
  } as ScoredSpan['span'];
  const likely = (name: string) => (name === slot ? 0.99 : 0.01);
  return elementOf({ span, likely }, value);
}

/** What of each leg is told. */
export const told = (elements: readonly Element[], ...slots: readonly Slot[]) =>
  cutIntoLegs(elements).map((leg) => slots.map((slot) => leg[slot]?.value));
