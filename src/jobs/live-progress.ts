import { EventEmitter, once } from 'node:events';
import type { Progress } from '#src/pipeline/conversion.ts';
import type { JobKey } from './job-id.ts';

/** What the jobs of this process are doing right now. Kept in memory only: it may speak of the document. */
export type LiveProgress = {
  set(job: JobKey, step: Progress): void;
  get(job: JobKey): Progress | undefined;
  /** Nothing more is done for the job here; wakes who waits for that. */
  clear(job: JobKey): void;
  /** Resolves when the job is cleared, or when `signal` says so. */
  cleared(job: JobKey, signal: AbortSignal): Promise<void>;
};

/** Opens an empty table of progress. */
export function openLiveProgress(): LiveProgress {
  const steps = new Map<JobKey, Progress>();
  const cleared = new EventEmitter<Record<JobKey, []>>().setMaxListeners(0);
  return {
    set: (job, step) => void steps.set(job, step),
    get: (job) => steps.get(job),
    clear(job) {
      steps.delete(job);
      cleared.emit(job);
    },
    async cleared(job, signal) {
      await once(cleared, job, { signal }).catch(() => {}); // rejects with the signal only
    },
  };
}
