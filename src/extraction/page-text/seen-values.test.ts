import { expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { seenValues } from './seen-values.ts';

it('tells the days of a document in their order, each once, and how many clocks and amounts there are', () => {
  const page = pageOf(`
# Harbour Nights

Ordered on 3 January 2027, 18:05
Sunday 14 March 2027, doors 18:30, begin 19:30
2 x £20.00 = £40.00
See you on 14 March 2027 at 19:30!`);
  expect(seenValues(inputOf([page]))).toEqual({ days: ['2027-01-03', '2027-03-14'], clocks: 3, amounts: 2 });
  expect(seenValues(inputOf([pageOf('# Harbour Nights\n\nTown Hall')]))).toEqual({ days: [], clocks: 0, amounts: 0 });
});
