import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';

let service: TestService;
let hasty: TestService;
beforeAll(async () => {
  const settings = { WORKER_MEMORY_MB: '400', JOB_ATTEMPTS: '1', QUEUE_DEPTH: '1000' };
  service = await startService({ ...settings, WORKERS: '2' });
  // A job of the test engine takes a five-hundredth of this; a worker that is started anew for it takes longer, on a busy machine.
  hasty = await startService({ ...settings, WORKERS: '1', JOB_SECONDS: '20' });
});
afterAll(() => Promise.all([service, hasty].map((each) => each.end())));

describe('files that attack their worker', () => {
  it('fail with a sentence each, and a good file converts at once afterwards', async () => {
    const cases = [
      [service, 'crash', 'could not be converted'],
      [hasty, 'hang', 'took too long'],
      [service, 'memory', 'too much memory'],
    ] as const;
    for (const [where, wish, sentence] of cases) {
      const { id } = await bodyOf(await where.upload(mail(wish)));
      expect(await where.ended(id)).toMatchObject({ status: 'failed', error: expect.stringContaining(sentence) });
      const good = await bodyOf(await where.upload(mail('x')));
      expect(await where.ended(good.id)).toMatchObject({ status: 'completed' });
    }
  });

  it('harm nobody when sixteen of them come at once', async () => {
    const { secret } = await service.services.api.keys.create('test', 100_000, Date.now());
    const send = async (wish: string): Promise<string> =>
      (await bodyOf(await service.upload(mail(wish), { token: null, headers: { 'X-API-Key': secret } }))).id;
    const hostile = await Promise.all(Array.from({ length: 16 }, (_, at) => send(at === 8 ? 'memory' : 'crash')));
    const good = await send('x');
    for (const id of hostile) {
      expect(await service.ended(id)).toMatchObject({ status: 'failed' });
      expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
    }
    expect(await service.ended(good)).toMatchObject({ status: 'completed' });
    expect(await service.services.records.waiting()).toEqual({ quick: 0, slow: 0 });
  });
});
