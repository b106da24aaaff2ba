import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { familyOf } from '../eval/family.ts';
import { exampleFile } from './example.ts';
import { describeRuns, measure } from './measure.ts';

/** `convert` of the example in a new process each time. Goals: ≤ 2.5 s, ≤ 600 MB in all its processes. */
export async function benchCold(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'passlift-bench-'));
  let peak = 0;
  try {
    const runs = await measure(7, async () => {
      peak = Math.max(peak, await runOnce(folder));
    });
    return [
      describeRuns(runs),
      `peak memory ${(peak / 1e6).toFixed(0)} MB, all processes added up, what they share once`,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the command line and gives the peak of memory of it and its children, watched every 20 ms. */
async function runOnce(folder: string): Promise<number> {
  const script = fileURLToPath(new URL('../convert.ts', import.meta.url));
  const child = spawn(process.execPath, [script, fileURLToPath(exampleFile), '-o', join(folder, 'out'), '--quiet'], {
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid!));
  }, 20);
  const [code] = await new Promise<[number | null]>((resolve) => child.once('exit', (exit) => resolve([exit])));
  clearInterval(watch);
  if (code !== 0) throw new Error(`convert ended with ${code}`);
  return peak;
}

/** Bytes of memory of a process and its descendants; 0 where there is no /proc. What they share is counted once. */
export function memoryOf(root: number): number {
  const family = familyOf(root);
  const own = family.reduce((sum, { resident, shared }) => sum + resident - shared, 0);
  return own + Math.max(0, ...family.map(({ shared }) => shared));
}
