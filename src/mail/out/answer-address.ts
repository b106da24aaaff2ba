import type { JobId } from '#src/jobs/job-id.ts';
import type { Language } from '#src/languages/languages.ts';

/** Whom an answer goes to, and what it answers. Kept encrypted, and destroyed when the answer has left. */
export type AnswerAddress = {
  readonly to: string;
  /** Message-ID of the mail that is answered, if it had one that is safe to repeat. */
  readonly answers: readonly string[];
  /** Message-IDs that it referred to. */
  readonly references: readonly string[];
  /** A calendar of the tickets is wanted as well. */
  readonly calendar?: true;
  /** What the sender's program says that they speak, for where nothing else tells. */
  readonly language?: Language;
  /** Offset of the sender's clock, `+02:00`. */
  readonly offset?: string;
  /** Somebody asked for it on the page of the job: no mail is answered. */
  readonly asked?: true;
  /** The address of the job; undefined for notices. */
  readonly job?: JobId;
};
