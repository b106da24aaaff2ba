import { describe, expect, it } from 'vitest';
import { element, told } from '#test/extraction/leg-elements.ts';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import { elementOf } from './elements.ts';

const there = [
  element(1, '2027-04-02', 'start_date'),
  element(2, '12:35', 'start_time'),
  element(3, 'Turku', 'from'),
  element(4, '15:50', 'end_time'),
  element(5, 'Mariehamn', 'to'),
];
/** A town that looks like either end. */
const unsure = (order: number, value: string) =>
  elementOf(spanIn(lineAt(value, { y: order }), { from: 0.5, to: 0.5 }), value);

describe('a leg whose towns look like either end', () => {
  const back = [element(6, '2027-04-07', 'start_date'), element(7, '17:50', 'start_time'), unsure(8, 'Turku')];

  it('goes on from where the one before arrived', () => {
    expect(told([...there, ...back, unsure(9, 'Mariehamn')], 'from', 'to')).toEqual([
      ['Turku', 'Mariehamn'],
      ['Mariehamn', 'Turku'],
    ]);
  });

  it('is rather made as the one before', () => {
    const alike = [...there, ...back, element(9, '19:50', 'end_time'), unsure(10, 'Mariehamn')];
    expect(told(alike, 'from', 'to')).toEqual([
      ['Turku', 'Mariehamn'],
      ['Turku', 'Mariehamn'],
    ]);
  });

  it('is none where its clock is unsure, too', () => {
    const clock = (likely: number) => elementOf(spanIn(lineAt('17:50', { y: 7 }), { start_time: likely }), '17:50');
    const towns = [unsure(8, 'Eckerö'), unsure(9, 'Vaasa')];
    const day = element(6, '2027-04-07', 'start_date');
    expect(told([...there, clock(0.5), ...towns], 'from')).toHaveLength(1);
    expect(told([...there, day, clock(0.99), ...towns], 'from')).toHaveLength(2);
  });
});
