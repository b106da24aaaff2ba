import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { JobKey } from '#src/jobs/job-id.ts';
import type { Attempt, Claim, JobRecord, JobRecords } from '#src/jobs/job-records.ts';
import type { Database, Tables } from './database.ts';
import { claims, jobs } from './schema.ts';

/** Writes the queue entry of a job inside a transaction. */
export type Enqueue = (transaction: Pick<Tables, 'execute'>, job: JobKey) => Promise<void>;

class ClaimTaken extends Error {
  readonly claim: Claim;

  constructor(claim: Claim) {
    super('taken');
    this.claim = claim;
  }
}

/** The rows of jobs, in either database. */
export function openJobRecords({ tables }: Pick<Database, 'tables'>, enqueue: Enqueue): JobRecords {
  return {
    async accept(job, taken) {
      try {
        await tables.transaction(async (transaction) => {
          for (const claim of taken) await takeClaim(transaction, claim);
          await transaction.insert(jobs).values({ ...job, state: 'pending', content: 'source' });
          await enqueue(transaction, job.job);
        });
        return {};
      } catch (error) {
        if (error instanceof ClaimTaken) return { taken: error.claim };
        throw error;
      }
    },
    async claimed(claim, now) {
      const [row] = await tables
        .select()
        .from(claims)
        .where(and(eq(claims.claim, claim), gt(claims.expiresAt, now)));
      return row;
    },
    async find(job) {
      const [row] = await tables.select().from(jobs).where(eq(jobs.job, job));
      return row;
    },
    async begin({ job, lease }) {
      const [row] = await tables
        .update(jobs)
        .set({ state: 'processing', lease, attempts: sql`${jobs.attempts} + 1`, percent: 0, stage: 'open' })
        .where(and(eq(jobs.job, job), isUnfinished))
        .returning();
      return row;
    },
    async report(attempt, { stage, percent }) {
      await tables.update(jobs).set({ stage, percent }).where(holds(attempt));
    },
    async release(attempt, why) {
      const counted = why === 'crash' ? { crashes: sql`${jobs.crashes} + 1` } : { attempts: sql`${jobs.attempts} - 1` };
      await tables
        .update(jobs)
        .set({ state: 'pending', lease: null, ...counted })
        .where(holds(attempt));
    },
    async end(attempt, ending) {
      const content = ending.resultRef === null ? 'gone' : 'result';
      const ended = await tables
        .update(jobs)
        .set({ ...ending, content, lease: null, percent: 100, stage: null })
        .where(holds(attempt))
        .returning({ job: jobs.job });
      return ended.length > 0;
    },
    async abandon(job, errorCode, now) {
      const ending = { state: 'failed', errorCode, completedAt: now, content: 'gone', lease: null } as const;
      await tables
        .update(jobs)
        .set(ending)
        .where(and(eq(jobs.job, job), isUnfinished));
    },
    forget: (job, now) => forget(tables, job, now),
    async countDownload(job) {
      const [row] = await tables
        .update(jobs)
        .set({ downloads: sql`${jobs.downloads} + 1` })
        .where(eq(jobs.job, job))
        .returning({ downloads: jobs.downloads });
      return row?.downloads ?? 0;
    },
    async due(now, most) {
      const due = and(eq(jobs.content, 'result'), lte(jobs.expiresAt, now));
      return tables.select().from(jobs).where(due).orderBy(asc(jobs.expiresAt)).limit(most);
    },
    async unfinished() {
      return tables.select().from(jobs).where(isUnfinished).orderBy(asc(jobs.createdAt));
    },
    async liveRefs() {
      const sources = await tables.select({ ref: jobs.job }).from(jobs).where(isUnfinished);
      const results = await tables
        .select({ ref: jobs.resultRef })
        .from(jobs)
        .where(and(eq(jobs.content, 'result'), isNotNull(jobs.resultRef)));
      return new Set([...sources, ...results].map(({ ref }) => ref!));
    },
    async waiting() {
      const [row] = await tables
        .select({ count: sql<number>`count(*)::int` })
        .from(jobs)
        .where(eq(jobs.state, 'pending'));
      return row?.count ?? 0;
    },
  };
}

const isUnfinished = inArray(jobs.state, ['pending', 'processing']);

function holds({ job, lease }: Attempt) {
  return and(eq(jobs.job, job), eq(jobs.lease, lease), eq(jobs.state, 'processing'));
}

/** A claim that ran out may be taken again; its row is replaced. */
async function takeClaim(transaction: Tables, claim: Claim): Promise<void> {
  const written = await transaction
    .insert(claims)
    .values(claim)
    .onConflictDoUpdate({ target: claims.claim, set: claim, setWhere: lte(claims.expiresAt, Date.now()) })
    .returning({ claim: claims.claim });
  if (written.length > 0) return;
  const [present] = await transaction.select().from(claims).where(eq(claims.claim, claim.claim));
  throw new ClaimTaken(present ?? claim);
}

async function forget(tables: Tables, job: JobKey, now: number): Promise<JobRecord | undefined> {
  return tables.transaction(async (transaction) => {
    const [before] = await transaction.select().from(jobs).where(eq(jobs.job, job)).for('update');
    if (!before) return undefined;
    const unfinished = before.state === 'pending' || before.state === 'processing';
    const ending = unfinished
      ? ({ state: 'failed', errorCode: 'job.deleted', completedAt: now, lease: null } as const)
      : {};
    await transaction
      .update(jobs)
      .set({ content: 'gone', ...ending })
      .where(eq(jobs.job, job));
    return before;
  });
}
