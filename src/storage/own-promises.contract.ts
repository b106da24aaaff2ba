/** Each promise of a driver in a few lines, long because there are many. */
import { describe, expect, it } from 'vitest';
import { type RateName, rateWindows } from '#src/api/rate-limits.ts';
import { newJob } from '#test/support/job-rows.ts';
import { openApiKeys } from './api-keys.ts';
import { openBossQueue } from './boss-queue.ts';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import { openModelBudget } from './model-budget.ts';
import { openRateLimits } from './rate-limits.ts';
import { modelSpending } from './schema.ts';
import { openRetentionBook } from './site-books.ts';

/** A queue of a test has no faults. */
export const onError = (error: Error): never => {
  throw error;
};

/** The same limit for whatever is counted. */
export function limitsOf(limit: number): Readonly<Record<RateName, number>> {
  return Object.fromEntries(Object.keys(rateWindows).map((name) => [name, limit])) as Record<RateName, number>;
}

/** A database with its tables, and how some of them are emptied. */
type Parts = { readonly database: Database; empty(...tables: readonly string[]): Promise<void> };

/** What drivers on a database promise besides what their ports do: of several processes, of restarts, of what is forgotten. */
export function ownPromisesContract(parts: () => Parts): void {
  describe('the queue', () => {
    it('takes a job in a transaction before any worker has begun, without waiting for itself', async () => {
      const { database, empty } = parts();
      await empty('queue.job');
      const fresh = await openBossQueue(database, { jobSeconds: 60, onError });
      const entry = await fresh.enqueue.job(newJob().job, 'quick');
      await database.tables.transaction((transaction) => transaction.execute(sql`with ${entry}`));
      const { rows } = await database.query({
        text: "select count(*) as waiting from queue.job where name = 'conversions'",
      });
      expect(Number(rows[0]?.waiting)).toBe(1);
      await fresh.stop();
    });

    it('gives a job the time that is set now, not the time that was set when the queue was made', async () => {
      const { database, empty } = parts();
      await empty('queue.job');
      const later = await openBossQueue(database, { jobSeconds: 600, onError });
      await database.tables.execute(sql`with ${await later.enqueue.job(newJob().job, 'quick')}`);
      const text = "select expire_seconds from queue.job where name = 'conversions'";
      expect((await database.query({ text })).rows).toEqual([{ expire_seconds: 660 }]);
      await later.stop();
    });
  });

  describe('the budget', () => {
    it('is one for all processes on a database, and for those that start later', async () => {
      const { database, empty } = parts();
      await empty('model_spending');
      const now = () => Date.parse('2026-11-21T12:00:00Z');
      await openModelBudget(database, 1000, now).reserve(700);
      expect(await openModelBudget(database, 1000, now).reserve(301)).toBe(false);
      expect(await openModelBudget(database, 1000, now).reserve(300)).toBe(true);
    });

    it('forgets days that nobody asks for any more', async () => {
      const { database, empty } = parts();
      await empty('model_spending');
      await openModelBudget(database, 0, () => Date.parse('2026-01-01T12:00:00Z')).reserve(1);
      await openModelBudget(database, 0, () => Date.parse('2026-11-21T12:00:00Z')).reserve(1);
      expect(await database.tables.select().from(modelSpending)).toEqual([{ day: '2026-11-21', tokens: 1 }]);
    });
  });

  describe('limits', () => {
    it('hold for all processes on a database, and for those that start later', async () => {
      const { database, empty } = parts();
      await empty('rates');
      const waits = [];
      for (let at = 0; at < 3; at += 1)
        waits.push((await openRateLimits(database, limitsOf(2)).count('uploads', 'ada')) > 0);
      expect(waits).toEqual([false, false, true]);
    });

    it('let requests through while the database does not answer', async () => {
      const { database } = parts();
      const query = () => Promise.reject(new Error('the database is away'));
      const limits = openRateLimits({ query, kind: database.kind }, limitsOf(1));
      expect([await limits.count('uploads', 'ada'), await limits.count('uploads', 'ada')]).toEqual([0, 0]);
    });

    it('are forgotten when their time is over', async () => {
      const { database, empty } = parts();
      await empty('rates');
      for (const client of ['ada', 'bob']) await openRateLimits(database, limitsOf(1)).count('uploads', client);
      await database.query({ text: `update rates set expire = 1 where key like '%ada'` });
      await openRetentionBook(database).deleteBefore({ jobs: 0, feedback: 0, contacts: 0 }, 1);
      expect((await database.query({ text: 'select key from rates' })).rows).toEqual([{ key: 'uploads:bob' }]);
    });
  });

  describe('keys', () => {
    it('that were revoked elsewhere are refused once that is heard, after ten seconds, or while nothing is heard', async () => {
      const { database } = parts();
      let [hears, now] = [true, 0];
      const [there, here] = [
        openApiKeys(database),
        openApiKeys(
          database,
          () => hears,
          () => now,
        ),
      ];
      const revoked = async () => {
        const { key, secret } = await there.create('Example Ltd', null, 1);
        await here.find(secret);
        await there.revoke(key.key, 2);
        expect((await here.find(secret))?.key, 'remembered for a moment').toBe(key.key);
        return { key: key.key, find: () => here.find(secret) };
      };
      const [told, old, deaf] = [await revoked(), await revoked(), await revoked()];
      here.forget(told.key);
      expect([await told.find(), (await old.find())?.key]).toEqual([undefined, old.key]);
      hears = false;
      expect(await deaf.find()).toBeUndefined();
      [hears, now] = [true, 10_000];
      expect(await old.find()).toBeUndefined();
    });
  });
}
