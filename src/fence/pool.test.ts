import { expect, it } from 'vitest';
import { Pool, ReaderUnable } from './pool.ts';

const options = {
  entry: new URL('../documents/inside/reader-child.ts', import.meta.url),
  addons: false,
  dataLimit: 1_000_000,
  answer: 1e6,
  resident: 1e9,
  start: 30_000,
  size: 1,
};
const request = { operation: 'file', input: { bytes: Buffer.from('Hello'), mediaType: 'text/plain' }, within: 20_000 };

it('starts another reader inside the same bounds when one does not start', async () => {
  const pool = new Pool(options);
  process.kill(pool.pids[0]!, 'SIGKILL');
  expect(await pool.run(request)).toMatchObject({ end: expect.anything() });
  expect(pool.boundsMemory).toBe(true);
  await pool.close();
});

it('refuses to read rather than to read without bounds', async () => {
  const pool = new Pool({ ...options, start: 1 });
  await expect(pool.run(request)).rejects.toThrow(ReaderUnable);
  expect(pool.boundsMemory).toBe(true);
  await pool.close();
});

it('starts the next reader for the last document of one, and holds no other meanwhile', async () => {
  const pool = new Pool({ ...options, mostServed: 2 });
  const [first] = pool.pids;
  await pool.run(request);
  expect(pool.pids).toEqual([first]);
  const last = pool.run(request);
  await expect.poll(() => pool.pids).toHaveLength(2);
  await last;
  await expect.poll(() => pool.pids).not.toContain(first);
  expect(pool.pids).toHaveLength(1);
  await pool.close();
});

it('starts nothing for those who still wait when it is closed', async () => {
  const pool = new Pool({ ...options, spare: false });
  const running = pool.run(request);
  const waiting = pool.run(request);
  await pool.close();
  expect(await waiting).toEqual({ failed: 'stopped' });
  await running.catch(() => {});
  expect(pool.pids).toEqual([]);
});
