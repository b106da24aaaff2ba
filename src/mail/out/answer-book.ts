import type { JobKey } from '#src/jobs/job-id.ts';

/** Which mails have yet to leave. Holds nothing readable: recipients and texts lie in the content store. */
export interface AnswerBook {
  find(answer: string): Promise<{ readonly createdAt: number; readonly composed: boolean } | undefined>;
  /** Adds a mail that belongs to no job and is stored already, with its queue entry. */
  add(answer: string, now: number): Promise<void>;
  /** Has a job that did not come by mail answered by mail, once it has ended. False when that waits already. */
  claim(job: JobKey, now: number): Promise<boolean>;
  /** From now on the result of the job is not needed for the mail. */
  markComposed(answer: string): Promise<void>;
  /**
   * The mail has left (its job says so from now on), or never will. Answers whether the result of its job is still kept.
   */
  close(answer: string, how: 'sent' | 'dropped'): Promise<{ readonly resultKept: boolean }>;
  /** Mails that could leave now: their job has ended, or they are written. Oldest first. */
  ready(): Promise<readonly string[]>;
  /** Gives those that could leave but have no queue entry a new one. Answers how many. */
  restore(): Promise<number>;
}

/** The job that an answer belongs to; notices belong to none, and no job is found for theirs. */
export function jobOfAnswer(answer: string): JobKey {
  return answer as JobKey; // an answer is called by the key of its job
}
