import { repeat } from './repeat.ts';

/** Who does what only one process should do at a time. */
export interface Leadership {
  /** Takes the lead if nobody has it; answers whether this process has it now. A lead ends with the process that has it. */
  lead(): Promise<boolean>;
  resign(): Promise<void>;
}

/** Work that one process does for all, again and again. Doing it twice at once would be a waste, and no harm. */
export type LeaderTask = {
  /** Milliseconds between two times. */
  readonly every: number;
  readonly run: () => Promise<unknown>;
};

/** A process that leads, or waits to. */
export type Leading = {
  /** Ends it, and lets another one lead; what has begun is waited for. */
  stop(): Promise<void>;
};

/** Milliseconds between two looks whether nobody leads, or something is due. */
const lookEvery = 5_000;

/** Looks once, which has to succeed, then goes on looking; `onError` hears what failed then, and it is tried at its next time. */
export async function startLeading(
  leadership: Leadership,
  tasks: readonly LeaderTask[],
  { onError, every = lookEvery }: { readonly onError: (error: unknown) => void; readonly every?: number },
): Promise<Leading> {
  const due = new Map<LeaderTask, number>();
  const look = async (heard: (error: unknown) => void) => {
    if (!(await leadership.lead())) return due.clear(); // who takes over does everything at once
    for (const task of tasks) {
      if (performance.now() < (due.get(task) ?? 0)) continue;
      due.set(task, performance.now() + task.every);
      await task.run().catch(heard);
    }
  };
  await look((error) => {
    throw error;
  });
  const looks = repeat(() => look(onError), every, onError);
  return {
    async stop() {
      await looks.stop();
      await leadership.resign();
    },
  };
}
