import { expireResults, removeOrphans } from './keep-clean.ts';
import type { JobQueue } from './queue.ts';
import { runJob, type WorkContext } from './run-jobs.ts';
import { presentEvery, type WorkerRoll } from './worker-roll.ts';

/** What the part of a process that works on jobs needs. */
export type WorkOptions = Omit<WorkContext, 'stopping'> & {
  readonly queue: JobQueue;
  readonly concurrency: number;
  /** Where this process says that it works, as long as it can. */
  readonly roll: WorkerRoll;
  readonly able: () => boolean;
  /** Deletes old metadata; called at start and hourly. */
  readonly sweep: () => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Work that goes on. */
export type Work = {
  /** Takes nothing more; what runs gets `milliseconds` to end and then goes back to the queue. */
  stop(milliseconds: number): Promise<void>;
};

const expireEvery = 10_000;

/** Brings rows and content into agreement, then begins to work. */
export async function startWork(options: WorkOptions): Promise<Work> {
  const { queue, concurrency, sweep, roll, able, onError } = options;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  await removeOrphans(options);
  await expireResults(options);
  await sweep();

  await queue.work(concurrency, (job) => {
    const run = runJob(job, { ...options, stopping: stopping.signal });
    running.add(run);
    return run.finally(() => running.delete(run));
  });
  await queue.hourly(async () => {
    await sweep();
    await removeOrphans(options);
  });
  const sign = () => (able() ? roll.present() : roll.leave());
  await sign();
  const presence = setInterval(() => sign().catch(onError), presentEvery);
  const expiry = setInterval(() => expireResults(options).catch(onError), expireEvery);

  return {
    async stop(milliseconds) {
      clearInterval(expiry);
      clearInterval(presence);
      await roll.leave().catch(onError);
      const drained = queue.drain().catch(onError);
      const timer = setTimeout(() => stopping.abort(), milliseconds);
      await drained;
      await Promise.allSettled(running);
      clearTimeout(timer);
    },
  };
}
