/** Every statement on the rows of jobs, a few lines each; long because there are many. */
import { answerRefs } from '#src/jobs/answer-refs.ts';
import type { JobKey } from '#src/jobs/job-id.ts';
import { type Attempt, type Claim, type Forgotten, hasReader, type JobRecords } from '#src/jobs/job-records.ts';
import type { Lane } from '#src/jobs/lanes.ts';
import type { Database, Tables } from './database.ts';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  not,
  notExists,
  type SQL,
  type SQLWrapper,
  sql,
} from './drizzle.ts';
import { toldOfJob } from './node-news.ts';
import { answers, claims, jobs } from './schema.ts';

/**
 * The queue entries that belong to changes of rows, each as what follows `with` in the statement that writes it: so an entry and
 * the rows it belongs to are one statement.
 */
export type Enqueues = {
  readonly job: (job: JobKey, lane: Lane) => Promise<SQL>;
  /** What came by mail is answered by mail: once the job has ended. */
  readonly answer: (job: JobKey) => Promise<SQL>;
  /** The condition that an entry for this key waits or is worked on. */
  readonly isQueued: (kind: 'job' | 'answer', key: SQLWrapper) => SQL;
};

/** The rows of jobs, in either database. */
export function openJobRecords({ tables }: Pick<Database, 'tables'>, enqueue: Enqueues): JobRecords {
  const findJob = tables
    .select()
    .from(jobs)
    .where(eq(jobs.job, sql.placeholder('job')))
    .prepare('find_job');
  return {
    async accept(job, taken) {
      const rows = [
        ...(taken.length > 0 ? [sql`taken as ${tables.insert(claims).values([...taken])}`] : []),
        ...(job.intake === 'mail'
          ? [sql`answer as ${tables.insert(answers).values({ answer: job.job, createdAt: job.createdAt })}`]
          : []),
        sql`job as ${tables.insert(jobs).values({ ...job, state: 'pending', content: 'source' })}`,
        await enqueue.job(job.job, job.lane),
      ];
      for (let tries = 3; ; tries -= 1) {
        try {
          await tables.execute(sql`with ${sql.join(rows, sql`, `)}`);
          return {};
        } catch (error) {
          if (!isTaken(error) || tries === 0) throw error;
          const claim = await findTaken(tables, taken, job.createdAt);
          if (claim) return { taken: claim };
        }
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
      await tables
        .insert(claims)
        .values(claim)
        .onConflictDoUpdate({ target: claims.claim, set: claim, setWhere: lte(claims.expiresAt, now) });
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
      await tables.update(jobs).set({ stage, percent }).where(isHeldBy(attempt));
    },
    async release(attempt, why) {
      const counted = why === 'crash' ? { crashes: sql`${jobs.crashes} + 1` } : { attempts: sql`${jobs.attempts} - 1` };
      await tables
        .update(jobs)
        .set({ state: 'pending', lease: null, ...counted })
        .where(isHeldBy(attempt));
    },
    async end(attempt, ending) {
      const content = ending.resultRef === null ? 'gone' : 'result';
      const end = async (on: Tables) => {
        const rows = await on
          .update(jobs)
          .set({ ...ending, content, lease: null, percent: 100, stage: null })
          .where(isHeldBy(attempt))
          .returning({ told: toldOfJob });
        return rows.length > 0;
      };
      if (attempt.intake === 'mail')
        return tables.transaction(async (transaction) => {
          const ended = await end(transaction);
          if (ended) await transaction.execute(sql`with ${await enqueue.answer(attempt.job)}`);
          return ended;
        });
      const ended = await end(tables);
      // Who waits for it on a page may have asked for it by mail; what is missed here is put back like any lost entry.
      const [asked] = ended ? await tables.select().from(answers).where(eq(answers.answer, attempt.job)) : [];
      if (asked) await tables.execute(sql`with ${await enqueue.answer(attempt.job)}`);
      return ended;
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
      tables.transaction(async (transaction) => {
        const lost = await transaction
          .select({ job: jobs.job, lane: jobs.lane })
          .from(jobs)
          .where(and(isUnfinished, not(enqueue.isQueued('job', jobs.job))))
          .orderBy(asc(jobs.createdAt));
        for (const { job, lane } of lost) await transaction.execute(sql`with ${await enqueue.job(job, lane)}`);
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
        .select({ ref: jobs.resultRef, job: jobs.job, intake: jobs.intake, emailSent: jobs.emailSent })
        .from(jobs)
        .where(and(eq(jobs.content, 'result'), isNotNull(jobs.resultRef)));
      const senders = results.flatMap((row) => (hasReader(row) ? [answerRefs(row.job).address] : []));
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
    async ahead({ lane, createdAt }) {
      const [row] = await tables
        .select({ count: sql<number>`count(*)::int` })
        .from(jobs)
        .where(and(eq(jobs.state, 'pending'), eq(jobs.lane, lane), lt(jobs.createdAt, createdAt)));
      return row?.count ?? 0;
    },
    async judge(job, right) {
      await tables.update(jobs).set({ right }).where(eq(jobs.job, job));
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

function isHeldBy({ job, lease }: Attempt) {
  return and(eq(jobs.job, job), eq(jobs.lease, lease), eq(jobs.state, 'processing'));
}

/** Whether a statement failed for a claim that is there already (PostgreSQL, appendix A: `unique_violation`). */
function isTaken(error: unknown): boolean {
  const { code, constraint } = ((error as { readonly cause?: unknown }).cause ?? error) as Record<string, unknown>;
  return code === '23505' && constraint === 'claims_pkey';
}

/** The first of these claims that is taken. One that ran out may be taken again: its row is removed. */
async function findTaken(tables: Tables, wanted: readonly Claim[], now: number): Promise<Claim | undefined> {
  const among = inArray(
    claims.claim,
    wanted.map(({ claim }) => claim),
  );
  await tables.delete(claims).where(and(among, lte(claims.expiresAt, now)));
  const taken = await tables.select().from(claims).where(among);
  return wanted.flatMap(({ claim }) => taken.find((one) => one.claim === claim) ?? [])[0];
}

/** In one statement: the row as it was, locked, and what it becomes. */
async function forget(tables: Tables, job: JobKey, now: number): Promise<Forgotten | undefined> {
  const before = tables.$with('before').as(tables.select().from(jobs).where(eq(jobs.job, job)).for('update'));
  const ending = { state: 'failed', errorCode: 'job.deleted', completedAt: now, lease: null } as const;
  const failed = (name: keyof typeof ending) =>
    sql`case when ${isUnfinished} then ${sql.param(ending[name], jobs[name])} else ${jobs[name]} end`;
  const gone = tables.$with('gone').as(
    tables
      .update(jobs)
      .set({
        content: 'gone',
        state: failed('state'),
        errorCode: failed('errorCode'),
        completedAt: failed('completedAt'),
        lease: failed('lease'),
      })
      .from(before)
      .where(eq(jobs.job, before.job))
      .returning({ told: toldOfJob.as('told') }),
  );
  const answer = tables.select().from(answers).where(eq(answers.answer, before.job));
  const [row] = await tables
    .with(before, gone)
    .select({ ...before._.selectedFields, answerWaits: sql<boolean>`exists ${answer}` })
    .from(before);
  return row;
}
