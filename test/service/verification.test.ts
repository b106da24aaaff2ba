import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';
import { startTurnstile, type TurnstileStandIn } from '#test/support/service-turnstile.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-verification-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('ALTCHA', () => {
  let clock = 0;
  const open = () => startService({ DATA_DIR: folder }, () => Date.now() + clock);

  it('refuses a token that was used before a restart', async () => {
    let service = await open();
    const token = await service.token();
    expect((await service.upload(mail('x'), { token })).status).toBe(202);
    await service.end();
    service = await open();
    const replay = await service.upload(mail('y'), { token });
    expect([replay.status, (await bodyOf(replay)).detail]).toEqual([403, expect.stringContaining('used already')]);

    const late = await service.token();
    clock = 301_000;
    expect((await service.upload(mail('x'), { token: late })).status).toBe(403);
    clock = 0;
    await service.end();
  });
});

describe('Turnstile', () => {
  let turnstile: TurnstileStandIn;
  let service: TestService;
  beforeAll(async () => {
    turnstile = await startTurnstile();
    service = await startService({
      DATA_DIR: folder,
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET_KEY: 'hidden',
      TURNSTILE_URL: turnstile.url,
      TURNSTILE_HOSTNAMES: 'tickets.example',
    });
  });
  afterAll(async () => {
    await service.end();
    turnstile.stop();
  });

  it('offers its public key and never the secret one', async () => {
    const answer = await (await fetch(`${service.url}/v1/verification`)).text();
    expect(JSON.parse(answer)).toMatchObject({ provider: 'turnstile', site_key: 'site', challenge: null });
    expect(answer).not.toContain('hidden');
  });

  it('asks with secret, token, address and idempotency key', async () => {
    expect((await service.upload(mail('x'), { token: 'good-1' })).status).toBe(202);
    expect(turnstile.asked.at(-1)).toEqual({
      secret: 'hidden',
      response: 'good-1',
      remoteip: '127.0.0.1',
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('refuses a replay even when Turnstile would not', async () => {
    expect((await service.upload(mail('x'), { token: 'good-2' })).status).toBe(202);
    expect((await service.upload(mail('x'), { token: 'good-2' })).status).toBe(403);
  });

  it.each(['elsewhere', 'login', 'used', 'forged'])('refuses a token that is %s', async (token) => {
    const response = await service.upload(mail('x'), { token });
    expect([response.status, (await bodyOf(response)).message]).toEqual([
      403,
      'Human verification failed. Please try again.',
    ]);
  });

  it.each(['silence', 'garbage', 'redirect', 'broken'])('lets nobody in when the answer is %s', async (token) => {
    const response = await service.upload(mail('x'), { token });
    expect([response.status, Number(response.headers.get('retry-after')) >= 1]).toEqual([503, true]);
  });
});
