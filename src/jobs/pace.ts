import { type Lane, lanes } from './lanes.ts';

/** How fast jobs are done, for an honest "come back in". */
export type Pace = {
  /** Notes how long one job took, in milliseconds. */
  note(lane: Lane, milliseconds: number): void;
  /** Mean seconds of a job of each lane. */
  seconds(): Readonly<Record<Lane, number>>;
};

/** What is expected before anything was measured, in milliseconds. */
const first: Readonly<Record<Lane, number>> = { quick: 1000, slow: 4000 };

/** The mean of the last jobs of each lane, the newest counting most. */
export function openPace(): Pace {
  const means = { ...first };
  return {
    note(lane, milliseconds) {
      means[lane] += (milliseconds - means[lane]) * 0.1;
    },
    seconds: () => Object.fromEntries(lanes.map((lane) => [lane, means[lane] / 1000])) as Record<Lane, number>,
  };
}
