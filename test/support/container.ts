import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { besides, containerEnvironment, entryOf, inRoot, type RootRun } from '../../scripts/image/run-root.ts';
import { childrenOf } from './service-child.ts';

/** The product in the root of an image, started as a container engine would. */
export type Container = {
  readonly url: string;
  /** Lines of its log so far. */
  readonly lines: readonly Record<string, unknown>[];
  /** Its first process, and all that came of it, as this machine numbers them. */
  processes(): readonly number[];
  /** Runs a command beside it; answers exit code and what was said. */
  exec(...command: readonly string[]): Promise<{ readonly code: number; readonly said: string }>;
  /** Asks its first process to stop; answers the exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, if it still runs. */
  kill(): void;
};

/** Starts it and waits until it is ready; rejects with what it said when it ends before. */
export async function startContainer(run: RootRun): Promise<Container> {
  const env = containerEnvironment(run.settings);
  const [program, ...args] = [...inRoot(run), ...entryOf(run.root)];
  const child = spawn(program!, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: Record<string, unknown>[] = [];
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve, reject) => {
    exit.then((code) => reject(new Error(`ended with ${code}: ${said}`)));
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text) as Record<string, unknown>;
      lines.push(line);
      if (line.event === 'started') resolve(line.address as string);
    });
  });
  const first = childrenOf(child.pid!)[0]!;
  return {
    url,
    lines,
    processes: () => allUnder(first),
    exec: (...command) =>
      new Promise((resolve) => {
        const [file, ...rest] = [...besides(first, run.root), ...command];
        execFile(file!, rest, { env }, (error, out, err) =>
          resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
        );
      }),
    stop() {
      process.kill(first, 'SIGTERM');
      return exit;
    },
    kill() {
      if (child.exitCode === null) process.kill(first, 'SIGKILL');
    },
  };
}

function allUnder(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(allUnder)];
}
