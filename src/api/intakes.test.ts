import { describe, expect, it } from 'vitest';
import type { QueueLoad } from '#src/jobs/queue-load.ts';
import { type IntakeOptions, openIntakes } from './intakes.ts';

const open = (waiting: QueueLoad['waiting'], more: Partial<IntakeOptions> = {}) =>
  openIntakes({
    load: async () => ({ waiting, slots: 2, seconds: { quick: 1, slow: 4 } }),
    waitingOf: async () => 0,
    depth: 200,
    wait: 20,
    freeBytes: async () => 2,
    leastFree: 1,
    secondsAway: () => 0,
    ...more,
  });
const web = { intake: 'web', client: 'a' } as const;

describe('the gate before uploads', () => {
  it('lets people in as long as their lane begins what comes within 20 seconds, and says when it will again', async () => {
    expect(await open({ quick: 40, slow: 0 }).checkLane('quick', web)).toBeUndefined();
    expect(await open({ quick: 50, slow: 0 }).checkLane('quick', web)).toMatchObject({
      code: 'queue.full',
      seconds: 7,
    });
    expect(await open({ quick: 0, slow: 11 }).checkLane('slow', web)).toMatchObject({ code: 'queue.full', seconds: 4 });
    expect(await open({ quick: 50, slow: 0 }).checkLane('slow', web)).toBeUndefined();
  });

  it('turns people away before their file is read only when no lane would take it', async () => {
    expect(await open({ quick: 50, slow: 10 }).check('web')).toBeUndefined();
    expect(await open({ quick: 50, slow: 12 }).check('web')).toMatchObject({ code: 'queue.full', seconds: 6 });
  });

  it('keeps a share for keys, and lets mails wait', async () => {
    const full = open({ quick: 100, slow: 30 });
    for (const intake of ['key', 'mail'] as const) {
      expect(await full.check(intake)).toBeUndefined();
      expect(await full.checkLane('quick', { intake, client: 'a' })).toBeUndefined();
    }
    const fuller = open({ quick: 172, slow: 29 });
    expect(await fuller.check('mail')).toMatchObject({ code: 'queue.full' });
    expect(await fuller.check('key')).toBeUndefined();
    expect(await fuller.checkLane('quick', { intake: 'key', client: 'a' })).toMatchObject({
      code: 'queue.full',
      seconds: 26,
    });
    expect(await open({ quick: 220, slow: 30 }).check('key')).toMatchObject({ code: 'queue.full' });
  });

  it('lets nobody fill more than a quarter of it, and everybody have five files waiting', async () => {
    const own = (count: number) => open({ quick: 30, slow: 0 }, { waitingOf: async () => count });
    expect(await own(9).checkLane('quick', web)).toBeUndefined();
    expect(await own(12).checkLane('quick', web)).toMatchObject({ code: 'queue.full-of-yours', seconds: 2 });
    expect(await own(12).checkLane('quick', { intake: 'key', client: 'a' })).toBeUndefined();
    const slow = (count: number) => open({ quick: 0, slow: 8 }, { waitingOf: async () => count });
    expect(await slow(4).checkLane('slow', web)).toBeUndefined();
    expect(await slow(5).checkLane('slow', web)).toMatchObject({ code: 'queue.full-of-yours', seconds: 2 });
  });

  it('counts what came in since it looked at the queue', async () => {
    const seen = { waiting: { quick: 38, slow: 0 }, slots: 2, seconds: { quick: 1, slow: 4 } };
    const gate = open(seen.waiting, { load: async () => seen });
    for (const _ of Array(3)) expect(await gate.checkLane('quick', web)).toBeUndefined();
    expect(await gate.checkLane('quick', web)).toMatchObject({ code: 'queue.full', seconds: 3 });
    expect(await gate.checkLane('slow', web)).toBeUndefined();
  });

  it('tells people one after the other to come back, in either place', async () => {
    const full = open({ quick: 50, slow: 12 });
    const told = async (client: string) => (await full.checkLane('quick', { intake: 'web', client }))?.seconds;
    expect([await told('a'), await told('b'), await told('c'), await told('a')]).toEqual([7, 8, 8, 7]);
    const before = async (client: string) => (await full.check('web', client))?.seconds;
    expect([await before('a'), await before('b'), await before('a')], 'of the lane that waits less').toEqual([6, 8, 6]);
  });

  it('says for how long a store that failed is left alone', async () => {
    const away = open({ quick: 0, slow: 0 }, { secondsAway: () => 12 });
    expect(await away.check('mail')).toMatchObject({ code: 'service.no-store', seconds: 12 });
  });
});
