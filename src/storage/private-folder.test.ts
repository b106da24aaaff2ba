import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { makePrivateFolder } from './private-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'private-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('shuts a folder that others could look into, and makes one that nobody else can', () => {
  const [old, fresh] = [join(folder, 'old'), join(folder, 'a/b')];
  mkdirSync(old);
  chmodSync(old, 0o755);
  for (const path of [old, fresh]) {
    makePrivateFolder(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
  }
});

it('takes the socket away that a killed holder left in the temporary folder', () => {
  const data = join(folder, 'data');
  const socket = join(folder, 'left.sock');
  const holder = { pid: 1, since: '2026-11-22T10:00:00.000Z' };
  lockDataFolder(data, { ...holder, socket }).release();
  writeFileSync(socket, '');
  lockDataFolder(data, holder).release();
  expect(existsSync(socket)).toBe(false);
});
