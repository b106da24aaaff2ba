import { beforeEach, expect, it } from 'vitest';
import type { RecordsParts } from '#src/jobs/job-records.contract.ts';
import type { Ending, NewJob } from '#src/jobs/job-records.ts';
import { ending, newJob } from '#test/support/job-rows.ts';
import { daysBack, noteLook, statusOf } from './status.ts';
import type { StatusBook } from './status-book.ts';

/** An empty book, with the rows of jobs beside it. */
export type StatusBookParts = RecordsParts & { readonly book: StatusBook };

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-11-27T12:00:00Z');

/** What every book of the status promises. */
export function statusBookContract(open: () => Promise<StatusBookParts>): void {
  let parts: StatusBookParts;
  beforeEach(async () => {
    parts = await open();
  });
  const finish = async (job: Partial<NewJob>, how: Partial<Ending>) => {
    const { records } = parts;
    const row = newJob({ createdAt: now, ...job });
    await records.accept(row, []);
    await records.begin({ job: row.job, lease: 'a' });
    await records.end({ job: row.job, lease: 'a', intake: row.intake }, { ...ending, ...how });
  };

  it('counts the minutes of a day once each, however often somebody looks', async () => {
    const { book } = parts;
    for (const [at, well] of [
      [now, true],
      [now + 20_000, true],
      [now + minute, false],
      [now + 2 * minute, true],
    ] as const)
      await noteLook(book, at, well);
    expect((await book.read('2026-11-27')).worked).toEqual([{ day: '2026-11-27', well: 2, ill: 1 }]);
  });

  it('forgets days that nobody looks back at', async () => {
    const { book } = parts;
    await noteLook(book, now - daysBack * day, true);
    await noteLook(book, now - (daysBack - 1) * day, true);
    await noteLook(book, now, true);
    expect((await book.read('2000-01-01')).worked.map((each) => each.day).sort()).toEqual(['2026-08-30', '2026-11-27']);
  });

  it('counts files by door and day, and those that were lost by a fault of ours', async () => {
    await finish({}, { passCount: 1, completedAt: now + 5 });
    await finish({}, { state: 'failed', errorCode: 'job.crashed', completedAt: now + 9 });
    await finish({}, { state: 'failed', errorCode: 'document.locked' });
    await finish({ intake: 'mail', createdAt: now - day }, { passCount: 2, completedAt: now - day + 5 });
    await finish({ createdAt: now - daysBack * day }, { passCount: 1 });
    await parts.records.accept(newJob({ createdAt: now }), []);
    const { doors, lastMade } = await statusOf(parts.book, now);
    expect(doors.toSorted((a, b) => a.day.localeCompare(b.day))).toEqual([
      { door: 'mail', day: '2026-11-26', files: 1, faults: 0 },
      { door: 'web', day: '2026-11-27', files: 3, faults: 1 },
    ]);
    expect(lastMade.toSorted((a, b) => a.at - b.at)).toEqual([
      { door: 'mail', at: now - day + 5 },
      { door: 'web', at: now + 5 },
    ]);
  });
}
