import { describe, expect, it } from 'vitest';
import type { Budget } from './budget.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 60 * 60_000;

/** What every budget promises. `open` gives one with this limit a day, and nothing spent. */
export function budgetContract(open: (perDay: number, now: () => number) => Budget | Promise<Budget>): void {
  describe('a budget of tokens', () => {
    it('lets calls through until the day has nothing left for one', async () => {
      const budget = await open(1000, () => noon);
      expect(await budget.reserve(600)).toBe(true);
      expect(await budget.reserve(401)).toBe(false);
      expect(await budget.reserve(400)).toBe(true);
      expect(await budget.reserve(1)).toBe(false);
    });

    it('gives back what a call did not need', async () => {
      const budget = await open(1000, () => noon);
      await budget.reserve(1000);
      await budget.settle(-900);
      expect(await budget.reserve(901)).toBe(false);
      expect(await budget.reserve(900)).toBe(true);
    });

    it('begins anew with the next day', async () => {
      let now = noon;
      const budget = await open(1000, () => now);
      await budget.reserve(1000);
      now += day;
      expect(await budget.reserve(1000)).toBe(true);
    });

    it('is never passed by calls at the same time', async () => {
      const budget = await open(1000, () => noon);
      const taken = await Promise.all(Array.from({ length: 20 }, () => budget.reserve(300)));
      expect(taken.filter(Boolean)).toHaveLength(3);
    });

    it('of a call that is larger than a day refuses it', async () => {
      const budget = await open(1000, () => noon);
      expect(await budget.reserve(1001)).toBe(false);
    });

    it('of 0 has no limit', async () => {
      const budget = await open(0, () => noon);
      expect(await budget.reserve(1_000_000_000)).toBe(true);
      expect(await budget.reserve(1_000_000_000)).toBe(true);
    });
  });
}
