import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ServiceChild, startChild } from '#test/support/service-child.ts';
import { bodyOf, formOf, mail, waitForEnd } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-kill-'));
const settings = { DATA_DIR: folder, WORKERS: '1', LOG_LEVEL: 'info' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A sequence of numbers from 0 to 1 that is the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('kill -9 at any moment', () => {
  it('loses no accepted job in 20 kills, ends all of them rightly and leaves no worker', async () => {
    const random = seeded(42);
    const accepted = new Map<string, string>();
    const workers: number[] = [];
    let secret = '';
    for (let round = 0; round < 20; round += 1) {
      const child = await startChild({ ...settings, ...(round === 0 ? { MAKE_KEY: '1' } : {}) });
      secret ||= child.secret!;
      const uploads = uploadUntilDead(child, { round, secret, accepted });
      await new Promise((resolve) => setTimeout(resolve, random() * 400));
      workers.push(...child.workers());
      await child.kill('SIGKILL');
      await uploads;
    }
    const last = await startChild(settings);
    const ended = await Promise.all([...accepted.keys()].map((id) => waitForEnd(last.url, id)));
    expect(accepted.size).toBeGreaterThan(20);
    expect(new Set(ended.map(({ status }) => status)).isSubsetOf(new Set(['completed', 'failed']))).toBe(true);
    const completed = ended.filter(({ status }) => status === 'completed');
    expect(completed.length / ended.length).toBeGreaterThanOrEqual(0.9);
    for (const { id } of completed) {
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
    const running = await bodyOf(await send('slow=1500'));
    const waiting = await bodyOf(await send('slow=10'));
    const exit = child.kill('SIGTERM');
    await expect.poll(async () => (await send('x')).status, { interval: 20 }).toBe(503);
    expect(await exit).toBe(0);

    const next = await startChild(settings);
    expect(await waitForEnd(next.url, running.id)).toMatchObject({ status: 'completed' });
    expect(await waitForEnd(next.url, waiting.id)).toMatchObject({ status: 'completed' });
    await next.kill('SIGTERM');
  });

  it('gives back what does not end in time, without holding it against the file', async () => {
    const child = await startChild({ ...settings, MAKE_KEY: '1', STOP_SECONDS: '1' });
    const { id } = await bodyOf(await post(child, child.secret!, mail('slow=4000')));
    await expect
      .poll(async () => (await bodyOf(await fetch(`${child.url}/v1/pipeline/${id}`))).status)
      .toBe('processing');
    expect(await child.kill('SIGTERM')).toBe(0);
    expect(child.lines.some((line) => line.includes('"given-back"'))).toBe(true);
    const next = await startChild(settings);
    expect(await waitForEnd(next.url, id)).toMatchObject({ status: 'completed' });
    await next.kill('SIGTERM');
  });
});

type Uploads = { readonly round: number; readonly secret: string; readonly accepted: Map<string, string> };

/** Uploads one file after the other until the service is gone; notes those whose answer came. */
async function uploadUntilDead(child: ServiceChild, { round, secret, accepted }: Uploads): Promise<void> {
  for (let at = 0; ; at += 1) {
    const file = `${mail('slow=60')}round ${round} file ${at}`;
    try {
      const response = await post(child, secret, file);
      const { id } = await bodyOf(response);
      if (response.status === 202) accepted.set(id, file);
    } catch {
      return;
    }
  }
}

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
