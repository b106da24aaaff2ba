import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeysContract } from '#src/api/api-keys.contract.ts';
import { rateLimitsContract } from '#src/api/rate-limits.contract.ts';
import { type RateName, rateWindows } from '#src/api/rate-limits.ts';
import { type JobKey, jobKeyOf, newJobId } from '#src/jobs/job-id.ts';
import { jobRecordsContract } from '#src/jobs/job-records.contract.ts';
import { keepCleanContract } from '#src/jobs/keep-clean.contract.ts';
import { queueContract } from '#src/jobs/queue.contract.ts';
import { workerRollContract } from '#src/jobs/worker-roll.contract.ts';
import { answerBookContract } from '#src/mail/out/answer-book.contract.ts';
import { answerQueueContract } from '#src/mail/out/answer-queue.contract.ts';
import { budgetContract } from '#src/models/budget.contract.ts';
import { siteBooksContract } from '#src/site/site-books.contract.ts';
import { openAnswerBook } from './answer-book.ts';
import { openApiKeys } from './api-keys.ts';
import { type BossQueue, openBossQueue } from './boss-queue.ts';
import type { Database } from './database.ts';
import { type SQL, sql } from './drizzle.ts';
import { openJobRecords } from './job-records.ts';
import { migrate } from './migrations.ts';
import { openModelBudget } from './model-budget.ts';
import { openRateLimits } from './rate-limits.ts';
import { modelSpending } from './schema.ts';
import { openDataRights, openFeedbackBook, openNewsletter, openRetentionBook } from './site-books.ts';
import { openWorkerRoll } from './worker-roll.ts';

const onError = (error: Error) => {
  throw error;
};

