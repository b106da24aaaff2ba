import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentStoreContract } from '#src/jobs/content-store.contract.ts';
import { openContentStore } from '#src/jobs/content-store.ts';
import { leadershipContract } from '#src/jobs/leader.contract.ts';
import { ending, newJob, noQueue } from '#test/support/job-rows.ts';
import { memoryContent } from '#test/support/memory-content.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';
import { openApiKeys } from './api-keys.ts';
import type { Database } from './database.ts';
import { openDiskBlobs } from './disk-content.ts';
import { everyPortContract } from './every-port.contract.ts';
import { openFileWrapper } from './file-wrapper.ts';
import { openJobRecords } from './job-records.ts';
import { openKeyEpochs } from './key-epochs.ts';
import { openLeadership } from './leadership.ts';
import { openNodeNews } from './node-news.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { openPostgresKeys } from './postgres-keys.ts';

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
      const hearAll = async () => {
        await expect.poll(() => news.hears()).toBe(true);
        heard.length = 0;
        const [ended, forgotten] = [await accepted(), await accepted()];
        const { key } = (await keys.create('Example Ltd', null, 1)).key;
        await records.begin({ job: ended, lease: 'a' });
        await records.end({ job: ended, lease: 'lost', intake: 'web' }, ending);
        await records.end({ job: ended, lease: 'a', intake: 'web' }, ending);
        await records.forget(forgotten, 1);
        await keys.revoke(key, 1);
        await expect.poll(() => heard).toEqual([ended, forgotten, key]);
      };
      try {
        await hearAll();
        const [lost] = await connectionsOf('passlift news');
        await cut('passlift news');
        await expect.poll(() => connectionsOf('passlift news')).toEqual([expect.not.stringMatching(`^${lost}$`)]);
        await hearAll();
      } finally {
        await news.close();
      }
      expect(news.hears()).toBe(false);
    });
  });

  describe('content whose keys lie here', () => {
    const folder = mkdtempSync(join(tmpdir(), 'postgres-keys-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const { blobs } = memoryContent();
    /** What one process has of the keys. */
    const openKeys = async () => {
      writeFileSync(join(folder, 'wrap'), 'w'.repeat(32));
      const wrapper = await openFileWrapper(join(folder, 'wrap'));
      return openPostgresKeys(
        database,
        openKeyEpochs({ database, vault: openDiskBlobs(join(folder, 'vault')), wrapper }),
      );
    };
    contentStoreContract(async () => ({ blobs, keys: await openKeys() }));

    it('is read by every process through the turn of the hour, whose key is destroyed', async () => {
      const [here, there] = [await openKeys(), await openKeys()];
      const [first, second] = [openContentStore(blobs, here), openContentStore(blobs, there)];
      await first.put({ ref: 'ba1', record: 'source', key: await first.open('ba1') }, [Buffer.from('a ticket')]);
      const read = async () => Buffer.from((await second.get('ba1', 'source')) ?? '').toString();
      expect(await read()).toBe('a ticket');
      const vault = () => readdirSync(join(folder, 'vault'), { recursive: true, withFileTypes: true });
      const keys = () => vault().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
      const before = keys();
      await database.query({ text: `update key_epochs set made_at = made_at - interval '1 hour'` });
      expect(await here.rotate()).toBeGreaterThan(0);
      expect(await there.rotate(), 'once an hour, whoever does it').toBe(0);
      expect([before.length, keys().length, keys()[0] === before[0]]).toEqual([1, 1, false]);
      expect(await read()).toBe('a ticket');
    });
  });
});
