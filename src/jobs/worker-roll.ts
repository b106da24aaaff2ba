/** Which processes work on jobs, so that the others can tell whether anybody does. */
export interface WorkerRoll {
  /** This process works; said again and again. */
  present(): Promise<void>;
  /** It does not any more. */
  leave(): Promise<void>;
  /** Whether any process has said so in the last half minute. */
  anyPresent(): Promise<boolean>;
}

/** Milliseconds between two times that a process says it works. */
export const presentEvery = 10_000;
