import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import type { Cell } from '../cells.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import type { Leg } from './cut-legs.ts';
import { isDoubted } from './doubted-rides.ts';

function scored(text: string, target: Target, likely: number, clock?: string): ScoredSpan {
  const cell = { text, page: 1, order: 0 } as Cell;
  const span = { type: 'line', text, cells: [cell], at: 0, end: text.length, ...(clock && { clock }) } as const;
  return { span, likely: (asked) => (asked === target ? likely : 0.01) };
}

const departure = scored('6:15 AM', 'start_time', 0.99, '06:15');
const arrival = scored('11:52 AM', 'end_time', 0.99, '11:52');
const number = scored('F9 1182', 'number', 0.97);
const leg = (sure: number): Leg => {
  const element = (one: ScoredSpan, value: string) => ({ scored: one, value, odds: {} as never });
  return {
    begins: 0,
    start_time: element(departure, '06:15'),
    number: element(scored('F9 1182', 'number', sure), 'F9 1182'),
  };
};
const leaving = (local: string) => draft('page-text', 'flight', { start: { local }, from: 'Denver', to: 'Orlando' });

describe('a ride of the rules', () => {
  it('is doubted where it leaves when another one surely arrives', () => {
    expect(isDoubted(leaving('2027-03-11T11:52'), [leg(0.97)], [departure, arrival, number])).toBe(true);
  });

  it('is not where the scorer is unsure of its legs, or takes the clock for a departure, or does not know it', () => {
    const spans = [departure, arrival, number];
    expect(isDoubted(leaving('2027-03-11T11:52'), [leg(0.6)], spans)).toBe(false);
    expect(isDoubted(leaving('2027-03-11T06:15'), [leg(0.97)], spans)).toBe(false);
    expect(isDoubted(leaving('2027-03-11T13:05'), [leg(0.97)], spans)).toBe(false);
  });
});
