/** Each promise of a book of mails in a few lines, long because there are many. */
import { beforeEach, expect, it } from 'vitest';
import type { RecordsParts } from '#src/jobs/job-records.contract.ts';
import { reconcile } from '#src/jobs/reconcile.ts';
import { ending, newJob } from '#test/support/job-rows.ts';
import type { AnswerBook } from './answer-book.ts';

/** An empty book, with the rows of jobs beside it and the queue of both. */
export type AnswerBookParts = RecordsParts & {
  readonly book: AnswerBook;
  /** As if all entries had been lost. */
  loseEntries(): Promise<void>;
};

/** What every book of outgoing mails promises. */
export function answerBookContract(open: () => Promise<AnswerBookParts>): void {
  let parts: AnswerBookParts;
  beforeEach(async () => {
    parts = await open();
  });
  const accept = async (createdAt = 1, intake: 'web' | 'mail' = 'mail') => {
    const job = newJob({ createdAt, intake });
    await parts.records.accept(job, []);
    return job.job;
  };
  const end = async (job: Awaited<ReturnType<typeof accept>>, resultRef: string | null = 'r') => {
    await parts.records.begin({ job, lease: 'a' });
    await parts.records.end({ job, lease: 'a', intake: 'mail' }, { ...ending, resultRef, expiresAt: 1 });
  };

  it('knows a mail from the moment that its job is accepted; it can leave when the job has ended', async () => {
    const [{ book }, job] = [parts, await accept(7)];
    expect(await book.find(job)).toMatchObject({ createdAt: 7, composed: false });
    expect(await book.ready()).toEqual([]);
    await end(job);
    expect(await book.ready()).toEqual([job]);
    expect(await book.find(await accept(1, 'web')), 'who asked on the website gets no mail').toBeUndefined();
  });

  it('has a job of the website mailed that somebody asks for: once, and when the job has ended', async () => {
    const [{ book, entries, records }, job] = [parts, await accept(7, 'web')];
    expect([await book.claim(job, 8), await book.claim(job, 9)]).toEqual([true, false]);
    expect([await book.ready(), await book.restore()]).toEqual([[], 0]);
    await records.begin({ job, lease: 'a' });
    await records.end({ job, lease: 'a', intake: 'web' }, { ...ending, resultRef: 'r', expiresAt: 1 });
    expect([await book.ready(), await entries()]).toEqual([[job], expect.arrayContaining([`answers ${job}`])]);
    expect(await records.due(1, 9), 'its result is needed until the mail is written').toEqual([]);
  });

  it('takes a notice that belongs to no job: it can leave at once', async () => {
    const [{ book, entries }, job] = [parts, await accept(9)];
    await book.add('notice', 8);
    await end(job);
    expect(await book.find('notice')).toMatchObject({ createdAt: 8, composed: true });
    expect(await book.ready(), 'the oldest first').toEqual(['notice', job]);
    expect(await entries()).toContain('answers notice');
    await expect(book.add('notice', 9), 'and not twice').rejects.toThrow();
    expect((await entries()).filter((entry) => entry === 'answers notice')).toHaveLength(1);
  });

  it('needs the result of a job until the mail is written', async () => {
    const { book, records } = parts;
    const job = await accept();
    await end(job);
    expect(await records.due(1, 9)).toEqual([]);
    await book.markComposed(job);
    expect(await book.find(job)).toMatchObject({ composed: true });
    expect((await records.due(1, 9)).map((row) => row.job)).toEqual([job]);
    await records.forget(job, 2);
    expect(await book.ready(), 'and the mail leaves all the same').toEqual([job]);
  });

  it('says of a mail that has left, and of one that never will, whether its result is kept', async () => {
    const { book, records } = parts;
    const [sent, gone, dropped] = [await accept(), await accept(), await accept()];
    for (const job of [sent, dropped]) await end(job);
    await end(gone, null);
    await book.add('notice', 1);
    const close = (answer: string) => book.close(answer, answer === dropped ? 'dropped' : 'sent');
    const kept = await Promise.all([sent, gone, dropped, 'notice'].map(close));
    expect(kept.map(({ resultKept }) => resultKept)).toEqual([true, false, false, false]);
    const rows = await Promise.all([sent, gone, dropped].map((job) => records.find(job)));
    expect(rows.map((row) => row?.emailSent)).toEqual([true, true, false]);
    expect([await book.ready(), await book.find(sent), await book.find(dropped)]).toEqual([[], undefined, undefined]);
  });

  it('gives a job and an answer that lost their entries new ones, once, and leaves others alone', async () => {
    const { book, records, entries } = parts;
    const [lost, answered] = [await accept(1, 'web'), await accept()];
    await end(answered, null);
    await parts.loseEntries();
    const kept = await accept(1, 'web');

    const restored: string[] = [];
    const look = () =>
      reconcile({
        waiting: [
          { of: 'jobs', restore: records.restore },
          { of: 'answers', restore: book.restore },
        ],
        onRestored: (of, count) => void restored.push(`${count} ${of}`),
      });
    await look();
    await look();
    expect(restored).toEqual(['1 jobs', '1 answers']);
    expect(await entries()).toEqual([`answers ${answered}`, `conversions ${kept}`, `conversions ${lost}`]);
  });
}
