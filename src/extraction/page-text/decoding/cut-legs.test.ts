import { describe, expect, it } from 'vitest';
import type { Cell } from '../cells.ts';
import { cutIntoLegs } from './cut-legs.ts';
import { type Element, oddsOf, type Slot } from './elements.ts';

/** An element in the line `order` that surely is what `slot` says. */
function element(order: number, value: string, slot: Slot): Element {
  const cell = { order, page: 1, x: 0, right: 9, y: order, bottom: order + 1, text: value } as Cell;
  const span = {
    type: 'line',
    text: value,
    cells: [cell],
    at: 0,
    end: value.length,
    ...(slot.endsWith('time') ? { clock: value } : {}),
  } as const;
  const likely = (name: string) => (name === slot ? 0.99 : 0.01);
  return { scored: { span, likely }, value, place: value, ...oddsOf({ likely }) };
}

describe('cutting a page into legs', () => {
  it('keeps a town and its airport in one leg, and what only one end is known of out of all', () => {
    const legs = cutIntoLegs([
      element(0, 'OK 2314', 'number'),
      element(1, '2027-03-12', 'start_date'),
      element(2, '10:40', 'start_time'),
      element(3, 'London', 'from'),
      element(4, 'Heathrow', 'from'),
      element(5, 'Chicago', 'to'),
      element(6, "O'Hare International", 'to'),
      element(7, 'OK 2315', 'number'),
      element(8, '2027-03-21', 'start_date'),
      element(9, '17:20', 'start_time'),
      element(10, 'Chicago', 'from'),
      element(11, "O'Hare International", 'from'),
      element(12, 'London', 'to'),
      element(13, 'Heathrow', 'to'),
      element(14, 'Lounge', 'from'),
    ]);
    const told = legs.map(({ number, start_date, start_time }) =>
      [number, start_date, start_time].map((one) => one?.value),
    );
    expect(told).toEqual([
      ['OK 2314', '2027-03-12', '10:40'],
      ['OK 2315', '2027-03-21', '17:20'],
    ]);
  });
});
