import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadershipContract } from '#src/jobs/leader.contract.ts';
import { ending, newJob, noQueue } from '#test/support/job-rows.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';
import { openApiKeys } from './api-keys.ts';
import type { Database } from './database.ts';
import { everyPortContract } from './every-port.contract.ts';
import { openJobRecords } from './job-records.ts';
import { openLeadership } from './leadership.ts';
import { openNodeNews } from './node-news.ts';
import { openPostgresDatabase } from './postgres-database.ts';

const onError = (error: Error) => {
  throw error;
};
let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openPostgresDatabase(postgres.url, onError);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});
const connectionsOf = async (name: string) => {
  const text = 'select pid from pg_stat_activity where application_name = $1';
  return (await database.query({ text, values: [name] })).rows.map(({ pid }) => String(pid));
};
/** Ends connections as a lost machine does. */
const cut = (name: string) =>
  database.query({
    text: 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
    values: [name],
  });

describe('on PostgreSQL', () => {
  everyPortContract(() => openPostgresDatabase(postgres.url, onError));

  describe('the lead', () => {
    leadershipContract(() => openLeadership(postgres.url));

    it('is of one, until its connection ends', async () => {
      const [first, second] = [openLeadership(postgres.url), openLeadership(postgres.url)];
      await expect.poll(() => first.lead()).toBe(true);
      expect([await second.lead(), await first.lead()]).toEqual([false, true]);
      await cut('passlift leader');
      await expect.poll(() => second.lead()).toBe(true);
      expect(await first.lead()).toBe(false);
      await second.resign();
      await expect.poll(() => first.lead()).toBe(true);
      await first.resign();
    });
  });

  describe('news of other nodes', () => {
    it('tell of jobs that end or are forgotten and of keys that are revoked, on a new connection when one is lost', async () => {
      const heard: string[] = [];
      const hear = (what: string) => void heard.push(what);
      const news = openNodeNews(postgres.url, { job: hear, apiKey: hear });
      const [records, keys] = [openJobRecords(database, noQueue), openApiKeys(database)];
      const accepted = async () => {
        const row = newJob();
        await records.accept(row, []);
        return row.job;
      };
      try {
        for (let connection = 1; connection <= 2; connection += 1) {
          await expect.poll(() => news.hears()).toBe(true);
          const [ended, forgotten, { key }] = [
            await accepted(),
            await accepted(),
            await keys.create('Example Ltd', null, 1),
          ];
          await records.begin({ job: ended, lease: 'a' });
          await records.end({ job: ended, lease: 'lost', intake: 'web' }, ending);
          await records.end({ job: ended, lease: 'a', intake: 'web' }, ending);
          await records.forget(forgotten, 1);
          await keys.revoke(key.key, 1);
          await expect.poll(() => heard).toEqual([ended, forgotten, key.key]);
          heard.length = 0;
          const [lost] = await connectionsOf('passlift news');
          await cut('passlift news');
          await expect.poll(() => connectionsOf('passlift news')).toEqual([expect.not.stringMatching(`^${lost}$`)]);
        }
      } finally {
        await news.close();
      }
      expect(news.hears()).toBe(false);
    });
  });
});
