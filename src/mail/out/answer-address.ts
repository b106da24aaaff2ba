import type { JobId } from '#src/jobs/job-id.ts';

/** Whom an answer goes to, and what it answers. Kept encrypted, and destroyed when the answer has left. */
export type AnswerAddress = {
  readonly to: string;
  /** Message-ID of the mail that is answered, if it had one that is safe to repeat. */
  readonly answers: readonly string[];
  /** Message-IDs that it referred to. */
  readonly references: readonly string[];
  /** The mail holds a container of Outlook, which we do not open; said when no pass came of it. */
  readonly winmail?: true;
  /** A calendar of the tickets is wanted as well. */
  readonly calendar?: true;
  /** The address of the job; undefined for notices. */
  readonly job?: JobId;
};
