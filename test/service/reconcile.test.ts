import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContentStore } from '#src/jobs/content-store.ts';
import { type JobKey, jobKeyOf, newJobId } from '#src/jobs/job-id.ts';
import type { Claim } from '#src/jobs/job-records.ts';
import { removeOrphans } from '#src/jobs/keep-clean.ts';
import { reconcile } from '#src/jobs/reconcile.ts';
import { openAnswerBook } from '#src/storage/answer-book.ts';
import { type BossQueue, openBossQueue } from '#src/storage/boss-queue.ts';
import type { Database } from '#src/storage/database.ts';
import { openDiskBlobs, openDiskKeys } from '#src/storage/disk-content.ts';
import { openEmbeddedDatabase } from '#src/storage/embedded-database.ts';
import { openJobRecords } from '#src/storage/job-records.ts';
import { migrate } from '#src/storage/migrations.ts';
import { openPostgresDatabase } from '#src/storage/postgres-database.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';

const onError = (error: unknown) => {
  throw error;
};
const newKey = () => jobKeyOf(newJobId())!;
const ending = {
  state: 'completed',
  completedAt: 1,
  errorCode: null,
  resultRef: null,
  expiresAt: null,
  passCount: 0,
  pages: null,
  ticketKind: null,
  durations: {},
} as const;

describe.each(['embedded', 'postgres'])('rows and queue: %s', (kind) => {
  let postgres: TestPostgres | undefined;
  let database: Database;
  let queue: BossQueue;
  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : undefined;
    database = postgres ? await openPostgresDatabase(postgres.url, onError) : await openEmbeddedDatabase();
    await migrate(database);
    queue = await openBossQueue(database, { jobSeconds: 60, onError });
  });
  afterAll(async () => {
    await queue.stop();
    await database.close();
    await postgres?.stop();
  });
  const entries = async () => {
    const text = `select name, data->>'job' as job from queue.job where state < 'completed' order by name, created_on`;
    return (await database.query({ text })).rows.map(({ name, job }) => `${name} ${job}`);
  };

  it('a job and an answer that lost their entries get new ones, once, and others are left alone', async () => {
    const records = openJobRecords(database, queue.enqueue);
    const answerBook = openAnswerBook(database, queue.enqueue);
    const accept = async (job: JobKey, intake: 'web' | 'mail') => {
      await records.accept(
        {
          job,
          createdAt: 1,
          userHash: null,
          intake,
          kind: 'mail',
          sizeClass: '',
          lane: 'quick',
          waitsFor: null,
        },
        [],
      );
    };
    const [lost, answered, kept] = [newKey(), newKey(), newKey()];
    await accept(lost, 'web');
    await accept(answered, 'mail');
    await records.begin({ job: answered, lease: 'a' });
    await records.end({ job: answered, lease: 'a', intake: 'mail' }, ending);
    await database.query({ text: 'delete from queue.job' });
    await accept(kept, 'web');

    const restored: string[] = [];
    const look = () =>
      reconcile({
        waiting: [
          { of: 'jobs', restore: records.restore },
          { of: 'answers', restore: answerBook.restore },
        ],
        onRestored: (of, count) => void restored.push(`${count} ${of}`),
      });
    await look();
    await look();
    expect(restored).toEqual(['1 jobs', '1 answers']);
    expect(await entries()).toEqual([`answers ${answered}`, `conversions ${kept}`, `conversions ${lost}`]);
  });

  it('a claim buys one job, and another when it has run out; of a job that is refused nothing is written', async () => {
    const records = openJobRecords(database, queue.enqueue);
    const accept = async (createdAt: number, claims: readonly Claim[]) => {
      const job = newKey();
      const row = { userHash: null, kind: 'mail', sizeClass: '', lane: 'quick', waitsFor: null } as const;
      const answer = await records.accept({ ...row, job, createdAt, intake: 'mail' }, claims);
      const entered = (await entries()).filter((entry) => entry.endsWith(job)).length;
      return { ...answer, known: (await records.find(job)) !== undefined, entered };
    };
    const claim = (name: string, body: string): Claim => ({ claim: name, body, nonce: '', expiresAt: 100 });
    expect(await accept(1, [claim('a', '1'), claim('b', '1')])).toEqual({ known: true, entered: 1 });
    const taken = await accept(2, [claim('c', '2'), claim('b', '2'), claim('a', '2')]);
    expect(taken).toEqual({ taken: claim('b', '1'), known: false, entered: 0 });
    expect(await records.claimed('c', 2)).toBeUndefined();
    expect(await accept(100, [{ ...claim('b', '3'), expiresAt: 200 }])).toEqual({ known: true, entered: 1 });
    expect(await records.claimed('b', 100)).toMatchObject({ body: '3' });
    const both = await Promise.all([accept(3, [claim('d', '1')]), accept(3, [claim('d', '2')])]);
    expect(both.map(({ known }) => known).sort()).toEqual([false, true]);
  });

  it('what is forgotten is told as it was; a job that had not ended has failed', async () => {
    const records = openJobRecords(database, queue.enqueue);
    const [waits, ended] = [newKey(), newKey()];
    const row = { createdAt: 1, userHash: null, kind: 'mail', sizeClass: '', lane: 'quick', waitsFor: null } as const;
    await records.accept({ ...row, job: waits, intake: 'mail' }, []);
    await records.accept({ ...row, job: ended, intake: 'key' }, []);
    await records.begin({ job: ended, lease: 'a' });
    await records.end({ job: ended, lease: 'a', intake: 'key' }, { ...ending, completedAt: 2, resultRef: 'ref' });

    expect(await records.forget(waits, 5)).toMatchObject({ state: 'pending', completedAt: null, answerWaits: true });
    expect(await records.find(waits)).toMatchObject({
      ...{ state: 'failed', errorCode: 'job.deleted', completedAt: 5, content: 'gone' },
    });
    expect(await records.forget(ended, 5)).toMatchObject({ content: 'result', resultRef: 'ref', answerWaits: false });
    expect(await records.find(ended)).toMatchObject({
      ...{ state: 'completed', errorCode: null, completedAt: 2, content: 'gone' },
    });
    expect(await records.forget(newKey(), 5)).toBeUndefined();
  });

  it('content without a row is kept for an hour, content of an ended job is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orphans-'));
    const content = openContentStore(
      openDiskBlobs(join(folder, 'content')),
      openDiskKeys(join(folder, 'keys'), new Uint8Array(32)),
    );
    const records = openJobRecords(database, queue.enqueue);
    const put = async (ref: string) => {
      const record = ref.endsWith('-lease') ? 'result' : 'source';
      await content.put({ ref, record, key: await content.open(ref) }, [new Uint8Array(9)]);
    };
    const [young, old, waits, ended] = [newKey(), newKey(), newKey(), newKey()];
    for (const job of [waits, ended])
      await records.accept(
        { job, createdAt: 1, userHash: null, intake: 'web', kind: 'pdf', sizeClass: '', lane: 'quick', waitsFor: null },
        [],
      );
    for (const ref of [old, waits]) await put(ref);
    const anHourAgo = Date.now() / 1000 - 3601;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), anHourAgo, anHourAgo);
    for (const ref of [young, ended, `${ended}-lease`, `${young}-address`]) await put(ref);
    await records.begin({ job: ended, lease: 'a' });
    await records.end({ job: ended, lease: 'a', intake: 'web' }, ending);

    await removeOrphans({ records, content, now: Date.now });
    expect(new Set((await content.refs()).keys())).toEqual(new Set([young, `${young}-address`, waits]));
    rmSync(folder, { recursive: true, force: true });
  });
});
