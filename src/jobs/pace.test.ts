import { describe, expect, it } from 'vitest';
import { openPace } from './pace.ts';

describe('the pace of jobs', () => {
  const open = () => {
    const clock = { now: 0 };
    return { clock, pace: openPace(() => clock.now) };
  };

  it('follows what jobs took lately, each lane for itself', () => {
    const { pace } = open();
    for (let count = 0; count < 60; count += 1) pace.note('quick', 200);
    expect(pace.seconds().quick).toBeCloseTo(0.2, 1);
    expect(pace.seconds().slow).toBe(4);
  });

  it('sees jobs that do not end before they do, and forgets them when they are over', () => {
    const { clock, pace } = open();
    const ends = [pace.begin('slow'), pace.begin('slow')];
    expect(pace.seconds().slow).toBe(4);
    clock.now = 30_000;
    expect(pace.seconds().slow).toBe(30);
    for (const end of ends) end();
    expect(pace.seconds()).toEqual({ quick: 1, slow: 4 });
  });

  it('takes no job that hangs for all of them', () => {
    const { clock, pace } = open();
    pace.begin('quick');
    clock.now = 60_000;
    for (let count = 0; count < 7; count += 1) pace.begin('quick');
    expect(pace.seconds().quick).toBeLessThan(1.2);
  });
});
