/** Each promise of a queue of mails in a few lines, long because there are many. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnswerQueue } from './answer-queue.ts';

/** An empty queue, and what is around it. */
export type AnswerQueueParts = {
  readonly queue: AnswerQueue;
  /** Has a mail wait. */
  put(answer: string): Promise<void>;
  /** As if the time had passed after which those come again that were put off. */
  hasten(): Promise<void>;
};

/** What every queue of outgoing mails promises. */
export function answerQueueContract(open: () => Promise<AnswerQueueParts>): void {
  let parts: AnswerQueueParts;
  beforeEach(async () => {
    parts = await open();
  });
  afterEach(() => parts.queue.stopDelivery());

  it('brings each mail once, the oldest first', async () => {
    for (const answer of ['a', 'b', 'c']) await parts.put(answer);
    const brought: [string, number][] = [];
    await parts.queue.deliver(1, async (...mail) => void brought.push(mail));
    await expect.poll(() => brought).toEqual(['a', 'b', 'c'].map((answer) => [answer, 0]));
  });

  it('brings a mail again until it has left, and says how often it was tried', async () => {
    await parts.put('a');
    const brought: [string, number][] = [];
    await parts.queue.deliver(1, async (answer, tries) => {
      brought.push([answer, tries]);
      return answer === 'a' && tries < 2 ? 3600 : undefined;
    });
    const later = async () => {
      await parts.hasten();
      return brought;
    };
    const tries = [0, 1, 2].map((count) => ['a', count]);
    await expect.poll(later).toEqual(tries);
    await parts.put('b'); // and the first, which has left, comes no more
    await expect.poll(later).toEqual([...tries, ['b', 0]]);
  });

  it('brings a mail again at which who sends them failed', async () => {
    await parts.put('a');
    const brought: string[] = [];
    await parts.queue.deliver(1, async (answer) => {
      brought.push(answer);
      if (brought.length === 1) throw new Error('there is no content store');
      return undefined;
    });
    await expect
      .poll(async () => {
        await parts.hasten();
        return brought;
      })
      .toEqual(['a', 'a']);
  });

  it('waits for what is being sent when it stops, and keeps what waits', async () => {
    for (const answer of ['a', 'b']) await parts.put(answer);
    const brought: string[] = [];
    const sent = Promise.withResolvers<undefined>();
    await parts.queue.deliver(1, (answer) => {
      brought.push(answer);
      return sent.promise;
    });
    await expect.poll(() => brought).toEqual(['a']);
    const stopping = parts.queue.stopDelivery();
    sent.resolve(undefined);
    await stopping;
    expect(brought).toEqual(['a']);
    await parts.queue.deliver(1, async (answer) => void brought.push(answer));
    await expect.poll(() => brought).toEqual(['a', 'b']);
  });
}
