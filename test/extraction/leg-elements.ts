import type { Span } from '#src/extraction/page-text/candidates/span.ts';
import { cutIntoLegs } from '#src/extraction/page-text/decoding/legs/cut-legs.ts';
import { type Element, elementOf, partTold, type Slot } from '#src/extraction/page-text/decoding/legs/elements.ts';
import type { Leg } from '#src/extraction/page-text/decoding/legs/leg-worth.ts';
import type { Understood } from '#src/extraction/page-text/document/understood.ts';
import type { ScoredSpan } from '#src/extraction/page-text/scoring/scorer.ts';
import { lineAt, saying } from '#test/support/scored-paper.ts';

type Texts = { readonly [S in Slot]?: string };

type Place = { readonly x?: number; readonly y?: number; readonly page?: number };

/** An element in the line `order` that surely is what `slot` says. */
export function element(order: number, value: string, slot: Slot, { x = 0, y = order, page = 1 }: Place = {}): Element {
  const place = { at: 0, end: value.length };
  const [year, month, day] = value.split('-').map(Number);
  const span: Span = {
    type: 'line',
    text: value,
    cells: [lineAt(value, { order, page, x, y, right: x + 9 })],
    ...place,
    ...(slot.endsWith('time') && { clock: value }),
    ...(slot.endsWith('date') && { date: { year: year!, month: month!, day: day!, ...place } }),
  };
  const likely = (name: string) => (name === slot ? 0.99 : 0.01);
  return elementOf({ span, likely }, value);
}

/** What of each leg is told. */
export const told = (elements: readonly Element[], ...slots: readonly Slot[]) =>
  cutIntoLegs(elements).map((leg) => slots.map((slot) => leg[slot]?.value));

/** A leg whose parts stand in lines that follow each other, the first one in the line `begins`. */
export function legTold(texts: Texts, begins = 0): Leg {
  const parts = Object.entries(texts).map(([slot, text], at) => [slot, element(begins + at, text, slot as Slot)]);
  return { ...Object.fromEntries(parts), begins };
}

/** A leg of a paper whose parts are what says these texts. */
export function legIn(
  { understood, scored }: { readonly understood: Understood; readonly scored: readonly ScoredSpan[] },
  texts: Texts,
): Leg {
  const parts = Object.entries(texts).map(([slot, text]) => {
    const one = saying(scored, text);
    return [slot, elementOf(one, partTold(one, understood) ?? text)] as const;
  });
  const orders = parts.map(([, { scored: own }]) => own.span.cells[0]!.order);
  return { ...Object.fromEntries(parts), begins: Math.min(...orders) };
}
