/** A service of one's own for scripts that look at it from outside: free port, data in a temporary folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/support/free-port.ts';

/** Where the service is, and how to end it. */
export type OwnService = { readonly base: string; readonly stop: () => Promise<void> };

/** Starts the service as it is, without mail; `more` are further settings. */
export async function startOwnService(more: Readonly<Record<string, string>> = {}): Promise<OwnService> {
  const data = mkdtempSync(join(tmpdir(), 'passlift-own-'));
  const port = await freePort();
  const env = {
    NODE_COMPILE_CACHE: 'node_modules/.cache/passlift/compiled', // as `npm start` has it
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    METRICS_PORT: '0',
    SMTP_PORT: 'off',
    LOG_LEVEL: 'warn',
    RATE_READS: '100000',
    RATE_PAGES: '100000',
    ...more,
  };
  const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: 'inherit' });
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilReady(base, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { base, stop };
}

async function untilReady(base: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 600_000; // minutes beside much else
  for (;;) {
    const answer = await fetch(`${base}/v1/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > until) throw new Error('the service did not start');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
