import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Slot } from './elements.ts';
import type { Leg } from './leg-worth.ts';
import { surerEnds } from './ride-ends.ts';

const element = (value: string, slot: Slot, sure = 0.97) => {
  const span = { type: 'line', text: value, cells: [{} as Cell], at: 0, end: value.length } as const;
  return {
    value,
    place: value,
    odds: {} as never,
    paired: {} as never,
    scored: { span, likely: (asked: string) => (asked === slot ? sure : 0.01) },
  };
};
const leg = (sure?: number): Leg => ({
  begins: 0,
  from: element('Split', 'from', sure),
  to: element('Korčula', 'to', sure),
  start_time: element('15:00', 'start_time'),
});
const ends = (from: string, to: string, of = leg(), local = '2027-08-05T15:00', told = 0.01) => {
  const scored = element(to, 'to', told).scored as ScoredSpan;
  const surer = surerEnds(draft('page-text', 'boat', { start: { local }, from, to }), of, [scored]);
  return [surer.from?.value, surer.to?.value];
};

describe('the ends of a ride that the rules read', () => {
  it('give way where they begin at its end, or end elsewhere', () => {
    expect(ends('Korčula', 'Hvar')).toEqual(['Split', 'Korčula']);
    expect(ends('Split, Trajektna luka', 'Hvar')).toEqual([undefined, 'Korčula']);
  });

  it('stay where the scorer is not sure, another ride leaves, or they are called by more', () => {
    expect(ends('Korčula', 'Hvar', leg(0.8))).toEqual([undefined, undefined]);
    expect(ends('Korčula', 'Hvar', leg(), '2027-08-08T09:20')).toEqual([undefined, undefined]);
    expect(ends('Split', 'Korčula Zapad')).toEqual([undefined, undefined]);
    expect(ends('Split', 'Vela Luka (Korčula)')).toEqual([undefined, undefined]);
  });

  it('stay where both are turned round', () => {
    expect(ends('Korčula', 'Split')).toEqual([undefined, undefined]);
  });

  it('stay where they may be where it ends, after a change', () => {
    expect(ends('Split', 'Hvar', leg(), undefined, 0.4)).toEqual([undefined, undefined]);
  });
});
