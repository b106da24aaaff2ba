import type { QueueLoad } from './queue-load.ts';

/** Which processes work on jobs, so that the others can tell whether anybody does. */
export interface WorkerRoll {
  /** This process works, on so many jobs of each lane at a time, with this pace; said again and again. */
  present(work: Pick<QueueLoad, 'slots' | 'seconds'>): Promise<void>;
  /** It does not any more. */
  leave(): Promise<void>;
  /** Whether any process has said so in the last half minute. */
  anyPresent(): Promise<boolean>;
  /** What all of them can do together; undefined when nobody works. */
  capacity(): Promise<Pick<QueueLoad, 'slots' | 'seconds'> | undefined>;
}

/** Milliseconds between two times that a process says it works. */
export const presentEvery = 10_000;
