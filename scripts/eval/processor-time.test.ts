import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { watchProcessorTime } from './processor-time.ts';

it('keeps what a process took that was killed together with the one that started it', async () => {
  const watch = watchProcessorTime();
  const busy = spawn('/bin/sh', ['-c', '(while :; do :; done) & wait'], { detached: true, stdio: 'ignore' });
  const exit = once(busy, 'exit');
  await expect.poll(watch.total, { timeout: 20_000 }).toBeGreaterThan(300);
  const before = watch.total();
  process.kill(-busy.pid!, 'SIGKILL');
  await exit;
  expect(watch.total()).toBeGreaterThanOrEqual(before);
  watch.close();
});
