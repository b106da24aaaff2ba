import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutGate } from '#test/support/gate.ts';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';
import { until } from '#test/support/until.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ WORKERS: '1', QUEUE_WAIT_SECONDS: '12', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => service.end());

const gate = shutGate();
const taken: string[] = [];
/** Uploads until nothing more is taken; answers what was said then. */
const untilRefused = async (addressOf: (at: number) => string): Promise<Response> => {
  for (let at = 0; ; at += 1) {
    const headers = { 'X-Forwarded-For': addressOf(at) };
    const response = await service.upload(mail(gate.wish), { headers });
    if (response.status !== 202) return response;
    taken.push((await bodyOf(response)).id);
  }
};

describe('while the queue is long', () => {
  it('one address cannot fill it, others are let in until they would wait too long, keys and slow files after that', async () => {
    const greedy = await untilRefused(() => '192.0.2.1');
    expect([greedy.status, (await bodyOf(greedy)).message]).toEqual([429, expect.stringContaining('files of yours')]);
    const alone = taken.length;
    const last = await untilRefused((at) => `192.0.2.${2 + at}`);
    expect(taken.length).toBeGreaterThan(alone);
    const wait = Number(last.headers.get('retry-after'));
    expect([last.status, wait >= 1]).toEqual([429, true]);
    expect(await bodyOf(last)).toMatchObject({
      message: `Too many files are waiting. Please try again in ${wait} seconds.`,
      ...{ code: 'queue.full', values: { seconds: wait } },
    });
    expect((await service.upload(mail('x'), { headers: { 'X-Forwarded-For': '192.0.2.1' } })).status).toBe(429);

    const { secret } = await service.services.api.keys.create('Example Ltd', null, Date.now());
    const keyed = await service.upload(mail('x'), { token: null, headers: { 'X-API-Key': secret } });
    expect(keyed.status).toBe(202);
    taken.push((await bodyOf(keyed)).id);

    // A picture has a lane of its own: it is done while everything else waits.
    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ENGINE x\n')]);
    const { id } = await bodyOf(await service.upload(picture, { name: 'scan.png' }));
    expect((await service.ended(id)).status).toBe('completed');
    gate.open();
    for (const one of taken) expect((await service.ended(one)).status).toBe('completed');
    // The queue is looked at twice a second, and what it was then is believed for as long.
    await until(
      async () => (await service.upload(mail('x'), { headers: { 'X-Forwarded-For': '192.0.2.1' } })).status,
      (status) => status === 202,
    );
    const kept = (
      await service.services.database.query({ text: 'select waits_for from jobs where waits_for is not null' })
    ).rows;
    expect(kept.length, 'who waited is forgotten as soon as it is begun').toBeLessThanOrEqual(1);
  });
});
