import { answerRefs } from './answer-refs.ts';
import type { ContentStore } from './content-store.ts';
import type { JobKey } from './job-id.ts';
import { type Forgotten, hasReader, type JobRecords } from './job-records.ts';

/** What is needed to bring rows and content into agreement. */
export type CleaningContext = {
  readonly records: JobRecords;
  readonly content: ContentStore;
  readonly now: () => number;
};

const batch = 200;
/** Results that are deleted at a time: a store that is far away is waited for once for all of them. */
const together = 16;

/** Deletes results whose time has come: the key first, then what it opened, then the row is told. Answers how many. */
export async function expireResults({ records, content, now }: CleaningContext): Promise<number> {
  let expired = 0;
  for (;;) {
    const due = await records.due(now(), batch);
    for (let at = 0; at < due.length; at += together) {
      const some = due.slice(at, at + together).map(async ({ job, resultRef }) => {
        if (resultRef) await content.destroy(resultRef);
        const before = await records.forget(job, now());
        if (before) await forgetSender(before, content);
      });
      await Promise.all(some);
    }
    expired += due.length;
    if (due.length < batch) return expired;
  }
}

/** Destroys the address that a mail came from or went to, unless one has yet to go there: who sends that ends it. */
export async function forgetSender(job: Forgotten, content: ContentStore): Promise<void> {
  if (hasReader(job) && !job.answerWaits) await content.destroy(answerRefs(job.job).address);
}

/** Content that no row knows is given this long: a file that is still coming in, or a row about to be written. */
const orphanAge = 60 * 60_000;

/**
 * Removes content that no row points at: at once where its job has ended, else once it is an hour old. Answers how many
 * refs.
 */
export async function removeOrphans({ records, content, now }: CleaningContext): Promise<number> {
  // Refs first, rows second: what is accepted in between is in the rows.
  const refs = await content.refs();
  const live = await records.liveRefs();
  const loose = [...refs.keys()].filter((ref) => !live.has(ref));
  const ended = await endedOf(loose.map(jobOf), records);
  const isOld = (ref: string) => refs.get(ref)!.writtenAt <= now() - orphanAge;
  const orphans = loose.filter((ref) => ended.has(jobOf(ref)) || isOld(ref));
  for (const ref of orphans) await content.destroy(ref);
  return orphans.length;
}

/** Tells rows whose result is there no more, whoever removed it. Answers how many. */
export async function forgetLost({ records, content, now }: CleaningContext): Promise<number> {
  const refs = await content.refs();
  let lost = 0;
  for (const ref of await records.liveRefs()) {
    if (!isResult(ref) || refs.get(ref)?.stored) continue;
    // It was stored before its row said so: what cannot be read now is gone, and not just on its way.
    if ((await content.get(ref, 'result')) !== undefined) continue;
    await content.destroy(ref);
    const before = await records.forget(jobOf(ref), now());
    if (before) await forgetSender(before, content);
    lost += 1;
  }
  return lost;
}

const isResult = (ref: string) => /-(?!address$|mail$)/.test(ref);

/** Every ref begins with the key of its job. */
const jobOf = (ref: string): JobKey => ref.split('-')[0] as JobKey;

async function endedOf(jobs: readonly JobKey[], records: JobRecords): Promise<ReadonlySet<JobKey>> {
  let ended: ReadonlySet<JobKey> = new Set();
  for (let at = 0; at < jobs.length; at += batch) ended = ended.union(await records.ended(jobs.slice(at, at + batch)));
  return ended;
}
