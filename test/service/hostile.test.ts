import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({
    WORKERS: '2',
    JOB_SECONDS: '5',
    WORKER_MEMORY_MB: '400',
    JOB_ATTEMPTS: '1',
    QUEUE_DEPTH: '1000',
  });
});
afterAll(() => service.end());

describe('files that attack their worker', () => {
  it('fail with a sentence each, and a good file converts at once afterwards', async () => {
    const cases = [
      ['crash', 'could not be converted'],
      ['hang', 'took too long'],
      ['memory', 'too much memory'],
    ] as const;
    for (const [wish, sentence] of cases) {
      const { id } = await bodyOf(await service.upload(mail(wish)));
      expect(await service.ended(id)).toMatchObject({ status: 'failed', error: expect.stringContaining(sentence) });
      const good = await bodyOf(await service.upload(mail('x')));
      expect(await service.ended(good.id)).toMatchObject({ status: 'completed' });
    }
  });

  it('harm nobody when a hundred of them come', async () => {
    const { secret } = await service.services.api.keys.create('test', 100_000, Date.now());
    const send = async (wish: string): Promise<string> =>
      (await bodyOf(await service.upload(mail(wish), { token: null, headers: { 'X-API-Key': secret } }))).id;
    const hostile = await Promise.all(Array.from({ length: 100 }, (_, at) => send(at === 50 ? 'memory' : 'crash')));
    const good = await send('x');
    const statuses = new Set<string>();
    let over = false;
    const watching = (async () => {
      while (!over) {
        statuses.add((await bodyOf(await fetch(`${service.url}/v1/health`))).status);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    })();
    const ended = await Promise.all([...hostile, good].map((id) => service.ended(id)));
    over = true;
    await watching;
    expect(ended.slice(0, 100).every(({ status }) => status === 'failed')).toBe(true);
    expect(ended.at(-1)).toMatchObject({ status: 'completed' });
    expect(statuses.size).toBeGreaterThan(0);
    expect(await service.services.jobs.waiting()).toBe(0);
  });
});
