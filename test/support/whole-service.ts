/** The whole product as a process of its own, as `npm start` runs it, with its door for mail open. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { prepareCertificate, prepareDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { brief } from './service-child.ts';

export type WholeService = {
  readonly url: string;
  readonly mailPort: number;
  /** Lines of its log so far. */
  readonly lines: readonly string[];
  /** Seconds of a metric that has no labels. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
};

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Starts it, with one worker if not said, and waits until it is ready; rejects with what it said when it ends before. */
export async function startWholeService(
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<WholeService> {
  await prepareDataFolder(settings.DATA_DIR);
  await prepareCertificate(settings.DATA_DIR);
  const metricsPort = await freePort();
  const own = { PORT: '0', SMTP_PORT: '0', METRICS_PORT: String(metricsPort), WORKERS: '1' };
  const child = spawn(process.execPath, [brief, program], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const exit = once(child, 'exit');
  const ready = Promise.withResolvers<{ url: string; mailPort: number }>();
  exit.then(([code]) => ready.reject(new Error(`ended with ${code}: ${said}`)));
  let mailPort = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    const { event, address, port } = JSON.parse(line) as { event?: string; address?: string; port?: number };
    if (event === 'mail-open') mailPort = port!;
    if (event === 'started') ready.resolve({ url: address!, mailPort });
  });
  return {
    ...(await ready.promise),
    lines,
    async metric(name) {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
