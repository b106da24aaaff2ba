import { expireResults, forgetLost, removeOrphans } from './keep-clean.ts';
import { lanes } from './lanes.ts';
import { type Leadership, startLeading } from './leader.ts';
import type { Pace } from './pace.ts';
import { openPlaces } from './places.ts';
import type { JobQueue } from './queue.ts';
import { type ReconcilerOptions, reconcile } from './reconcile.ts';
import { runJob } from './run-jobs.ts';
import { isUnavailable } from './unavailable.ts';
import type { WorkContext } from './work-context.ts';
import { presentEvery, type WorkerRoll } from './worker-roll.ts';

/** What the part of a process that works on jobs needs. */
export type WorkOptions = Omit<WorkContext, 'stopping'> &
  ReconcilerOptions & {
    readonly queue: JobQueue;
    /** Jobs of both lanes together at a time; one of each lane may always run. */
    readonly concurrency: number;
    /** Where this process says that it works, as long as it can. */
    readonly roll: WorkerRoll;
    readonly able: () => boolean;
    readonly pace: Pace;
    /** Deletes old metadata. */
    readonly sweep: () => Promise<void>;
    /** Notes whether the service works, for the status of days. */
    readonly noteStatus: () => Promise<void>;
    /** Turns the key of the hour. */
    readonly rotateKeys: () => Promise<unknown>;
    readonly leadership: Leadership;
    readonly onError: (error: unknown) => void;
  };

/** Work that goes on. */
export type Work = {
  /** Takes nothing more; what runs gets `milliseconds` to end and then goes back to the queue. */
  stop(milliseconds: number): Promise<void>;
};

const second = 1_000;
const minute = 60 * second;

/** Brings rows, queue and content into agreement, unless another node does, then begins to work. */
export async function startWork(options: WorkOptions): Promise<Work> {
  const { queue, concurrency, sweep, noteStatus, rotateKeys, leadership, roll, able, pace, onError } = options;
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const places = openPlaces(concurrency);

  /** While a store or the database is away there is nothing to do, and others say so. */
  const unlessAway = (task: () => Promise<unknown>) => () =>
    task().catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      onError(error);
    });
  const leading = await startLeading(
    leadership,
    [
      { every: minute, run: unlessAway(() => reconcile(options)) },
      { every: 60 * minute, run: unlessAway(() => removeOrphans(options)) },
      { every: 60 * minute, run: unlessAway(() => forgetLost(options)) },
      { every: 10 * second, run: unlessAway(() => expireResults(options)) },
      { every: 60 * minute, run: unlessAway(sweep) },
      { every: 20 * second, run: unlessAway(noteStatus) },
      { every: 10 * minute, run: unlessAway(rotateKeys) },
    ],
    { onError },
  );

  for (const lane of lanes) {
    await queue.work(lane, concurrency, async (job) => {
      const leave = await places.enter(lane, stopping.signal);
      const over = pace.begin(lane);
      const run = runJob(job, { ...options, stopping: stopping.signal });
      running.add(run);
      return run.finally(() => {
        running.delete(run);
        over();
        leave();
      });
    });
  }
  const sign = () => (able() ? roll.present({ slots: concurrency, seconds: pace.seconds() }) : roll.leave());
  await sign();
  const presence = setInterval(() => sign().catch(onError), presentEvery);

  return {
    async stop(milliseconds) {
      clearInterval(presence);
      await leading.stop();
      await roll.leave().catch(onError);
      const drained = queue.drain().catch(onError);
      const timer = setTimeout(() => stopping.abort(), milliseconds);
      await drained;
      await Promise.allSettled(running);
      clearTimeout(timer);
    },
  };
}
