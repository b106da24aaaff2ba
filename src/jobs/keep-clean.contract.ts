import { readdirSync, utimesSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDiskBlobs, openDiskKeys } from '#src/storage/disk-content.ts';
import { ending, newJob } from '#test/support/job-rows.ts';
import { openContentStore } from './content-store.ts';
import type { JobRecords } from './job-records.ts';
import { removeOrphans } from './keep-clean.ts';

/** What of the content store is removed, as the rows of jobs say. */
export function keepCleanContract(open: () => Promise<{ readonly records: JobRecords }>): void {
  it('keeps content without a row for an hour, and content of an ended job not', async () => {
    const { records } = await open();
    await using folder = await mkdtempDisposable(join(tmpdir(), 'orphans-'));
    const content = openContentStore(
      openDiskBlobs(join(folder.path, 'content')),
      openDiskKeys(join(folder.path, 'keys'), new Uint8Array(32)),
    );
    const put = async (ref: string) => {
      const record = ref.endsWith('-lease') ? 'result' : 'source';
      await content.put({ ref, record, key: await content.open(ref) }, [new Uint8Array(9)]);
    };
    const [young, old] = [newJob().job, newJob().job];
    const [waits, ended] = [newJob(), newJob()];
    for (const job of [waits, ended]) await records.accept(job, []);
    for (const ref of [old, waits.job]) await put(ref);
    const anHourAgo = Date.now() / 1000 - 3601;
    for (const entry of readdirSync(folder.path, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), anHourAgo, anHourAgo);
    for (const ref of [young, ended.job, `${ended.job}-lease`, `${young}-address`]) await put(ref);
    await records.begin({ job: ended.job, lease: 'a' });
    await records.end({ job: ended.job, lease: 'a', intake: 'web' }, ending);

    await removeOrphans({ records, content, now: Date.now });
    expect(new Set((await content.refs()).keys())).toEqual(new Set([young, `${young}-address`, waits.job]));
  });
}
