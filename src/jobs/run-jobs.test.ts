import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#src/storage/database.ts';
import { openDiskBlobs, openDiskKeys } from '#src/storage/disk-content.ts';
import { openJobRecords } from '#src/storage/job-records.ts';
import { migrate } from '#src/storage/migrations.ts';
import { openTestDatabase } from '#test/support/data-folder.ts';
import { newJob, noQueue } from '#test/support/job-rows.ts';
import { openContentStore } from './content-store.ts';
import { type Converter, ConverterCrashed } from './converter.ts';
import { openLiveProgress } from './live-progress.ts';
import { openRoom } from './room.ts';
import { runJob } from './run-jobs.ts';
import { sourceHeader } from './source.ts';
import type { JobEvent } from './work-context.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'run-jobs-'));
  database = await openTestDatabase();
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('leaves the file to the attempt that has the lease now', async () => {
  const records = openJobRecords(database, noQueue);
  const content = openContentStore(openDiskBlobs(join(folder, 'content')), openDiskKeys(join(folder, 'keys'), key));
  const row = newJob({ createdAt: 0, intake: 'key' });
  const { job } = row;
  await content.put({ ref: job, record: 'source', key: await content.open(job) }, [sourceHeader({ name: 'a' }), key]);
  await records.accept(row, []);

  // While it works, another node takes the job over; then its own converter gives up on the file.
  const converter: Converter = {
    async convert() {
      await records.begin({ job, lease: 'another node' });
      throw new ConverterCrashed('time');
    },
  };
  const logged: JobEvent[] = [];
  await runJob(job, {
    records,
    content,
    converter: { quick: converter, slow: converter },
    room: openRoom(),
    progress: openLiveProgress(),
    shareProgress: false,
    attempts: 1,
    resultLife: 1000,
    now: () => 0,
    stopping: new AbortController().signal,
    log: (event) => logged.push(event),
  });
  expect(logged).toMatchObject([{ event: 'dropped' }]);
  expect(await content.get(job, 'source')).toBeDefined();
  expect(await records.find(job)).toMatchObject({ state: 'processing' });
});

const key = new Uint8Array(32).fill(7);
