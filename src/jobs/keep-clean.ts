import { answerRefs } from './answer-refs.ts';
import type { ContentStore } from './content-store.ts';
import type { JobKey } from './job-id.ts';
import type { Forgotten, JobRecords } from './job-records.ts';
import type { JobQueue } from './queue.ts';

/** What is needed to bring rows and content into agreement. */
export type CleaningContext = {
  readonly records: JobRecords;
  readonly content: ContentStore;
  readonly now: () => number;
};

const batch = 200;

/** Deletes results whose time has come: the key first, then what it opened, then the row is told. Answers how many. */
export async function expireResults({ records, content, now }: CleaningContext): Promise<number> {
  let expired = 0;
  for (;;) {
    const due = await records.due(now(), batch);
    for (const { job, resultRef } of due) {
      if (resultRef) await content.destroy(resultRef);
      const before = await records.forget(job, now());
      if (before) await forgetSender(before, content);
    }
    expired += due.length;
    if (due.length < batch) return expired;
  }
}

/** Destroys the address that a mail came from, unless an answer has yet to go there: who sends that ends it. */
export async function forgetSender({ job, intake, answerWaits }: Forgotten, content: ContentStore): Promise<void> {
  if (intake === 'mail' && !answerWaits) await content.destroy(answerRefs(job).address);
}

/** Removes content that no row points at, and that is older than `age`. Answers how many refs. */
export async function removeOrphans({ records, content, now }: CleaningContext, age: number): Promise<number> {
  // Refs first, rows second: what is accepted in between is in the rows.
  const refs = await content.refs();
  const live = await records.liveRefs();
  const orphans = [...refs].filter(([ref, { writtenAt }]) => !live.has(ref) && writtenAt <= now() - age);
  for (const [ref] of orphans) await content.destroy(ref);
  return orphans.length;
}

/**
 * After a start: jobs that a dead process left half done go back to the queue, those whose file is lost fail with a
 * sentence. Only while this process is the only one. Answers how many came back.
 */
export async function restoreJobs(context: CleaningContext & { readonly queue: JobQueue }): Promise<number> {
  const { records, content, queue, now } = context;
  const kept: JobKey[] = [];
  for (const { job } of await records.unfinished()) {
    if (await content.has(job)) kept.push(job);
    else await records.abandon(job, 'job.lost', now());
  }
  await queue.restore(kept);
  return kept.length;
}
