import type { Lane } from './lanes.ts';

/** How much waits in each lane, and who works on it, over all nodes. */
export type QueueLoad = {
  readonly waiting: Readonly<Record<Lane, number>>;
  /** Jobs of a lane that are done at a time; 0 where nobody works. */
  readonly slots: number;
  /** Mean seconds of a job of each lane, as measured lately. */
  readonly seconds: Readonly<Record<Lane, number>>;
};

/** Seconds that a job which comes now would wait. Where nobody says that he works, as if one did. */
export function waitIn(lane: Lane, { waiting, slots, seconds }: QueueLoad): number {
  return (waiting[lane] * seconds[lane]) / Math.max(1, slots);
}
