import type { JobId } from '#src/jobs/job-id.ts';
import type { JobResult } from '#src/jobs/job-result.ts';
import type { AnswerInput } from '#src/mail/out/answer.ts';
import { mailRecord as record } from '#test/support/mail-record.ts';

/** Passes for events of these titles. */
export const passes = (...titles: string[]): JobResult['passes'] =>
  titles.map((title) => ({ title, kind: 'event', fileName: 'x.pkpass', proof: 'none', problems: [] }));

/** A result with a pass a title, each of so many bytes. */
export function inputOf(titles: readonly string[], bytes = 10, more: Partial<JobResult> = {}): AnswerInput {
  const result: JobResult = {
    passes: passes(...titles),
    files: titles.map((_, at) => ({ type: 'pass', fileName: `${at + 1}.pkpass`, offset: at * bytes, length: bytes })),
    eligibility: { isTicket: true },
    problems: [],
    signedBy: 'apple',
    ...more,
  };
  const made = { result, files: new Uint8Array(bytes * titles.length) };
  return { id: 'id' as JobId, record, made, publicUrl: 'https://passes.example', picture: async () => undefined };
}
