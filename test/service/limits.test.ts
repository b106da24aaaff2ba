import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shutGate } from '#test/support/gate.ts';
import { bodyOf, mail, startService, type TestService, testConfig } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-limits-'));
const services: TestService[] = [];
const open = async (settings: Record<string, string>) => {
  const service = await startService({ DATA_DIR: folder, ...settings });
  services.push(service);
  return service;
};
afterAll(async () => {
  await Promise.all(services.map((service) => service.end()));
  rmSync(folder, { recursive: true, force: true });
});

describe('rate limits', () => {
  it('hold at their defaults for uploads, signups and guesses, for each client by itself', async () => {
    const defaults = {
      RATE_UPLOADS: '10',
      RATE_READS: '120',
      RATE_UNKNOWN: '30',
      RATE_WAITLIST: '5',
      TRUST_PROXY: '127.0.0.1',
    };
    const service = await open(defaults);
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    const times = async (count: number, ask: (at: number) => Promise<Response>) => {
      const statuses = [];
      for (let at = 0; at < count; at += 1) statuses.push((await ask(at)).status);
      return statuses;
    };
    // Refused uploads count too, so no token is needed to see the limit.
    const uploads = await times(11, () => service.upload(mail('x'), { token: 'bad', ...from('192.0.2.1') }));
    expect(uploads).toEqual([...Array(10).fill(403), 429]);
    const refused = await service.upload(mail('x'), { token: 'bad', ...from('192.0.2.1') });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    const told = Date.parse(refused.headers.get('date')!) / 1000;
    expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeCloseTo(told + wait, -1);
    expect((await bodyOf(refused)).message).toBe(`Too many requests. Please try again in ${wait} seconds.`);
    expect((await service.upload(mail('x'), { token: 'bad', ...from('192.0.2.2') })).status).toBe(403);

    const email = JSON.stringify({ email: 'a@example.com' });
    const signups = await times(6, () =>
      fetch(`${service.url}/v1/waitlist`, {
        method: 'POST',
        body: email,
        headers: { 'Content-Type': 'application/json' },
      }),
    );
    expect(signups).toEqual([200, 200, 200, 200, 200, 429]);

    const { id } = await bodyOf(await service.upload(mail('x')));
    await service.ended(id);
    const corrections = await times(121, () =>
      fetch(`${service.url}/v1/pipeline/${id}/tickets/1`, {
        method: 'PATCH',
        body: JSON.stringify({ fields: { seat: '7' } }),
        headers: { 'Content-Type': 'application/json', ...from('192.0.2.3').headers },
      }),
    );
    expect(corrections).toEqual([...Array(120).fill(200), 429]);

    const guesses = await times(31, () =>
      fetch(`${service.url}/v1/pipeline/${crypto.randomUUID()}`, from('2001:db8::1')),
    );
    expect(guesses).toEqual([...Array(30).fill(404), 429]);
    const neighbour = await fetch(`${service.url}/v1/pipeline/${crypto.randomUUID()}`, from('2001:db8::ffff:2'));
    expect(neighbour.status, 'the same /64 is the same client').toBe(429);

    const polls = await times(61, () => fetch(`${service.url}/v1/verification`, from('192.0.2.9')));
    expect(new Set(polls), 'a poll a second always fits').toEqual(new Set([200]));
    await service.end();
    services.pop();
  });

  it('believe no forged address', async () => {
    const service = await open({ RATE_WAITLIST: '1' });
    const signup = (address: string) =>
      fetch(`${service.url}/v1/waitlist`, {
        method: 'POST',
        body: '{"email":"a@example.com"}',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': address,
          'CF-Connecting-IP': address,
          'X-Real-IP': address,
        },
      });
    expect((await signup('192.0.2.50')).status).toBe(429); // the loopback address spent its signups above
    await service.end();
    services.pop();
  });
});

describe('API keys', () => {
  it('need no token, have a limit of their own, and end when revoked', async () => {
    const service = await open({ RATE_UPLOADS: '1', RATE_KEY_UPLOADS: '2' });
    const { keys } = service.services.api;
    const { key, secret } = await keys.create('Example Ltd', null, Date.now());
    const send = () => service.upload(mail('x'), { token: null, headers: { Authorization: `Bearer ${secret}` } });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([202, 202, 429]);
    expect(JSON.stringify(await keys.list())).not.toContain(secret);
    expect(await keys.revoke(key.key, Date.now())).toBe(true);
    expect((await send()).status).toBe(401);
    await service.end();
    services.pop();
  });

  it('may be polled with by two jobs every second, whatever the address has used up, and have an end of their own', async () => {
    const service = await open({ RATE_READS: '60', RATE_KEY_READS: '120', RATE_UNKNOWN: '3' });
    const { secret } = await service.services.api.keys.create('Example Ltd', null, Date.now());
    const poll = async (headers: Record<string, string> = {}) =>
      (await fetch(`${service.url}/v1/verification`, { headers })).status;
    const times = async (count: number, ask: () => Promise<number>) => {
      const statuses: number[] = [];
      for (let at = 0; at < count; at += 1) statuses.push(await ask());
      return statuses;
    };
    expect(new Set(await times(60, poll))).toEqual(new Set([200]));
    expect(await poll()).toBe(429);
    expect(new Set(await times(120, () => poll({ 'X-API-Key': secret })))).toEqual(new Set([200]));
    expect(await poll({ Authorization: `Bearer ${secret}` })).toBe(429);
    expect(await poll({ 'X-API-Key': 'pl_unknown' }), 'a key that nobody has opens nothing').toBe(429);

    const guess = async () =>
      (await service.upload(mail('x'), { token: null, headers: { 'X-API-Key': `pl_${crypto.randomUUID()}` } })).status;
    expect(await times(4, guess)).toEqual([401, 401, 401, 429]);
    await service.end();
    services.pop();
  });

  it('may read 600 times a minute unless set', () => {
    expect(testConfig({}).RATE_KEY_READS).toBe(600);
  });
});

describe('a full queue', () => {
  it('answers 429 with when to come back, stays healthy, and does what it took', async () => {
    const service = await open({ WORKERS: '1', QUEUE_DEPTH: '3' });
    const taken: string[] = [];
    let refused: Response | undefined;
    const gate = shutGate();
    while (!refused) {
      const response = await service.upload(mail(gate.wish));
      if (response.status === 202) taken.push((await bodyOf(response)).id);
      else refused = response;
    }
    expect([refused.status, Number(refused.headers.get('retry-after')) >= 1]).toEqual([429, true]);
    expect(taken.length).toBeGreaterThanOrEqual(3);
    await expect.poll(async () => (await bodyOf(await fetch(`${service.url}/v1/health`))).status).toBe('ok');
    gate.open();
    expect(await Promise.all(taken.map(async (id) => (await service.ended(id)).status))).toEqual(
      taken.map(() => 'completed'),
    );
    await service.end();
    services.pop();
  });

  it('says 503 when the disk is nearly full, and that it is not well', async () => {
    const service = await open({ MIN_FREE_MB: '1000000' });
    const response = await service.upload(mail('x'));
    expect([response.status, response.headers.has('retry-after')]).toEqual([503, true]);
    expect((await bodyOf(await fetch(`${service.url}/v1/health`))).status).toBe('degraded');
  });
});

describe('a data folder', () => {
  it('is refused to a second process with a sentence that says who has it', async () => {
    await expect(startService({ DATA_DIR: folder })).rejects.toThrow(/in use by process \d+ since/);
  });
});
