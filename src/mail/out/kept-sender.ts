import { answerRefs } from '#src/jobs/answer-refs.ts';
import type { ContentStore } from '#src/jobs/content-store.ts';
import type { JobKey } from '#src/jobs/job-id.ts';
import { hasReader, type JobRecords } from '#src/jobs/job-records.ts';
import type { AnswerAddress } from './answer-address.ts';

/** What finding the sender of a mail needs. */
export type SenderContext = {
  readonly records: Pick<JobRecords, 'find'>;
  readonly content: Pick<ContentStore, 'get'>;
  readonly now: () => number;
};

/** The address that the mail of a job came from, or went to because somebody asked for it. Undefined for other jobs, and once the result has ended. */
export async function keptSender(job: JobKey, { records, content, now }: SenderContext): Promise<string | undefined> {
  const record = await records.find(job);
  const kept = record && hasReader(record) && record.content === 'result' && now() < (record.expiresAt ?? 0);
  const bytes = kept ? await content.get(answerRefs(job).address, 'source') : undefined;
  return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as AnswerAddress).to; // written by us
}
