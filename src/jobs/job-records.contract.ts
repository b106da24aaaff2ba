/** Each promise of rows in a few lines, long because there are many. */
import { beforeEach, expect, it } from 'vitest';
import { ending, newJob } from '#test/support/job-rows.ts';
import type { Claim, Ending, JobRecords, NewJob } from './job-records.ts';

/** Empty rows, and their queue. */
export type RecordsParts = {
  readonly records: JobRecords;
  /** What waits in the queue: a name of ours for the queue, and the key. */
  entries(): Promise<readonly string[]>;
};

/** What all rows of jobs promise. */
export function jobRecordsContract(open: () => Promise<RecordsParts>): void {
  let [records, entries]: [JobRecords, RecordsParts['entries']] = [] as never;
  beforeEach(async () => {
    ({ records, entries } = await open());
  });
  const accept = async (more: Partial<NewJob> = {}) => {
    const job = newJob(more);
    await records.accept(job, []);
    return job.job;
  };
  const finish = async (how: Partial<Ending>, more: Partial<NewJob> = {}) => {
    const job = await accept(more);
    await records.begin({ job, lease: 'a' });
    await records.end({ job, lease: 'a', intake: more.intake ?? 'web' }, { ...ending, ...how });
    return job;
  };

  it('know what waits: in which lane, of whom, since when, until it is begun', async () => {
    expect([await records.waiting(), await records.waitingSince()]).toEqual([{ quick: 0, slow: 0 }, undefined]);
    const first = await accept({ createdAt: 5, waitsFor: 'ada' });
    await accept({ createdAt: 6, waitsFor: 'ada' });
    await accept({ createdAt: 7, waitsFor: 'ada', lane: 'slow' });
    expect([await records.waiting(), await records.waitingSince()]).toEqual([{ quick: 2, slow: 1 }, 5]);
    expect([await records.waitingOf('ada', 'quick'), await records.waitingOf('bob', 'quick')]).toEqual([2, 0]);
    await records.begin({ job: first, lease: 'a' });
    expect([await records.waiting(), await records.waitingSince()]).toEqual([{ quick: 1, slow: 1 }, 6]);
    await records.release({ job: first, lease: 'a' }, 'stop');
    expect(await records.waitingOf('ada', 'quick'), 'who sent it is forgotten once it was begun').toBe(1);
  });

  it('know how many wait before a job: of its own lane, and not begun', async () => {
    const first = await accept({ createdAt: 5 });
    await accept({ createdAt: 6 });
    await accept({ createdAt: 6, lane: 'slow' });
    await accept({ createdAt: 8 });
    const ahead = () => records.ahead({ lane: 'quick', createdAt: 7 });
    expect(await ahead()).toBe(2);
    await records.begin({ job: first, lease: 'a' });
    expect(await ahead()).toBe(1);
  });

  it('keep what was said last of whether a result was right', async () => {
    const job = await finish({ passCount: 1 });
    expect(await records.find(job)).toMatchObject({ right: null });
    await records.judge(job, true);
    await records.judge(job, false);
    expect(await records.find(job)).toMatchObject({ right: false });
  });

  it('tell how far a job is, as its latest attempt says', async () => {
    const job = await accept();
    expect(await records.find(job)).toMatchObject({ state: 'pending', content: 'source', percent: 0, stage: null });
    await records.begin({ job, lease: 'a' });
    await records.report({ job, lease: 'a' }, { stage: 'read', percent: 40 });
    await records.report({ job, lease: 'of nobody' }, { stage: 'sign', percent: 90 });
    expect(await records.find(job)).toMatchObject({ state: 'processing', stage: 'read', percent: 40 });
    await records.begin({ job, lease: 'b' });
    await records.report({ job, lease: 'a' }, { stage: 'sign', percent: 90 });
    expect(await records.find(job)).toMatchObject({ state: 'processing', stage: 'open', percent: 0 });
  });

  it('count a crash against a job, and an orderly stop not', async () => {
    const job = await accept();
    const begun = [];
    for (const [lease, why] of [
      ['a', 'crash'],
      ['b', 'stop'],
      ['c', 'crash'],
    ] as const) {
      begun.push(await records.begin({ job, lease }));
      await records.release({ job, lease: 'of nobody' }, 'crash');
      await records.release({ job, lease }, why);
      expect(await records.find(job)).toMatchObject({ state: 'pending' });
    }
    expect(begun).toMatchObject([
      { attempts: 1, crashes: 0 },
      { attempts: 2, crashes: 1 },
      { attempts: 2, crashes: 1 },
    ]);
  });

  it('are ended by the latest attempt, once, and begun no more', async () => {
    const job = await accept();
    for (const lease of ['a', 'b']) await records.begin({ job, lease });
    const end = (lease: string) => records.end({ job, lease, intake: 'web' }, { ...ending, resultRef: lease });
    expect((await Promise.all([end('a'), end('b'), end('b')])).toSorted()).toEqual([false, false, true]);
    expect(await records.find(job)).toMatchObject({ state: 'completed', content: 'result', resultRef: 'b' });
    expect(await records.begin({ job, lease: 'c' })).toBeUndefined();
    expect(await records.begin({ job: newJob().job, lease: 'c' }), 'of a job that nobody knows').toBeUndefined();
  });

  it('keep of an end what is said of it: numbers, a reason, and that nothing can be handed out', async () => {
    const failed = {
      state: 'failed',
      errorCode: 'document.damaged',
      errorValues: { pages: 3 },
      completedAt: 9,
    } as const;
    const job = await finish({ ...failed, passCount: 0 });
    expect(await records.find(job)).toMatchObject({ ...failed, content: 'gone', percent: 100, stage: null });
    const made = await finish({ passCount: 2, resultRef: 'r', expiresAt: 50 });
    await finish({ passCount: 3, resultRef: 's' });
    expect(await records.find(made)).toMatchObject({ passCount: 2, resultRef: 'r', expiresAt: 50, emailSent: false });
    expect(await records.passesMade()).toBe(5);
    const waits = await accept();
    expect(await records.ended([job, made, waits, newJob().job])).toEqual(new Set([job, made]));
  });

  it('count downloads', async () => {
    const job = await accept();
    const counts = await Promise.all(Array.from({ length: 3 }, () => records.countDownload(job)));
    expect(counts.toSorted()).toEqual([1, 2, 3]);
    expect(await records.countDownload(newJob().job)).toBe(0);
    expect(await records.find(job)).toMatchObject({ downloads: 3 });
  });

  it('are due when their results are, the oldest first, but not before their mail is written', async () => {
    const [late, early, next] = [
      await finish({ resultRef: 'r', expiresAt: 30 }),
      await finish({ resultRef: 's', expiresAt: 10 }),
      await finish({ resultRef: 't', expiresAt: 31 }),
    ];
    await finish({ resultRef: 'u', expiresAt: 5 }, { intake: 'mail' });
    await finish({ expiresAt: 1 });
    const due = async (now: number, most: number) => (await records.due(now, most)).map(({ job }) => job);
    expect([await due(9, 9), await due(10, 9), await due(30, 9)]).toEqual([[], [early], [early, late]]);
    expect([await due(31, 9), await due(31, 2)]).toEqual([
      [early, late, next],
      [early, late],
    ]);
    await records.forget(early, 31);
    expect(await due(31, 9)).toEqual([late, next]);
  });

  it('name all content that is still needed, and none besides', async () => {
    const waits = await accept();
    await finish({ resultRef: 'a result' });
    await finish({});
    const mailed = await accept({ intake: 'mail' });
    const needed = [waits, 'a result', mailed, `${mailed}-address`, `${mailed}-mail`];
    expect(await records.liveRefs()).toEqual(new Set(needed));
  });

  it('take a claim by itself, however often it is made, until it has run out', async () => {
    const claim = (body: string, expiresAt: number): Claim => ({ claim: 'x', body, nonce: '', expiresAt });
    expect(await records.claimed('x', 1)).toBeUndefined();
    await records.spend(claim('first', 100), 1);
    await records.spend(claim('second', 200), 99);
    expect(await records.claimed('x', 99)).toMatchObject({ body: 'first' });
    expect(await records.claimed('x', 100)).toBeUndefined();
    await records.spend(claim('third', 200), 100);
    expect(await records.claimed('x', 100)).toMatchObject({ body: 'third' });
  });

  it('give an entry to who waits for a conversion; by mail, for the answer as well once it has ended', async () => {
    const [job, mailed] = [await accept({ lane: 'slow' }), await accept({ intake: 'mail' })];
    expect(await entries()).toEqual([`conversions ${mailed}`, `slow-conversions ${job}`]);
    for (const [key, intake] of [
      [job, 'web'],
      [mailed, 'mail'],
    ] as const) {
      await records.begin({ job: key, lease: 'a' });
      expect(await records.end({ job: key, lease: 'lost', intake }, ending)).toBe(false);
      await records.end({ job: key, lease: 'a', intake }, ending);
    }
    expect((await entries()).filter((entry) => entry.startsWith('answers'))).toEqual([`answers ${mailed}`]);
  });

  it('let a claim buy one job, and another when it has run out; of a job that is refused nothing is written', async () => {
    const buy = async (createdAt: number, claims: readonly Claim[]) => {
      const { job, ...row } = newJob({ createdAt, intake: 'mail' });
      const answer = await records.accept({ ...row, job }, claims);
      const entered = (await entries()).filter((entry) => entry.endsWith(job)).length;
      return { ...answer, known: (await records.find(job)) !== undefined, entered };
    };
    const claim = (name: string, body: string): Claim => ({ claim: name, body, nonce: '', expiresAt: 100 });
    expect(await buy(1, [claim('a', '1'), claim('b', '1')])).toEqual({ known: true, entered: 1 });
    const taken = await buy(2, [claim('c', '2'), claim('b', '2'), claim('a', '2')]);
    expect(taken).toEqual({ taken: claim('b', '1'), known: false, entered: 0 });
    expect(await records.claimed('c', 2)).toBeUndefined();
    expect(await buy(100, [{ ...claim('b', '3'), expiresAt: 200 }])).toEqual({ known: true, entered: 1 });
    expect(await records.claimed('b', 100)).toMatchObject({ body: '3' });
    const both = await Promise.all([buy(3, [claim('d', '1')]), buy(3, [claim('d', '2')])]);
    expect(both.map(({ known }) => known).sort()).toEqual([false, true]);
  });

  it('tell what is forgotten as it was; a job that had not ended has failed', async () => {
    const waits = await accept({ intake: 'mail' });
    const ended = await finish({ completedAt: 2, resultRef: 'ref' }, { intake: 'key' });

    expect(await records.forget(waits, 5)).toMatchObject({ state: 'pending', completedAt: null, answerWaits: true });
    expect(await records.find(waits)).toMatchObject({
      ...{ state: 'failed', errorCode: 'job.deleted', completedAt: 5, content: 'gone' },
    });
    expect(await records.forget(ended, 5)).toMatchObject({ content: 'result', resultRef: 'ref', answerWaits: false });
    expect(await records.find(ended)).toMatchObject({
      ...{ state: 'completed', errorCode: null, completedAt: 2, content: 'gone' },
    });
    expect(await records.forget(newJob().job, 5)).toBeUndefined();
  });

  it('take the lease of a job that is forgotten: what its attempt made is thrown away', async () => {
    const job = await accept();
    await records.begin({ job, lease: 'a' });
    expect(await records.forget(job, 5)).toMatchObject({ state: 'processing' });
    expect(await records.end({ job, lease: 'a', intake: 'web' }, { ...ending, resultRef: 'r' })).toBe(false);
    expect(await records.find(job)).toMatchObject({ errorCode: 'job.deleted', resultRef: null, content: 'gone' });
  });
}
