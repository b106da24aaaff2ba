import { asc, eq, inArray, or } from 'drizzle-orm';
import type { JobKey } from '#src/jobs/job-id.ts';
import { type AnswerBook, jobOfAnswer } from '#src/mail/out/answer-book.ts';
import type { Database } from './database.ts';
import type { Enqueue } from './job-records.ts';
import { answers, jobs } from './schema.ts';

/** The rows of outgoing mails, in either database. */
export function openAnswerBook({ tables }: Pick<Database, 'tables'>, enqueue: Enqueue): AnswerBook {
  return {
    async find(answer) {
      const [row] = await tables.select().from(answers).where(eq(answers.answer, answer));
      return row;
    },
    async add(answer, now) {
      await tables.transaction(async (transaction) => {
        await transaction.insert(answers).values({ answer, createdAt: now, composed: true });
        await enqueue(transaction, answer as JobKey); // the queue knows one kind of key
      });
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
      const rows = await tables
        .select({ answer: answers.answer })
        .from(answers)
        .leftJoin(jobs, eq(jobs.job, answers.answer))
        .where(or(eq(answers.composed, true), inArray(jobs.state, ['completed', 'failed'])))
        .orderBy(asc(answers.createdAt));
      return rows.map(({ answer }) => answer);
    },
  };
}
