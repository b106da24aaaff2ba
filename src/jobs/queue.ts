import type { JobKey } from './job-id.ts';

/** What brings jobs to workers: each to one at a time, oldest first, again when a worker was lost. */
export interface JobQueue {
  /**
   * Calls `handle` for each job, `concurrency` at a time. A job whose handler throws comes again after a second, one that
   * answers seconds after those.
   */
  work(concurrency: number, handle: (job: JobKey) => Promise<number | undefined>): Promise<void>;
  /** Takes no more jobs and waits for those that run. */
  drain(): Promise<void>;
  /** Whether jobs can be taken and given. */
  healthy(): boolean;
}
