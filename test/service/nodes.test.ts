import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutGate } from '#test/support/gate.ts';
import { type ServiceChild, startChild } from '#test/support/service-child.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';
import { bodyOf, formOf, mail, waitForEnd, waitForWork } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-nodes-'));
let postgres: TestPostgres;
const node = (name: string, more: Record<string, string> = {}) =>
  startChild({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, name),
    CONTENT_DIR: join(folder, 'content'),
    KEY_DIR: join(folder, 'keys'),
    SECRET_FILE: join(folder, 'secret'),
    WORKERS: '1',
    ...more,
  });
const send = ({ url }: ServiceChild, secret: string, wish: string) =>
  fetch(`${url}/v1/pipeline`, { method: 'POST', body: formOf(mail(wish), {}), headers: { 'X-API-Key': secret } });
const healthOf = async ({ url }: ServiceChild) => (await bodyOf(await fetch(`${url}/v1/health`))).status;

beforeAll(async () => {
  writeFileSync(join(folder, 'secret'), 'x'.repeat(48));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('several nodes on one PostgreSQL', () => {
  it('share jobs, limits and content; the job of a lost node is done by another', async () => {
    const first = await node('a', { MAKE_KEY: '1' });
    const secret = first.secret!;
    const gate = shutGate();
    const { id } = await bodyOf(await send(first, secret, gate.wish));
    await waitForWork(first.url, id);
    const second = await node('b');
    await first.kill('SIGKILL');
    gate.open();
    expect(await waitForEnd(second.url, id)).toMatchObject({ status: 'completed' });
    expect((await fetch(`${second.url}/v1/pipeline/${id}/download`)).status).toBe(200);
    expect(await second.kill('SIGTERM')).toBe(0);
  });

  it('live through a restart of the database, saying 503 meanwhile', async () => {
    const service = await node('c', { MAKE_KEY: '1' });
    const secret = service.secret!;
    const before = await bodyOf(await send(service, secret, 'x'));
    await waitForEnd(service.url, before.id);
    await postgres.restart(async () => {
      await expect.poll(() => healthOf(service)).toBe('degraded');
      const refused = await send(service, secret, 'x');
      expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
      expect(await bodyOf(refused)).toEqual({ detail: expect.any(String), message: expect.any(String) });
    });
    await expect.poll(() => healthOf(service)).toBe('ok');
    const after = await bodyOf(await send(service, secret, 'x'));
    expect(await waitForEnd(service.url, after.id)).toMatchObject({ status: 'completed' });
    expect(await service.kill('SIGTERM')).toBe(0);
  });
});
