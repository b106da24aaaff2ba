/** Each promise of a queue in a few lines, long because there are many. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type JobKey, jobKeyOf, newJobId } from './job-id.ts';
import { type Lane, lanes } from './lanes.ts';
import type { JobQueue } from './queue.ts';

/** An empty queue, and what is around it. */
export type QueueParts = {
  readonly queue: JobQueue;
  /** Has a job wait in a lane. */
  put(job: JobKey, lane: Lane): Promise<void>;
  /** As if the time had passed after which those come again that were put off. */
  hasten(): Promise<void>;
};

/** What every queue of jobs promises. */
export function queueContract(open: () => Promise<QueueParts>): void {
  let parts: QueueParts;
  beforeEach(async () => {
    parts = await open();
  });
  afterEach(() => parts.queue.drain());

  const putNew = async (count: number, lane: Lane = 'quick') => {
    const jobs = Array.from({ length: count }, () => jobKeyOf(newJobId())!);
    for (const job of jobs) await parts.put(job, lane);
    return jobs;
  };
  /** Begins to work on jobs that each run until they are told to end. */
  const workUntilTold = async (concurrency: number) => {
    const ends = new Map<JobKey, () => void>();
    await parts.queue.work(
      'quick',
      concurrency,
      (job) => new Promise((resolve) => ends.set(job, () => resolve(undefined))),
    );
    return ends;
  };

  it('brings the jobs of a lane to its workers, each once, the oldest first, and those that come later', async () => {
    const waiting = { quick: await putNew(3), slow: await putNew(2, 'slow') };
    const brought: Record<Lane, JobKey[]> = { quick: [], slow: [] };
    for (const lane of lanes) await parts.queue.work(lane, 1, async (job) => void brought[lane].push(job));
    await expect.poll(() => brought).toEqual(waiting);
    const late = await putNew(1);
    await expect.poll(() => brought.quick).toEqual([...waiting.quick, ...late]);
    expect(parts.queue.healthy()).toBe(true);
  });

  it('has as many worked on at a time as it was told, each by one worker', async () => {
    const jobs = await putNew(3);
    const ends = await workUntilTold(2);
    await expect.poll(() => [...ends.keys()].toSorted()).toEqual(jobs.slice(0, 2).toSorted());
    ends.get(jobs[0]!)!();
    await expect.poll(() => [...ends.keys()].toSorted()).toEqual(jobs.toSorted());
    for (const end of ends.values()) end();
  });

  it('brings a job again whose worker threw, and one that was put off; what is done comes no more', async () => {
    const [broken, late] = await putNew(2);
    const brought: JobKey[] = [];
    await parts.queue.work('quick', 1, async (job) => {
      const again = brought.includes(job);
      brought.push(job);
      if (again) return;
      if (job === broken) throw new Error('the worker is broken');
      return 3600;
    });
    await expect
      .poll(async () => {
        await parts.hasten();
        return brought.toSorted();
      })
      .toEqual([broken, broken, late, late].toSorted());
    const next = await putNew(1);
    await expect.poll(() => brought.slice(4)).toEqual(next);
  });

  it('drains: waits for what runs, takes nothing more, and loses nothing that waits', async () => {
    const [running, waiting] = await putNew(2);
    const ends = await workUntilTold(1);
    await expect.poll(() => [...ends.keys()]).toEqual([running]);
    let drained = false;
    const draining = parts.queue.drain().then(() => {
      drained = true;
    });
    await parts.put(jobKeyOf(newJobId())!, 'slow'); // a round through the database, in which it has not drained
    expect(drained).toBe(false);
    ends.get(running!)!();
    await draining;
    expect([...ends.keys()]).toEqual([running]);
    const brought: JobKey[] = [];
    await parts.queue.work('quick', 1, async (job) => void brought.push(job));
    await expect.poll(() => brought).toEqual([waiting]);
  });
}
