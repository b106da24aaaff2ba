import { describe, expect, it } from 'vitest';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { withRangeEnds } from './range-ends.ts';

function rangeOf(text: string, clock: string, until: string | undefined, start: number, end: number): ScoredSpan {
  const cell = { text, page: 1, order: 0 } as Cell;
  return {
    span: { type: 'time', text, cells: [cell], at: 0, end: text.length, clock, ...(until && { until }) },
    likely: (target) => (target === 'start_time' ? start : target === 'end_time' ? end : 0),
  };
}

const told = (span: ScoredSpan) =>
  withRangeEnds([span]).map(({ span: { clock, at, end }, likely }) => [
    clock,
    at,
    end,
    likely('start_time').toFixed(1),
    likely('end_time').toFixed(1),
  ]);

describe('a range of clocks', () => {
  it('is where something begins and where it ends, whichever it was held for', () => {
    expect(told(rangeOf('08:15 - 10:40', '08:15', '10:40', 0.1, 0.8))).toEqual([
      ['08:15', 0, 8, '0.9', '0.0'],
      ['10:40', 8, 13, '0.0', '0.9'],
    ]);
    expect(told(rangeOf('19–22 Uhr', '19:00', '22:00', 0.7, 0)).map(([clock]) => clock)).toEqual(['19:00', '22:00']);
  });

  it('is neither where it is no time of the ticket, and a clock alone stays what it is', () => {
    expect(told(rangeOf('10:00 - 18:00', '10:00', '18:00', 0.05, 0)).map((one) => one.slice(3))).toEqual([
      ['0.1', '0.0'],
      ['0.0', '0.1'],
    ]);
    expect(told(rangeOf('20:45', '20:45', undefined, 0.1, 0.8))).toEqual([['20:45', 0, 5, '0.1', '0.8']]);
  });
});
