import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shutGate } from '#test/support/gate.ts';
import { isAlive } from '#test/support/is-alive.ts';
import { type ServiceChild, startChild } from '#test/support/service-child.ts';
import { bodyOf, formOf, mail, waitForEnd, waitForWork } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-kill-'));
const settings = { DATA_DIR: folder, WORKERS: '1', LOG_LEVEL: 'info' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('SIGTERM', () => {
  it('refuses uploads, lets running jobs end, keeps waiting ones and exits with 0', async () => {
    const child = await startChild({ ...settings, MAKE_KEY: '1' });
    const send = (wish: string) => post(child, child.secret!, mail(wish));
    const gate = shutGate();
    const running = await bodyOf(await send(gate.wish));
    const waiting = await bodyOf(await send('x'));
    await waitForWork(child.url, running.id);
    const exit = child.kill('SIGTERM');
    await expect.poll(async () => (await send('x')).status).toBe(503);
    gate.open();
    expect(await exit).toBe(0);

    const next = await startChild(settings);
    expect(await waitForEnd(next.url, running.id)).toMatchObject({ status: 'completed' });
    expect(await waitForEnd(next.url, waiting.id)).toMatchObject({ status: 'completed' });
    await next.kill('SIGTERM');
  });

  it('gives back what does not end in time, without holding it against the file', async () => {
    const child = await startChild({ ...settings, MAKE_KEY: '1', STOP_SECONDS: '1' });
    const gate = shutGate();
    const { id } = await bodyOf(await post(child, child.secret!, mail(gate.wish)));
    await waitForWork(child.url, id);
    expect(await child.kill('SIGTERM')).toBe(0);
    expect(child.lines.some((line) => line.includes('"given-back"'))).toBe(true);
    gate.open();
    const next = await startChild(settings);
    expect(await waitForEnd(next.url, id)).toMatchObject({ status: 'completed' });
    await next.kill('SIGTERM');
  });
});

describe('SIGKILL', () => {
  it('ends a worker as well that hears nothing any more', async () => {
    const child = await startChild({ ...settings, MAKE_KEY: '1' });
    const { id } = await bodyOf(await post(child, child.secret!, mail('hang')));
    await waitForWork(child.url, id);
    const workers = child.workers();
    expect(workers.length).toBeGreaterThan(0);
    await child.kill('SIGKILL');
    await expect.poll(() => workers.some(isAlive)).toBe(false);
  });
});

function post({ url }: ServiceChild, secret: string, file: string): Promise<Response> {
  return fetch(`${url}/v1/pipeline`, { method: 'POST', body: formOf(file, {}), headers: { 'X-API-Key': secret } });
}
