import type { JobKey } from '#src/jobs/job-id.ts';
import { type AnswerBook, jobOfAnswer } from '#src/mail/out/answer-book.ts';
import type { Database, Tables } from './database.ts';
import { and, asc, eq, inArray, not, or, type SQL, sql } from './drizzle.ts';
import type { Enqueues } from './job-records.ts';
import { answers, jobs } from './schema.ts';

/** The rows of outgoing mails, in either database. */
export function openAnswerBook({ tables }: Pick<Database, 'tables'>, enqueue: Enqueues): AnswerBook {
  return {
    async find(answer) {
      const [row] = await tables.select().from(answers).where(eq(answers.answer, answer));
      return row;
    },
    async add(answer, now) {
      const row = tables.insert(answers).values({ answer, createdAt: now, composed: true });
      const entry = await enqueue.answer(answer as JobKey); // the queue knows one kind of key
      await tables.execute(sql`with answer as ${row}, ${entry}`);
    },
    async claim(job, now) {
      const rows = await tables
        .insert(answers)
        .values({ answer: job, createdAt: now })
        .onConflictDoNothing()
        .returning({ answer: answers.answer });
      return rows.length > 0;
    },
    async markComposed(answer) {
      await tables.update(answers).set({ composed: true }).where(eq(answers.answer, answer));
    },
    async close(answer, how) {
      return tables.transaction(async (transaction) => {
        await transaction.delete(answers).where(eq(answers.answer, answer));
        if (how === 'dropped') return { resultKept: false };
        const [job] = await transaction
          .update(jobs)
          .set({ emailSent: true })
          .where(eq(jobs.job, jobOfAnswer(answer)))
          .returning({ content: jobs.content });
        return { resultKept: job?.content === 'result' };
      });
    },
    async ready() {
      return (await readyOnes(tables)).map(({ answer }) => answer);
    },
    restore: () =>
      tables.transaction(async (transaction) => {
        const lost = await readyOnes(transaction, not(enqueue.isQueued('answer', answers.answer)));
        for (const { answer } of lost) await transaction.execute(sql`with ${await enqueue.answer(answer as JobKey)}`);
        return lost.length;
      }),
  };
}

async function readyOnes(tables: Tables, more?: SQL): Promise<readonly { readonly answer: string }[]> {
  const ready = or(eq(answers.composed, true), inArray(jobs.state, ['completed', 'failed']));
  return tables
    .select({ answer: answers.answer })
    .from(answers)
    .leftJoin(jobs, eq(jobs.job, answers.answer))
    .where(and(ready, more))
    .orderBy(asc(answers.createdAt));
}
