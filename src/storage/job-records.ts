import { answerRefs } from '#src/jobs/answer-refs.ts';
import type { JobKey } from '#src/jobs/job-id.ts';
import type { Attempt, Claim, Forgotten, JobRecords } from '#src/jobs/job-records.ts';
import type { Lane } from '#src/jobs/lanes.ts';
import type { Database, Tables } from './database.ts';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  not,
  notExists,
  type SQL,
  type SQLWrapper,
  sql,
} from './drizzle.ts';
import { toldToNodes } from './job-news.ts';
import { answers, claims, jobs } from './schema.ts';

/** Writes the queue entry of a job inside a transaction. */
export type Enqueue = (transaction: Pick<Tables, 'execute'>, job: JobKey, lane: Lane) => Promise<void>;

/** Writes the queue entries that belong to changes of rows. */
export type Enqueues = {
  readonly job: Enqueue;
  /** What came by mail is answered by mail: once the job has ended. */
  readonly answer: (transaction: Pick<Tables, 'execute'>, job: JobKey) => Promise<void>;
  /** The condition that an entry for this key waits or is worked on. */
  readonly holds: (kind: 'job' | 'answer', key: SQLWrapper) => SQL;
};

/** Makes rows and queue entries agree in a transaction that only one node has at a time; 0 for the others. */
export async function restoreAlone(tables: Tables, restore: (transaction: Tables) => Promise<number>): Promise<number> {
  return tables.transaction(async (transaction) => {
    const { rows } = await transaction.execute(sql`select pg_try_advisory_xact_lock(72617374) as alone`);
    return rows[0]?.alone ? restore(transaction) : 0;
  });
}

class ClaimTaken extends Error {
  readonly claim: Claim;

  constructor(claim: Claim) {
    super('taken');
    this.claim = claim;
  }
}

/** The rows of jobs, in either database. */
export function openJobRecords({ tables }: Pick<Database, 'tables'>, enqueue: Enqueues): JobRecords {
  const findJob = tables
    .select()
    .from(jobs)
    .where(eq(jobs.job, sql.placeholder('job')))
    .prepare('find_job');
  return {
    async accept(job, taken) {
      try {
        await tables.transaction(async (transaction) => {
          for (const claim of taken) await takeClaim(transaction, claim, job.createdAt);
          await transaction.insert(jobs).values({ ...job, state: 'pending', content: 'source' });
          if (job.intake === 'mail')
            await transaction.insert(answers).values({ answer: job.job, createdAt: job.createdAt });
          await enqueue.job(transaction, job.job, job.lane);
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
    async spend(claim, now) {
      await takeClaim(tables, claim, now).catch((error: unknown) => {
        if (!(error instanceof ClaimTaken)) throw error;
      });
    },
    async find(job) {
      const [row] = await findJob.execute({ job }); // the statement of every poll
      return row;
    },
    async begin({ job, lease }) {
      const [row] = await tables
        .update(jobs)
        .set({
          state: 'processing',
          lease,
          attempts: sql`${jobs.attempts} + 1`,
          percent: 0,
          stage: 'open',
          waitsFor: null,
        })
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
      return tables.transaction(async (transaction) => {
        const [ended] = await transaction
          .update(jobs)
          .set({ ...ending, content, lease: null, percent: 100, stage: null })
          .where(holds(attempt))
          .returning({ intake: jobs.intake, told: toldToNodes });
        if (ended?.intake === 'mail') await enqueue.answer(transaction, attempt.job);
        return ended !== undefined;
      });
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
      const unanswered = tables
        .select({ answer: answers.answer })
        .from(answers)
        .where(and(eq(answers.answer, jobs.job), eq(answers.composed, false)));
      const due = and(eq(jobs.content, 'result'), lte(jobs.expiresAt, now), notExists(unanswered));
      return tables.select().from(jobs).where(due).orderBy(asc(jobs.expiresAt)).limit(most);
    },
    restore: () =>
      restoreAlone(tables, async (transaction) => {
        const lost = await transaction
          .select({ job: jobs.job, lane: jobs.lane })
          .from(jobs)
          .where(and(isUnfinished, not(enqueue.holds('job', jobs.job))))
          .orderBy(asc(jobs.createdAt));
        for (const { job, lane } of lost) await enqueue.job(transaction, job, lane);
        return lost.length;
      }),
    async ended(keys) {
      const rows = await tables
        .select({ job: jobs.job })
        .from(jobs)
        .where(and(inArray(jobs.job, [...keys]), not(isUnfinished)));
      return new Set(rows.map(({ job }) => job));
    },
    async liveRefs() {
      const sources = await tables.select({ ref: jobs.job }).from(jobs).where(isUnfinished);
      const results = await tables
        .select({ ref: jobs.resultRef, job: jobs.job, intake: jobs.intake })
        .from(jobs)
        .where(and(eq(jobs.content, 'result'), isNotNull(jobs.resultRef)));
      const senders = results.flatMap(({ job, intake }) => (intake === 'mail' ? [answerRefs(job).address] : []));
      const letters = await tables.select({ answer: answers.answer }).from(answers);
      const mails = letters.flatMap(({ answer }) => Object.values(answerRefs(answer)));
      return new Set([...[...sources, ...results].map(({ ref }) => ref!), ...senders, ...mails]);
    },
    async passesMade() {
      const [row] = await tables.select({ made: sql<string | null>`sum(${jobs.passCount})` }).from(jobs);
      return Number(row?.made ?? 0);
    },
    async waiting() {
      const count = sql<number>`count(*)::int`;
      const rows = await tables
        .select({ lane: jobs.lane, count })
        .from(jobs)
        .where(eq(jobs.state, 'pending'))
        .groupBy(jobs.lane);
      return { quick: 0, slow: 0, ...Object.fromEntries(rows.map((row) => [row.lane, row.count])) };
    },
    async waitingOf(waitsFor, lane) {
      const [row] = await tables
        .select({ count: sql<number>`count(*)::int` })
        .from(jobs)
        .where(and(eq(jobs.waitsFor, waitsFor), eq(jobs.lane, lane), eq(jobs.state, 'pending')));
      return row?.count ?? 0;
    },
    async waitingSince() {
      const [row] = await tables
        .select({ since: sql<string | null>`min(${jobs.createdAt})` })
        .from(jobs)
        .where(eq(jobs.state, 'pending'));
      return row?.since == null ? undefined : Number(row.since);
    },
  };
}

const isUnfinished = inArray(jobs.state, ['pending', 'processing']);

function holds({ job, lease }: Attempt) {
  return and(eq(jobs.job, job), eq(jobs.lease, lease), eq(jobs.state, 'processing'));
}

/** A claim that ran out may be taken again; its row is replaced. */
async function takeClaim(transaction: Tables, claim: Claim, now: number): Promise<void> {
  const written = await transaction
    .insert(claims)
    .values(claim)
    .onConflictDoUpdate({ target: claims.claim, set: claim, setWhere: lte(claims.expiresAt, now) })
    .returning({ claim: claims.claim });
  if (written.length > 0) return;
  const [present] = await transaction.select().from(claims).where(eq(claims.claim, claim.claim));
  throw new ClaimTaken(present ?? claim);
}

async function forget(tables: Tables, job: JobKey, now: number): Promise<Forgotten | undefined> {
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
      .where(eq(jobs.job, job))
      .returning({ told: toldToNodes });
    const [answer] = await transaction.select().from(answers).where(eq(answers.answer, job));
    return { ...before, answerWaits: answer !== undefined };
  });
}
