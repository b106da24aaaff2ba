/** How full and how well a node is. */
import type { Config } from '#src/config.ts';
import { type EventLoop, mostDelay } from '#src/http/event-loop.ts';
import type { JobRecords } from '#src/jobs/job-records.ts';
import type { Pace } from '#src/jobs/pace.ts';
import type { QueueLoad } from '#src/jobs/queue-load.ts';
import type { Database } from '#src/storage/database.ts';
import { freeBytes } from '#src/storage/free-bytes.ts';
import type { openWorkerRoll } from '#src/storage/worker-roll.ts';
import { cached } from './cached.ts';
import { foldersOf } from './store.ts';

const megabyte = 2 ** 20;

type Parts = {
  readonly database: Database;
  readonly records: Pick<JobRecords, 'waiting'>;
  readonly roll: ReturnType<typeof openWorkerRoll>;
  readonly pace: Pace;
};

/** Free bytes, and how much waits for how many workers; asked at most every two seconds, or twice a second. */
export function openGauges(config: Config, { database, records, roll, pace }: Parts) {
  const folders = foldersOf(config);
  /** Of the fullest disk that content, keys and the database lie on. */
  const leastFree = async () =>
    Math.min(...(await Promise.all([freeBytes(folders.content), freeBytes(folders.keys), database.freeBytes()])));
  const room = cached(2000, leastFree);
  const capacity = cached(5_000, () => roll.capacity());
  const load = cached(500, async (): Promise<QueueLoad> => {
    const unknown = { slots: 0, seconds: pace.seconds() };
    return { waiting: await records.waiting(), ...((await capacity()) ?? unknown) };
  });
  return {
    leastFree,
    room,
    load,
    /** The part of the queue that is full. */
    fullness: async () => {
      const { waiting } = await load();
      return (waiting.quick + waiting.slow) / config.QUEUE_DEPTH;
    },
  };
}

type Organs = Pick<Parts, 'database' | 'roll'> & {
  readonly queue: { healthy(): boolean };
  /** The process that signs, once it has started. */
  readonly signer: () => unknown;
  readonly eventLoop: EventLoop;
  readonly secondsAway: () => number;
  readonly room: () => Promise<number>;
};

/** Whether a file that came now would become a pass. */
export function healthOf(config: Config, organs: Organs): () => Promise<boolean> {
  const { database, roll, queue, signer, eventLoop, secondsAway, room } = organs;
  return async () => {
    const worksHere = config.ROLE === 'all' || config.ROLE === 'worker';
    return (
      queue.healthy() &&
      (!worksHere || signer() !== undefined) &&
      eventLoop.longest() <= mostDelay &&
      (await inTime(worksHere ? database.query({ text: 'select 1' }).then(() => true) : roll.anyPresent())) &&
      secondsAway() === 0 &&
      (await room()) >= config.MIN_FREE_MB * megabyte
    );
  };
}

/** What was asked of the database, or false when it fails or takes longer than anybody waits for health. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const silence = AbortSignal.timeout(800);
  const patience = new Promise<false>((resolve) => silence.addEventListener('abort', () => resolve(false)));
  return Promise.race([answer.catch(() => false), patience]);
}
