import { describe, expect, it } from 'vitest';
import { element } from '#test/extraction/leg-elements.ts';
import { cellOf, type Element } from './elements.ts';
import { columnsOf, ordersOf } from './orders-of-elements.ts';

const values = (order: readonly Element[]) => order.map(({ value }) => value).join(' ');

/** One leg below the other in a column. */
const column = (x: number, y: number, ...texts: readonly [from: string, to: string, clock: string]) => [
  element(x + y, texts[0], 'from', { x, y }),
  element(x + y + 1, texts[1], 'to', { x, y: y + 1 }),
  element(x + y + 2, texts[2], 'start_time', { x, y: y + 2 }),
];

describe('the orders in which parts of legs may be read', () => {
  const there = column(2, 1, 'Kiel', 'Oslo', '14:00');
  const back = column(20, 1, 'Oslo', 'Kiel', '13:30');
  const rows = there.flatMap((one, at) => [one, back[at]!]);

  it('are as they stand, and column by column where either has what a leg has', () => {
    expect(ordersOf(rows).map(values)).toContain('Kiel Oslo 14:00 Oslo Kiel 13:30');
    expect(values(ordersOf(rows)[0]!)).toBe('Kiel Oslo Oslo Kiel 14:00 13:30');
    expect(ordersOf(rows.filter(({ value }) => value !== '13:30'))).toHaveLength(1);
  });

  it('are by columns that are known by a number, a day and an arrival, too', () => {
    const numbered = (x: number, number: string, day: string, leaves: string, arrives: string) => [
      element(x, number, 'number', { x, y: 1 }),
      element(x + 1, day, 'start_date', { x, y: 2 }),
      element(x + 2, leaves, 'start_time', { x, y: 3 }),
      element(x + 3, arrives, 'end_time', { x, y: 4 }),
    ];
    const [one, other] = [
      numbered(2, 'CL 11', '2027-06-01', '14:00', '18:00'),
      numbered(30, 'CL 12', '2027-06-08', '13:30', '17:30'),
    ];
    const inRows = one.flatMap((part, at) => [part, other[at]!]);
    expect(ordersOf(inRows).map(values)).toContain('CL 11 2027-06-01 14:00 18:00 CL 12 2027-06-08 13:30 17:30');
    const shorter = ordersOf(inRows.slice(0, -1)).map(values);
    expect(shorter).not.toContain('CL 11 2027-06-01 14:00 18:00 CL 12 2027-06-08 13:30');
  });

  it('leave what stands on another page where it is', () => {
    const elsewhere = element(90, 'Lounge', 'from', { x: 2, y: 1, page: 2 });
    expect(ordersOf([...rows, elsewhere]).map(values)).toContain('Kiel Oslo 14:00 Oslo Kiel 13:30 Lounge');
  });

  it('are row by row of a table whose cells are several lines high, by what stands once in each', () => {
    const row = (y: number, number: string, from: string, to: string, clock: string) => [
      element(y, from, 'from', { x: 10, y: y - 1 }),
      element(y + 1, number, 'number', { x: 2, y }),
      element(y + 2, to, 'to', { x: 10, y: y + 1 }),
      element(y + 3, clock, 'start_time', { x: 30, y }),
    ];
    const table = [...row(2, 'CL 11', 'Kiel', 'Oslo', '14:00'), ...row(6, 'CL 12', 'Oslo', 'Kiel', '13:30')];
    const inLines = table.toSorted((a, b) => cellOf(a).y - cellOf(b).y);
    expect(values(inLines)).toBe('Kiel CL 11 14:00 Oslo Oslo CL 12 13:30 Kiel');
    expect(ordersOf(inLines).map(values)).toContain('CL 11 Kiel Oslo 14:00 CL 12 Oslo Kiel 13:30');
  });
});

it('a column ends wherever the next one begins four ems farther right', () => {
  const at = (x: number, value: string) => element(x, value, 'from', { x });
  const sides = columnsOf([at(2, 'Kiel'), at(5, 'Rostock'), at(9, 'Gedser')]);
  expect(sides.map((both) => both.map(values))).toEqual([['Kiel Rostock', 'Gedser']]);
});
