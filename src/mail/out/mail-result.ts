import { answerRefs } from '#src/jobs/answer-refs.ts';
import type { ContentStore } from '#src/jobs/content-store.ts';
import { type JobId, jobKeyOf } from '#src/jobs/job-id.ts';
import { hasReader, type JobRecords } from '#src/jobs/job-records.ts';
import type { Language } from '#src/languages/languages.ts';
import type { AnswerAddress } from './answer-address.ts';
import type { AnswerBook } from './answer-book.ts';

/** What mailing a result needs. */
export type MailResultContext = {
  readonly records: Pick<JobRecords, 'find'>;
  readonly content: ContentStore;
  readonly answerBook: AnswerBook;
  readonly now: () => number;
};

/** Who wants the result of a job by mail. */
export type MailWish = { readonly id: JobId; readonly to: string; readonly language: Language };

/**
 * Has the result of a job mailed to whom somebody named on its page: at once, or when the job has ended. Once a job, so that
 * nobody sends mails to strangers through us by repeating it. The address is kept as that of a sender is.
 */
export async function mailResult(
  { id, to, language }: MailWish,
  { records, content, answerBook, now }: MailResultContext,
): Promise<'taken' | 'sent' | 'none' | 'gone'> {
  const job = jobKeyOf(id);
  const record = job && (await records.find(job));
  if (!record || record.errorCode === 'job.deleted') return 'gone';
  if (hasReader(record)) return 'sent';
  const ended = record.state === 'completed' || record.state === 'failed';
  if (ended && !record.passCount) return 'none';
  if (ended && (record.content !== 'result' || now() >= (record.expiresAt ?? 0))) return 'gone';
  if (!(await answerBook.claim(job, now()))) return 'sent';
  const address: AnswerAddress = { to, answers: [], references: [], job: id, language, asked: true };
  const { address: ref } = answerRefs(job);
  try {
    const key = await content.open(ref);
    await content.put({ ref, record: 'source', key }, [Buffer.from(JSON.stringify(address))]);
  } catch (error) {
    await answerBook.close(job, 'dropped');
    throw error;
  }
  await answerBook.restore(); // if the job has ended, the mail leaves now; else with its end
  return 'taken';
}
