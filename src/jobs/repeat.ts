/** Something that is done again and again. */
export type Repeated = {
  /** Ends it; what has begun is waited for. */
  stop(): Promise<void>;
};

/** Works every so many milliseconds, but never twice at once; `onError` hears what failed, and it is tried at its next time. */
export function repeat(work: () => Promise<void>, every: number, onError: (error: unknown) => void): Repeated {
  let working: Promise<void> | undefined;
  const timer = setInterval(() => {
    working ??= work()
      .catch(onError)
      .finally(() => {
        working = undefined;
      });
  }, every);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