/** What every port promises that has a driver on a database, all on one: an empty one, without its tables or with them. */
export function everyPortContract(open: () => Promise<Database>): void {
  let database: Database;
  let queue: BossQueue;
  beforeAll(async () => {
    database = await open();
    await migrate(database);
    queue = await openBossQueue(database, { jobSeconds: 60, onError });
  });
  afterAll(async () => {
    await queue.stop();
    await database.close();
  });
  const empty = async (...tables: readonly string[]) => {
    for (const table of tables) await database.tables.execute(sql`delete from ${sql.raw(table)}`);
  };

  const enter = async (entry: Promise<SQL>) => void (await database.tables.execute(sql`with ${await entry}`));
  const hasten = async () =>
    void (await database.query({
      text: `update queue.job set start_after = now() where state < 'active' and start_after > now()`,
    }));
  const newKey = () => jobKeyOf(newJobId())!;

  describe('the queue of jobs', () => {
    queueContract(async () => {
      await empty('queue.job');
      return { queue, put: (job, lane) => enter(queue.enqueue.job(job, lane)), hasten };
    });

    it('takes a job in a transaction before any worker has begun, without waiting for itself', async () => {
      await empty('queue.job');
      const fresh = await openBossQueue(database, { jobSeconds: 60, onError });
      const entry = await fresh.enqueue.job(newKey(), 'quick');
      await database.tables.transaction((transaction) => transaction.execute(sql`with ${entry}`));
      const { rows } = await database.query({
        text: "select count(*) as waiting from queue.job where name = 'conversions'",
      });
      expect(Number(rows[0]?.waiting)).toBe(1);
      await fresh.stop();
    });

    it('gives a job the time that is set now, not the time that was set when the queue was made', async () => {
      await empty('queue.job');
      const later = await openBossQueue(database, { jobSeconds: 600, onError });
      await enter(later.enqueue.job(newKey(), 'quick'));
      const text = "select expire_seconds from queue.job where name = 'conversions'";
      expect((await database.query({ text })).rows).toEqual([{ expire_seconds: 660 }]);
      await later.stop();
    });
  });

  describe('the queue of mails', () =>
    answerQueueContract(async () => {
      await empty('queue.job');
      return { queue, put: (answer) => enter(queue.enqueue.answer(answer as JobKey)), hasten }; // the queue knows one kind of key
    }));

  /** Rows of jobs and their queue, with nothing in them. */
  const openRecords = async () => {
    await empty('queue.job', 'jobs', 'claims', 'answers');
    const text = `select name, data->>'job' as job from queue.job where state < 'completed' order by name, created_on`;
    return {
      records: openJobRecords(database, queue.enqueue),
      entries: async () => (await database.query({ text })).rows.map(({ name, job }) => `${name} ${job}`),
    };
  };

  describe('the rows of jobs', () => jobRecordsContract(openRecords));
  describe('what keeps content clean', () => keepCleanContract(openRecords));

  describe('the book of mails', () =>
    answerBookContract(async () => ({
      ...(await openRecords()),
      book: openAnswerBook(database, queue.enqueue),
      loseEntries: () => empty('queue.job'),
    })));

  describe('the day’s budget of language models', () => {
    budgetContract(async (perDay, now) => {
      await empty('model_spending');
      return openModelBudget(database, perDay, now);
    });

    it('is one for all processes on a database, and for those that start later', async () => {
      await empty('model_spending');
      const now = () => Date.parse('2026-11-21T12:00:00Z');
      await openModelBudget(database, 1000, now).reserve(700);
      expect(await openModelBudget(database, 1000, now).reserve(301)).toBe(false);
      expect(await openModelBudget(database, 1000, now).reserve(300)).toBe(true);
    });

    it('forgets days that nobody asks for any more', async () => {
      await empty('model_spending');
      await openModelBudget(database, 0, () => Date.parse('2026-01-01T12:00:00Z')).reserve(1);
      await openModelBudget(database, 0, () => Date.parse('2026-11-21T12:00:00Z')).reserve(1);
      expect(await database.tables.select().from(modelSpending)).toEqual([{ day: '2026-11-21', tokens: 1 }]);
    });
  });

  describe('limits of requests', () => {
    const limitsOf = (limit: number) =>
      Object.fromEntries(Object.keys(rateWindows).map((name) => [name, limit])) as Record<RateName, number>;
    rateLimitsContract(async (limit) => {
      await empty('rates');
      return openRateLimits(database, limitsOf(limit));
    });

    it('hold for all processes on a database, and for those that start later', async () => {
      await empty('rates');
      const waits = [];
      for (let at = 0; at < 3; at += 1)
        waits.push((await openRateLimits(database, limitsOf(2)).count('uploads', 'ada')) > 0);
      expect(waits).toEqual([false, false, true]);
    });

    it('let requests through while the database does not answer', async () => {
      const query = () => Promise.reject(new Error('the database is away'));
      const limits = openRateLimits({ query, kind: database.kind }, limitsOf(1));
      expect([await limits.count('uploads', 'ada'), await limits.count('uploads', 'ada')]).toEqual([0, 0]);
    });

    it('are forgotten when their time is over', async () => {
      await empty('rates');
      for (const client of ['ada', 'bob']) await openRateLimits(database, limitsOf(1)).count('uploads', client);
      await database.query({ text: `update rates set expire = 1 where key like '%ada'` });
      await openRetentionBook(database).deleteBefore({ jobs: 0, feedback: 0, contacts: 0 }, 1);
      expect((await database.query({ text: 'select key from rates' })).rows).toEqual([{ key: 'uploads:bob' }]);
    });
  });

  describe('the roll of workers', () =>
    workerRollContract(async () => {
      await empty('workers');
      const text = `update workers set seen_at = seen_at - make_interval(secs => $1)`;
      return {
        join: () => openWorkerRoll(database),
        pass: async (seconds) => void (await database.query({ text, values: [seconds] })),
      };
    }));

  describe('keys of the API', () => {
    apiKeysContract(async () => {
      await empty('api_keys');
      return openApiKeys(database);
    });

    it('that were revoked elsewhere are refused once that is heard, after ten seconds, or while nothing is heard', async () => {
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

  describe('the books of the site', () =>
    siteBooksContract(async () => {
      await empty('feedback', 'contacts');
      return {
        ...(await openRecords()),
        feedback: openFeedbackBook(database),
        newsletter: openNewsletter(database),
        rights: openDataRights(database),
        retention: openRetentionBook(database),
      };
    }));
}
