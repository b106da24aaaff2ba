import { describe, expect, it } from 'vitest';
import { paperOf, saying } from '#test/support/scored-paper.ts';
import { withoutWeekly } from './without-weekly.ts';

/** How likely two clocks that look like begins are one. */
const clocks = (text: string, ...asked: readonly string[]) => {
  const likely = { start_time: 0.9, price: 0.2 };
  const { scored } = paperOf(text, Object.fromEntries(asked.map((clock) => [clock, likely])));
  const told = withoutWeekly(scored);
  return asked.map((clock) => saying(told, clock).likely('start_time'));
};

describe('a clock that comes again every week', () => {
  it.each(['Open daily from 09:00', 'Mo–Fr 09:00', 'Ouvert tous les jours dès 09:00', '毎日 09:00'])(
    'is none of a ticket that has another one: %s',
    (text) => {
      expect(clocks(`${text}\n3 May 2027, 20:00`, '09:00', '20:00')).toEqual([0, 0.9]);
    },
  );

  it('stays where there is no other', () => {
    expect(clocks('Open daily from 09:00', '09:00')).toEqual([0.9]);
  });

  it('is only no time: what else it may be, it may be still', () => {
    const { scored } = paperOf('Open daily from 09:00\n3 May 2027, 20:00', { '09:00': { price: 0.2 } });
    expect(saying(withoutWeekly(scored), '09:00').likely('price')).toBe(0.2);
  });
});
