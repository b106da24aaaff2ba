/** Answers that no mail brings about on a healthy machine, or that depend on how it is run: composed as they would be. */
import type { JobId } from '#src/jobs/job-id.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';
import type { JobResult } from '#src/jobs/job-result.ts';
import type { Language } from '#src/languages/languages.ts';
import { type Answer, answerOf } from '#src/mail/out/answer.ts';
import { type ProblemCode, problem } from '#src/problems.ts';
import { mailRecord } from '#test/support/mail-record.ts';

const publicUrl = 'https://passes.example';
const now = Date.parse('2026-11-23T10:00:00Z');

const record = { ...mailRecord, createdAt: now, completedAt: now + 1000, expiresAt: now + 86_400_000 };

/** LIST: answers by what they are about. */
export const composedAnswers = {
  crashed: (language) => failed(language, 'job.crashed'),
  lost: (language) => failed(language, 'job.lost'),
  unreadable: (language) => failed(language, 'document.unreadable'),
  'too-slow': (language) => failed(language, 'document.too-slow', { what: 'the mail' }),
  'too-complex': (language) => failed(language, 'document.too-complex', { what: 'the mail' }),
  production: (language) => passes(language, 1, 10),
  'not-attached': (language) => passes(language, 6, 4 * 2 ** 20),
  'pages-left': (language) =>
    passes(language, 2, 10, {
      problems: [problem('ticket.too-many', { read: 30 }), problem('pass.failed', { title: 'Concert 3' })],
      account: [
        {
          is: 'pdf',
          name: 'season.pdf',
          passes: [
            { pass: 0, page: 1 },
            { pass: 1, page: 2 },
          ],
          pages: 60,
          pagesRead: 20,
        },
        { is: 'pdf', name: 'slow.pdf', passes: [], notRead: 'stopped' },
        { is: 'pdf', name: 'one-too-many.pdf', passes: [], notRead: 'too-many' },
      ],
    }),
  'no-model': (language) => passes(language, 1, 10, { problems: [problem('model.no-answer')] }),
  dynamic: (language) => passes(language, 1, 10, { problems: [problem('ticket.dynamic')] }),
  cancelled: (language) =>
    passes(language, 0, 10, {
      eligibility: { isTicket: false, reason: problem('paper.cancelled', { what: cancelled }).message },
      problems: [problem('paper.cancelled', { what: cancelled })],
      account: [{ is: 'text', passes: [] }],
    }),
} as const satisfies Readonly<Record<string, (language: Language) => Promise<Answer>>>;

const cancelled = 'This says that a booking was cancelled, so there is no ticket any more.';
const about = { id: 'id' as JobId, publicUrl, picture: async () => undefined };

function failed(language: Language, errorCode: ProblemCode, errorValues: JobRecord['errorValues'] = null) {
  return answerOf({ ...about, record: { ...record, state: 'failed', errorCode, errorValues }, language });
}

function passes(language: Language, count: number, bytes: number, more: Partial<JobResult> = {}): Promise<Answer> {
  const facts = { undated: false, codeless: false, checks: [] };
  const result: JobResult = {
    passes: Array.from({ length: count }, (_, at) => ({
      title: 'Concert in the Park',
      kind: 'event',
      fileName: 'x.pkpass',
      proof: 'equal',
      problems: [],
      facts: {
        ...facts,
        told: [
          { field: 'row', value: '7' },
          { field: 'seat', value: String(at + 11) },
        ],
      },
    })),
    files: Array.from({ length: count }, (_, at) => ({
      type: 'pass',
      fileName: `concert-${at + 1}.pkpass`,
      offset: at * bytes,
      length: bytes,
    })),
    eligibility: { isTicket: count > 0 },
    problems: [],
    signedBy: 'apple',
    language,
    account: [{ is: 'pdf', name: 'tickets.pdf', passes: Array.from({ length: count }, (_, pass) => ({ pass })) }],
    ...more,
  };
  return answerOf({ ...about, record, made: { result, files: new Uint8Array(bytes * count) }, language });
}
