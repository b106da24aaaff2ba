import { describe, expect, it } from 'vitest';
import { type RateLimits, type RateName, rateWindows } from './rate-limits.ts';

const names = Object.keys(rateWindows) as readonly RateName[];

/** What all counters of requests promise. `open` gives some that have counted nothing, with this limit for each name. */
export function rateLimitsContract(open: (limit: number) => Promise<RateLimits>): void {
  describe('limits', () => {
    it.each(names)('%s: let a client through until the limit, then say how long it has to wait', async (name) => {
      const limits = await open(2);
      expect([await limits.count(name, 'ada'), await limits.count(name, 'ada')]).toEqual([0, 0]);
      const wait = await limits.count(name, 'ada');
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(rateWindows[name]);
      expect(await limits.count(name, 'bob'), 'each client by itself').toBe(0);
    });

    it('count each kind of request by itself', async () => {
      const limits = await open(1);
      for (const name of names) expect(await limits.count(name, 'ada')).toBe(0);
      for (const name of names) expect(await limits.count(name, 'ada')).toBeGreaterThan(0);
    });

    it('are never passed by requests at the same moment', async () => {
      const limits = await open(5);
      const waits = await Promise.all(Array.from({ length: 20 }, () => limits.count('uploads', 'ada')));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });

    it('give way to the own limit of a client', async () => {
      const limits = await open(1);
      const waits = [];
      for (let at = 0; at < 4; at += 1) waits.push((await limits.count('uploads', 'a key', 3)) > 0);
      expect(waits).toEqual([false, false, false, true]);
    });
  });
}
