import { describe, expect, it } from 'vitest';
import { element, legTold } from '#test/extraction/leg-elements.ts';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import type { Target } from '../../scoring/targets.ts';
import { elementOf } from './elements.ts';
import { withLegRoles } from './leg-roles.ts';
import type { Leg } from './leg-worth.ts';

/** How likely something of a leg is what, once its leg is known. */
const likelyIn = (leg: Leg, slot: 'from' | 'to' | 'start_time' | 'end_time' | 'start_date', target: Target) =>
  withLegRoles([leg[slot]!.scored], [leg])[0]!.likely(target);

describe('what something is in its leg', () => {
  const line = (order: number, text: string) => lineAt(text, { y: order });
  const unsure = elementOf(spanIn(line(0, '12:45'), { start_time: 0.2, end_time: 0.6 }), '12:45');
  const arrives = element(1, '14:20', 'end_time');

  it('is the end that it is there, however much it looks like the other one', () => {
    const leg: Leg = { start_time: unsure, end_time: arrives, begins: 0 };
    expect(likelyIn(leg, 'start_time', 'start_time')).toBe(0.7);
    expect(likelyIn(leg, 'start_time', 'end_time')).toBeCloseTo(0.3);
  });

  it('is no likelier than it looks like either end', () => {
    const weak = elementOf(spanIn(line(0, 'Lahti'), { from: 0.1, to: 0.3 }), 'Lahti');
    const leg: Leg = { from: weak, to: element(1, 'Turku', 'to'), begins: 0 };
    expect(likelyIn(leg, 'from', 'from')).toBeCloseTo(0.4);
  });

  it('stays as it looks where its other end is not told', () => {
    expect(likelyIn({ start_time: unsure, begins: 0 }, 'start_time', 'start_time')).toBe(0.2);
  });

  it('is sure where its place leaves no doubt, alone or not', () => {
    const leg: Leg = { start_time: unsure, begins: 0, isPlain: true };
    expect(likelyIn(leg, 'start_time', 'start_time')).toBe(0.95);
  });

  it('stays as it looks where that is no less, and is not the other end where it looks like both', () => {
    const looking = (from: number, to: number): Leg => ({
      from: elementOf(spanIn(line(0, 'Lahti'), { from, to }), 'Lahti'),
      to: element(1, 'Turku', 'to'),
      begins: 0,
    });
    const both = (leg: Leg) => [likelyIn(leg, 'from', 'from'), likelyIn(leg, 'from', 'to')];
    expect(both(looking(0.72, 0.5))).toEqual([0.72, 0.5]);
    expect(both(looking(0.8, 0.85))).toEqual([0.8, expect.closeTo(0.2)]);
  });
});

describe('the only day of a leg', () => {
  const dayAt = (y: number) => elementOf(spanIn(lineAt('14 March 2027', { y }), { end_date: 0.6 }), '2027-03-14');
  const clock = element(2, '10:40', 'start_time');

  it('is the departure’s, however much it looks like an arrival’s', () => {
    const leg: Leg = { start_date: dayAt(1), start_time: clock, begins: 1 };
    expect(likelyIn(leg, 'start_date', 'start_date')).toBe(0.7);
    expect(likelyIn({ ...leg, isPlain: true }, 'start_date', 'start_date')).toBe(0.95);
  });

  it('is not where it stands in a line behind the departure', () => {
    expect(likelyIn({ start_date: dayAt(3), start_time: clock, begins: 2 }, 'start_date', 'start_date')).toBe(0.01);
  });

  it('is the one above in its column, where the leg was given none', () => {
    const above = spanIn(lineAt('14 March 2027', { y: 0 }), { end_date: 0.6 });
    const [day] = withLegRoles([above, clock.scored], [{ start_time: clock, begins: 2 }]);
    expect(day!.likely('start_date')).toBe(0.7);
  });
});

it('a part of a leg that no scorer saw is one of the spans from then on', () => {
  const { from, to } = legTold({ from: 'Lahti', to: 'Turku' });
  expect(withLegRoles([], [{ from: from!, to: to!, begins: 0 }]).map(({ span }) => span.text)).toEqual([
    'Lahti',
    'Turku',
  ]);
});
