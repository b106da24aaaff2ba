import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadershipContract } from '#src/jobs/leader.contract.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';
import type { Database } from './database.ts';
import { everyPortContract } from './every-port.contract.ts';
import { openLeadership } from './leadership.ts';
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
});
