import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holder = { pid: process.pid, since: '2026-11-20T12:00:00.000Z' };
const source = (after: string) => `
  const { lockDataFolder } = await import(${JSON.stringify(new URL('data-folder-lock.ts', import.meta.url).href)});
  try { lockDataFolder(process.env.FOLDER, { pid: process.pid, since: 'now' }); console.log('taken'); } catch (e) { console.log(e.message); }
  ${after}`;
const child = (after: string) => ['--input-type=module', '-e', source(after)];
const options = () => ({ env: { ...process.env, FOLDER: folder }, encoding: 'utf8' as const });

describe('the lock of the data folder', () => {
  it('keeps another process out and says who has it', () => {
    const lock = lockDataFolder(folder, holder);
    expect(execFileSync(process.execPath, child(''), options())).toContain(
      `in use by process ${process.pid} since 2026-11-20`,
    );
    lock.release();
    expect(execFileSync(process.execPath, child(''), options())).toContain('taken');
  });

  it('ends with a process that is killed', async () => {
    const other = spawn(process.execPath, child('setInterval(() => {}, 1000)'), options());
    await once(other.stdout, 'data');
    expect(() => lockDataFolder(folder, holder)).toThrow(`process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDataFolder(folder, holder).release();
  });
});
