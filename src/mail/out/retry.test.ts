import { describe, expect, it } from 'vitest';
import { patience, waitBeforeTry } from './retry.ts';

/** Minutes after which an answer is tried, when nothing ever takes it. */
function triesOf(first: number): number[] {
  const minutes: number[] = [];
  let age = 0;
  for (let tries = 0; age <= patience; tries += 1) {
    minutes.push(age / 60_000);
    age += 1000 * waitBeforeTry({ tries, age, first });
  }
  return minutes;
}

describe('waitBeforeTry', () => {
  it('waits 15 seconds, 1, 5 and 15 minutes, then half an hour for four hours', () => {
    const waits = triesOf(15).map((at, index, all) => (all[index + 1] ?? 0) - at);
    expect(waits.slice(0, 12)).toEqual([0.25, 1, 5, 15, 30, 30, 30, 30, 30, 30, 30, 30]);
    expect(triesOf(15).filter((at) => at < 240)).toHaveLength(12);
  });

  it('goes on every hour, so that a relay may be away for a day and more', () => {
    const late = triesOf(15).filter((at) => at > 270);
    expect(new Set(late.map((at, index) => Math.round(at - (late[index - 1] ?? at - 60))))).toEqual(new Set([60]));
    expect(late.at(-1)).toBeGreaterThan(46 * 60);
  });

  it('tries a relay that was away for a minute within three minutes of its return', () => {
    expect(triesOf(15).filter((at) => at >= 1 && at <= 4)).not.toEqual([]);
  });

  it('never waits longer than usual, whatever the first wait is', () => {
    expect(Math.max(...Array.from({ length: 6 }, (_, tries) => waitBeforeTry({ tries, age: 0, first: 1800 })))).toBe(
      1800,
    );
  });
});
