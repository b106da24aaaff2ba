import type { JobKey } from './job-id.ts';
import type { Lane } from './lanes.ts';

/** What brings jobs to workers: each to one at a time, oldest first, again when a worker was lost. */
export interface JobQueue {
  /**
   * Calls `handle` for each job of a lane, `concurrency` at a time. A job whose handler throws comes again after a second, one that
   * answers seconds after those.
   */
  work(lane: Lane, concurrency: number, handle: (job: JobKey) => Promise<number | undefined>): Promise<void>;
  /** Takes no more jobs and waits for those that run. */
  drain(): Promise<void>;
  /** Whether jobs can be taken and given. */
  healthy(): boolean;
}
