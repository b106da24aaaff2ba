import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shutGate } from '#test/support/gate.ts';
import { type ServiceChild, startChild } from '#test/support/service-child.ts';
import { bodyOf, formOf, mail, waitForEnd, waitForWork } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-kill-'));
const settings = { DATA_DIR: folder, WORKERS: '1', LOG_LEVEL: 'info' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Moments to kill the service at, each told by what it has said before. */
const moments: readonly { readonly accepted: number; readonly seen?: 'begun' | 'completed' }[] = [
  { accepted: 0 },
  { accepted: 1 },
  { accepted: 2, seen: 'begun' },
  { accepted: 3 },
  { accepted: 5, seen: 'completed' },
  { accepted: 0 },
  { accepted: 8 },
];

describe('kill -9', () => {
  it('loses no accepted job in seven kills, ends all of them rightly and leaves no worker', async () => {
    const accepted = new Map<string, string>();
    const workers: number[] = [];
    let secret = '';
    for (const [round, { accepted: count, seen }] of moments.entries()) {
      const child = await startChild({ ...settings, ...(round === 0 ? { MAKE_KEY: '1' } : {}) });
      secret ||= child.secret!;
      const gate = shutGate();
      const upload = async (at: number): Promise<string> => {
        const file = `${mail(seen === 'begun' ? gate.wish : 'x')}round ${round} file ${at}`;
        const { id } = await bodyOf(await post(child, secret, file));
        accepted.set(id, file);
        return id;
      };
      const ids: string[] = [];
      for (let at = 0; at < count; at += 1) ids.push(await upload(at));
      if (seen === 'begun') await waitForWork(child.url, ids[0]!);
      if (seen === 'completed') await waitForEnd(child.url, ids[0]!);
      workers.push(...child.workers());
      const onItsWay = upload(count).catch(() => {}); // accepted or not, whatever its client heard
      await child.kill('SIGKILL');
      await onItsWay;
      gate.open();
    }
    const last = await startChild(settings);
    const ended = await Promise.all([...accepted.keys()].map((id) => waitForEnd(last.url, id)));
    expect(accepted.size).toBeGreaterThanOrEqual(19);
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['completed']));
    for (const { id } of ended) {
      const download = await fetch(`${last.url}/v1/pipeline/${id}/download`);
      expect(await download.text()).toBe(`PK pass 1 of ${accepted.get(id)}`);
    }
    expect(await last.kill('SIGTERM')).toBe(0);
    expect(filesOf('content').filter((name) => name.endsWith('.source') || name.endsWith('.part'))).toEqual([]);
    expect(
      filesOf('keys').filter((name) => !name.includes('-')),
      'keys of uploads',
    ).toEqual([]);
    await expect.poll(() => workers.filter(isAlive)).toEqual([]);
  });
});

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

function post({ url }: ServiceChild, secret: string, file: string): Promise<Response> {
  return fetch(`${url}/v1/pipeline`, { method: 'POST', body: formOf(file, {}), headers: { 'X-API-Key': secret } });
}

function filesOf(name: string): string[] {
  return readdirSync(join(folder, name), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
