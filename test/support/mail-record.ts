import type { JobKey } from '#src/jobs/job-id.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';

/** The row of a mail that a pass was made of. */
export const mailRecord: JobRecord = {
  job: 'a1' as JobKey,
  state: 'completed',
  createdAt: Date.parse('2027-03-01T12:00:00Z'),
  completedAt: Date.parse('2027-03-01T12:00:01Z'),
  intake: 'mail',
  kind: 'mail',
  lane: 'quick',
  stage: null,
  percent: 100,
  passCount: 1,
  errorCode: null,
  content: 'result',
  resultRef: 'a1-1',
  expiresAt: Date.parse('2027-03-01T23:05:00Z'),
  downloads: 0,
  emailSent: false,
};
