import { type Lane, lanes } from './lanes.ts';

/** How fast jobs are done, for an honest "come back in". */
export type Pace = {
  /** A job has begun; what is answered is called when it is over, however it ended. */
  begin(lane: Lane): () => void;
  /** Notes how long one job took, in milliseconds. */
  note(lane: Lane, milliseconds: number): void;
  /** Seconds of a job of each lane, as jobs are done just now. */
  seconds(): Readonly<Record<Lane, number>>;
};

/** What is expected before anything was measured, in milliseconds. */
const first: Readonly<Record<Lane, number>> = { quick: 1000, slow: 4000 };

/**
 * The mean of the last jobs of each lane, the newest counting most. A job that runs for longer than that counts as what it
 * takes already, so that a machine which comes to a stop is seen before its jobs end; together as places that work side by
 * side (the harmonic mean), so that one which hangs does not speak for the others.
 */
export function openPace(clock: () => number = () => performance.now()): Pace {
  const means = { ...first };
  const running: Record<Lane, Set<{ readonly at: number }>> = { quick: new Set(), slow: new Set() };
  const now = (lane: Lane): number => {
    const begun = [...running[lane]];
    const mean = means[lane];
    if (begun.length === 0) return mean;
    return begun.length / begun.reduce((sum, { at }) => sum + 1 / Math.max(mean, clock() - at), 0);
  };
  return {
    begin(lane) {
      const job = { at: clock() };
      running[lane].add(job);
      return () => void running[lane].delete(job);
    },
    note(lane, milliseconds) {
      means[lane] += (milliseconds - means[lane]) * 0.1;
    },
    seconds: () => Object.fromEntries(lanes.map((lane) => [lane, now(lane) / 1000])) as Record<Lane, number>,
  };
}
