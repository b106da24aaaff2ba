import { describe, expect, it } from 'vitest';
import { pageOf, readAt } from '#test/support/scored-page.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { withLegClocks } from './leg-clocks.ts';

/** Two ferries, printed the second one first, and clocks in further lines that surely are arrivals. */
const arrivals = (clocks: readonly string[], first: { readonly end?: string } = {}) => {
  const lines = ['Atlantic', 'Francisco', ...clocks];
  const { understood } = pageOf(lines.map((text) => [text]));
  const scored = clocks.map((clock, at): ScoredSpan => {
    const cell = understood.cells[2 + at]!;
    const span = { type: 'time', text: clock, clock, cells: [cell], at: 0, end: 5 } as const;
    return { span, likely: (target) => (target === 'end_time' ? 0.97 : 0.01) };
  });
  const ferries = [
    readAt(understood, {
      number: 'Francisco',
      start: { local: '2027-05-14T10:00' },
      ...(first.end && { end: { local: first.end } }),
    }),
    readAt(understood, { number: 'Atlantic', start: { local: '2027-05-18T21:30' } }),
  ];
  return withLegClocks(understood, ferries, scored).map(({ fields }) => fields.end?.[0]?.value.local);
};

describe('arrivals of several legs', () => {
  it('are one for each in the order in which the legs are printed, in the morning where the leg leaves at night', () => {
    expect(arrivals(['07:15', '13:00'])).toEqual(['2027-05-14T13:00', '2027-05-19T07:15']);
  });

  it('are told twice in vain', () => {
    expect(arrivals(['07:15', '13:00', '07:15'])).toEqual(['2027-05-14T13:00', '2027-05-19T07:15']);
  });

  it('are none where there are more clocks than legs, or one leg has another', () => {
    expect(arrivals(['07:15', '13:00', '13:30'])).toEqual([undefined, undefined]);
    expect(arrivals(['07:15', '13:00'], { end: '2027-05-14T12:40' })).toEqual(['2027-05-14T12:40', undefined]);
  });
});
