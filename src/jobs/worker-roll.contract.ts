import { expect, it } from 'vitest';
import type { WorkerRoll } from './worker-roll.ts';

/** A roll that nobody is on. */
export type RollParts = {
  /** What one process more has of it. */
  join(): WorkerRoll;
  /** As if so many seconds had passed. */
  pass(seconds: number): Promise<void>;
};

const work = (slots: number, quick = 1, slow = 4) => ({ slots, seconds: { quick, slow } });

/** What every roll of workers promises. */
export function workerRollContract(open: () => Promise<RollParts>): void {
  it('says whether anybody works, and what all can do together', async () => {
    const { join } = await open();
    const [first, second, web] = [join(), join(), join()];
    expect([await web.anyPresent(), await web.capacity()]).toEqual([false, undefined]);
    await first.present(work(2, 1, 4));
    expect([await web.anyPresent(), await web.capacity()]).toEqual([true, work(2, 1, 4)]);
    await second.present(work(3, 2, 8));
    expect(await web.capacity()).toEqual(work(5, 1.5, 6));
  });

  it('takes what a process says last, until it leaves', async () => {
    const { join } = await open();
    const [first, second] = [join(), join()];
    for (const slots of [1, 4]) await first.present(work(slots));
    await second.present(work(1));
    expect(await second.capacity()).toEqual(work(5));
    await first.leave();
    expect(await second.capacity()).toEqual(work(1));
    await second.leave();
    expect(await second.anyPresent()).toBe(false);
  });

  it('counts nobody who has said nothing for half a minute, until he says something again', async () => {
    const { join, pass } = await open();
    const lost = join();
    await lost.present(work(2));
    await pass(31);
    expect([await lost.anyPresent(), await lost.capacity()]).toEqual([false, undefined]);
    await lost.present(work(2));
    expect(await lost.capacity()).toEqual(work(2));
  });
}
