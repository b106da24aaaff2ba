/** LIST: every port and how a driver of it is opened on a database; long because there are many. */
import { afterAll, beforeAll, describe } from 'vitest';
import { apiKeysContract } from '#src/api/api-keys.contract.ts';
import { rateLimitsContract } from '#src/api/rate-limits.contract.ts';
import type { JobKey } from '#src/jobs/job-id.ts';
import { jobRecordsContract } from '#src/jobs/job-records.contract.ts';
import { keepCleanContract } from '#src/jobs/keep-clean.contract.ts';
import { queueContract } from '#src/jobs/queue.contract.ts';
import { workerRollContract } from '#src/jobs/worker-roll.contract.ts';
import { answerBookContract } from '#src/mail/out/answer-book.contract.ts';
import { answerQueueContract } from '#src/mail/out/answer-queue.contract.ts';
import { budgetContract } from '#src/models/budget.contract.ts';
import { siteBooksContract } from '#src/site/site-books.contract.ts';
import { statusBookContract } from '#src/site/status-book.contract.ts';
import { openAnswerBook } from './answer-book.ts';
import { openApiKeys } from './api-keys.ts';
import { type BossQueue, openBossQueue } from './boss-queue.ts';
import type { Database } from './database.ts';
import { type SQL, sql } from './drizzle.ts';
import { openJobRecords } from './job-records.ts';
import { migrate } from './migrations.ts';
import { openModelBudget } from './model-budget.ts';
import { limitsOf, onError, ownPromisesContract } from './own-promises.contract.ts';
import { openRateLimits } from './rate-limits.ts';
import { openDataRights, openFeedbackBook, openNewsletter, openRetentionBook } from './site-books.ts';
import { openStatusBook } from './status-book.ts';
import { openWorkerRoll } from './worker-roll.ts';

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

  describe('the queue of jobs', () => {
    queueContract(async () => {
      await empty('queue.job');
      return { queue, put: (job, lane) => enter(queue.enqueue.job(job, lane)), hasten };
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
  });

  describe('limits of requests', () => {
    rateLimitsContract(async (limit) => {
      await empty('rates');
      return openRateLimits(database, limitsOf(limit));
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

  describe('the book of the status', () =>
    statusBookContract(async () => {
      await empty('worked_minutes');
      return { ...(await openRecords()), book: openStatusBook(database) };
    }));

  describe('what only drivers on a database promise', () => ownPromisesContract(() => ({ database, empty })));
}
