import { once as event } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Done, Place, Task } from './work.ts';

/** Threads that do tasks side by side. */
export type Crew = {
  /** Does a task for each of some parts. */
  readonly all: <Kind extends Task['do']>(
    tasks: readonly Extract<Task, { do: Kind }>[],
  ) => Promise<readonly Done[Kind][]>;
  readonly close: () => Promise<void>;
};

/** Opens as many threads as are wanted, each with the documents in its own memory. */
export function openCrew(place: Place, count: number): Crew {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: place }),
  );
  return {
    all: async <Kind extends Task['do']>(tasks: readonly Extract<Task, { do: Kind }>[]) => {
      const left = [...tasks.entries()];
      const done: Done[Kind][] = [];
      const run = async (worker: Worker) => {
        for (let next = left.shift(); next; next = left.shift()) {
          worker.postMessage(next[1]);
          // An error of a thread rises here.
          const [came] = await event(worker, 'message');
          done[next[0]] = came as Done[Kind];
        }
      };
      await Promise.all(workers.map(run));
      return done;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
