import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { launch } from '#src/fence/launch.ts';
import { breaches } from '#src/fence/probe.ts';
import { openTargets } from '#src/fence/targets.ts';
import { Worker } from '#src/fence/worker.ts';
import { wallKind } from '#src/wall/start-walled.ts';
import { endlessPattern } from '#test/support/hostile-pdfs.ts';
import { isAlive } from '#test/support/is-alive.ts';
import { patience } from '#test/support/patience.ts';
import { buildPdf, textContent } from '#test/support/pdf-files.ts';
import { defaultLimits } from './limits.ts';
import { openReaders } from './open-readers.ts';
import type { Readers, ReadersOptions } from './readers.ts';

const nothingManaged = Object.fromEntries(breaches.map((what) => [what, false]));

const good = buildPdf([{ content: textContent([[50, 700, 12, 'Good ticket']]) }]);
const all = { withoutText: [], withoutDrawing: [], withoutFiles: false };
const child = (name: 'reader' | 'image') => ({
  entry: new URL(`./inside/${name}-child.ts`, import.meta.url),
  addons: name === 'image',
  dataLimit: 1_000_000,
});
const bounds = { answer: 1e6, resident: 1e9, start: patience };

let opened: Readers | undefined;
const open = (options: ReadersOptions = {}) => {
  opened = openReaders({ spare: false, ...options });
  return opened;
};
afterEach(() => opened?.close());

/** The wall puts processes of its own around ours; all of them are meant. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(withChildren)];
}

describe('a fenced reader', () => {
  it.each([0, 4])(
    'gives way to the server, in its own scheduling group as well, and there by %i more',
    async (nice) => {
      const worker = new Worker(launch({ ...child('reader'), nice }), bounds);
      await worker.ready;
      const group = `/proc/${worker.pid}/autogroup`;
      expect(getPriority(worker.pid)).toBe(Math.min(19, getPriority() + 5));
      if (existsSync(group))
        await expect.poll(() => readFileSync(group, 'utf8')).toMatch(new RegExp(`nice ${3 + nice}$`, 'm'));
      worker.kill();
      await worker.ended;
    },
  );

  it.each(['reader', 'image'] as const)('manages nothing that only we may do: %s', async (name) => {
    const { targets, close } = await openTargets();
    const worker = new Worker(launch(child(name)), bounds);
    const result = await worker.ask({ operation: 'probe', input: targets, within: patience });
    expect(result).toEqual({ end: nothingManaged });
    expect(readdirSync(targets.folder).toSorted()).toEqual(['file', 'foreign.so']);
    expect(close()).toEqual({ signalled: false });
    worker.kill();
    await worker.ended;
  });

  it('cannot read the keys and settings that lie beside the program', async () => {
    const { targets, close } = await openTargets();
    const worker = new Worker(launch(child('reader')), bounds);
    const file = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
    const result = await worker.ask({ operation: 'probe', input: { ...targets, file }, within: patience });
    expect(result).toMatchObject({ end: { files: false } });
    close();
    worker.kill();
    await worker.ended;
  });

  it('says how well it is fenced, and how well without the permissions of Node', async () => {
    const level = await open().level();
    const held = { network: true, files: true, writes: true, environment: true, signals: true, libraries: true };
    const byNode = { ...held, processes: true };
    expect(level).toMatchObject(
      wallKind() === 'namespaces'
        ? { level: 'full', readers: byNode, system: held, memory: true, endsWithParent: true }
        : { level: 'basic', memory: true, endsWithParent: true },
    );
  });

  it('is stopped in the middle of its work when nobody waits for it any more', async () => {
    const readers = open();
    const stop = new AbortController();
    const busy: number[] = [];
    const end = await readers.pdf(
      { bytes: endlessPattern(), ...all },
      (part) => {
        if (part.is !== 'begin' || part.step !== 'drawing') return;
        busy.push(...readers.pids());
        stop.abort();
      },
      { within: patience, signal: stop.signal },
    );
    expect(end).toEqual({ failed: 'stopped' });
    expect(busy.length).toBeGreaterThan(0);
    expect(await readers.pdf({ bytes: good, ...all }, () => {}, { within: patience })).toBe('read');
  });

  it('is not started for a request that was given up before', async () => {
    const signal = AbortSignal.abort();
    expect(await open().mail(Buffer.from('From: a@b.example\n\nHello'), { signal })).toEqual({ failed: 'stopped' });
  });

  it('is killed when it takes more memory than it may, though it does not ask the system for more', async () => {
    const readers = open({ limits: { ...defaultLimits, memory: { ...defaultLimits.memory, resident: 1024 } } });
    const noise = Uint8Array.from({ length: 4_000_000 }, (_, index) => (index * 2_654_435_761) >>> 24);
    const end = await readers.scan({ width: 2000, height: 2000, data: noise }, 'thorough');
    expect(end).toEqual({ failed: 'memory' });
  });

  it('is replaced after fifty documents', async () => {
    const readers = open({ readers: 1 });
    const mail = Buffer.from('From: a@b.example\nSubject: Hello\n\nHello');
    await readers.mail(mail);
    const [first] = readers.pids();
    for (let count = 1; count < 49; count += 1) await readers.mail(mail);
    expect(readers.pids()).toContain(first);
    for (let count = 0; count < 3; count += 1) await readers.drawPdf({ bytes: mail, pages: [1] }); // no document more
    expect(readers.pids()).toContain(first);
    await readers.mail(mail);
    await expect.poll(() => isAlive(first!)).toBe(false);
    expect(await readers.mail(mail)).toMatchObject({ type: 'mail', subject: 'Hello' });
  });

  it('is replaced after a large document, whose memory it would keep', async () => {
    const readers = open({ readers: 1 });
    const type = 'Content-Type: application/octet-stream\nContent-Transfer-Encoding: base64';
    const mail = (lines: number) =>
      Buffer.from(`From: a@b.example\nSubject: Hello\n${type}\n\n${`${'A'.repeat(76)}\n`.repeat(lines)}`);
    await readers.mail(mail(10));
    const [first] = readers.pids();
    await readers.mail(mail(120_000));
    await expect.poll(() => isAlive(first!)).toBe(false);
    expect(await readers.mail(mail(10))).toMatchObject({ type: 'mail', subject: 'Hello' });
  });

  it('is kept after a large picture, of which nothing that grows with it stays', async () => {
    const readers = open({ readers: 1 });
    const picture = { width: 4000, height: 2400, data: new Uint8Array(4000 * 2400).fill(255) };
    const kept = readers.pids();
    expect(await readers.scan(picture, 'thorough', { within: patience })).toEqual([]);
    expect(readers.pids()).toEqual(kept);
  });

  it('dies with the program that started it, even when it is busy', async () => {
    const program = fileURLToPath(new URL('../../test/support/fence-parent.ts', import.meta.url));
    const parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pids = line.toString().trim().split(' ').map(Number).flatMap(withChildren);
    expect(pids.length).toBeGreaterThan(2);
    expect(pids.every(isAlive)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => pids.some(isAlive)).toBe(false);
  });

  it('leaves nothing behind when the readers are closed', async () => {
    const readers = open();
    await readers.level();
    const pids = readers.pids();
    expect(pids.length).toBeGreaterThan(1);
    await readers.close();
    expect(pids.some(isAlive)).toBe(false);
    expect(readers.pids()).toEqual([]);
  });
});
