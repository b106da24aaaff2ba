import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { prepareCertificate, prepareDataFolder } from './data-folder.ts';

/** The service in a process that can be killed. */
export type ServiceChild = {
  readonly url: string;
  readonly process: ChildProcess;
  /** Lines of its log so far. */
  readonly lines: string[];
  /** The key it made, when it was asked to with MAKE_KEY. */
  readonly secret: string | undefined;
  /** Processes that it started. */
  workers(): number[];
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Its exit code once it has ended, null after SIGKILL. */
  readonly exited: Promise<number | null>;
};

const program = fileURLToPath(new URL('service-main.ts', import.meta.url));

/** Most of these live for seconds: what V8 optimises of the embedded database meanwhile costs more than it brings. */
export const brief = '--liftoff-only';

/**
 * Starts it and waits until it is ready; rejects with what it said when it ends before.
 *
 * @param through a command that is given the program and runs it
 */
export async function startChild(
  settings: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): Promise<ServiceChild> {
  if (settings.DATA_DIR && !settings.DATABASE_URL) await prepareDataFolder(settings.DATA_DIR);
  if (settings.DATA_DIR) await prepareCertificate(settings.DATA_DIR);
  const [command = process.execPath, ...given] = [...through, process.execPath, brief, program];
  const child = spawn(command, given, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const exit = once(child, 'exit');
  const exited = exit.then(([code]) => code as number | null);
  let secret: string | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    exit.then(([code]) => reject(new Error(`ended with ${code}: ${said}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const { ready, secret: made } = JSON.parse(line) as { ready?: string; secret?: string };
      secret ??= made;
      if (ready) resolve(ready);
    });
  });
  return {
    url,
    process: child,
    lines,
    secret,
    workers: () => childrenOf(child.pid!),
    async kill(signal) {
      child.kill(signal);
      return exited;
    },
    exited,
  };
}

/** Processes that this one started and that live. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
