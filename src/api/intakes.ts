/** Whether another upload can be taken, and when to come back if not. */
export type Intakes = {
  /** Undefined: come in. Else a status with the seconds to wait and why. */
  check(): Promise<{ readonly status: 429 | 503; readonly seconds: number; readonly message: string } | undefined>;
  /** Refuses everything from now on; for the time between SIGTERM and the end. */
  close(): void;
  /** Aborted by `close`: who only waits for something is answered at once. */
  readonly closing: AbortSignal;
};

/** What decides. */
export type IntakeOptions = {
  readonly waiting: () => Promise<number>;
  /** Waiting jobs from which on nothing more is taken. */
  readonly depth: number;
  /** Mean seconds a waiting job takes until it is begun, a job ahead. */
  readonly secondsAJob: () => number;
  /** Free bytes of the disk content goes to. */
  readonly freeBytes: () => Promise<number>;
  readonly leastFree: number;
  /** Seconds until what keeps content is asked again after it failed; 0 while it answers. */
  readonly secondsAway: () => number;
};

/** Opens the gate before uploads. */
export function openIntakes(options: IntakeOptions): Intakes {
  const { waiting, depth, secondsAJob, freeBytes, leastFree, secondsAway } = options;
  const closing = new AbortController();
  return {
    closing: closing.signal,
    async check() {
      if (closing.signal.aborted)
        return { status: 503, seconds: 30, message: 'The service is restarting. Please try again in a moment.' };
      if ((await freeBytes()) < leastFree) {
        return {
          status: 503,
          seconds: 60,
          message: 'The service has no room for new files right now. Please try again later.',
        };
      }
      const away = secondsAway();
      if (away > 0) {
        const message = 'The service cannot keep new files right now. Please try again in a moment.';
        return { status: 503, seconds: away, message };
      }
      const ahead = await waiting();
      if (ahead < depth) return undefined;
      const seconds = Math.min(600, Math.max(1, Math.ceil((ahead - depth + 1) * secondsAJob())));
      return { status: 429, seconds, message: `Too many files are waiting. Please try again in ${seconds} seconds.` };
    },
    close: () => closing.abort(),
  };
}
