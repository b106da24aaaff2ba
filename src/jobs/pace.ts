/** How fast jobs are done, for an honest "come back in". */
export type Pace = {
  /** Notes how long one job took, in milliseconds. */
  note(milliseconds: number): void;
  /** Seconds until a place further in the queue is reached. */
  secondsAJob(): number;
};

/** The mean of the last jobs, the newest counting most; begins with two seconds a job. */
export function openPace(workers: number): Pace {
  let mean = 2000;
  return {
    note(milliseconds) {
      mean += (milliseconds - mean) * 0.1;
    },
    secondsAJob: () => mean / 1000 / Math.max(1, workers),
  };
}
