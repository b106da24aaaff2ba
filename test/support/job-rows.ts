/** Rows of jobs, as tests need them. */
import { jobKeyOf, newJobId } from '#src/jobs/job-id.ts';
import type { Ending, NewJob } from '#src/jobs/job-records.ts';
import { sql } from '#src/storage/drizzle.ts';
import type { Enqueues } from '#src/storage/job-records.ts';

/** How most jobs of tests end: completed, and nothing to hand out. */
export const ending: Ending = {
  state: 'completed',
  completedAt: 1,
  errorCode: null,
  resultRef: null,
  expiresAt: null,
  passCount: 0,
  pages: null,
  ticketKind: null,
  durations: {},
};

/** A job that comes in by itself, through the website. */
export function newJob(more: Partial<NewJob> = {}): NewJob {
  const job = jobKeyOf(newJobId())!;
  const sender = { userHash: null, intake: 'web', waitsFor: null } as const;
  return { job, createdAt: 1, ...sender, kind: 'mail', sizeClass: '', lane: 'quick', ...more };
}

const noEntry = async () => sql`entry as (select 1) select 1`;

/** Rows without a queue. */
export const noQueue: Enqueues = { job: noEntry, answer: noEntry, isQueued: () => sql`false` };
