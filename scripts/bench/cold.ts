import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
    return [describeRuns(runs), `peak memory ${(peak / 1e6).toFixed(0)} MB resident, all processes added up`];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the command line and gives the peak of resident bytes of it and its children, watched every 20 ms. */
async function runOnce(folder: string): Promise<number> {
  const script = fileURLToPath(new URL('../convert.ts', import.meta.url));
  const child = spawn(process.execPath, [script, fileURLToPath(exampleFile), '-o', join(folder, 'out'), '--quiet'], {
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
  });
  let peak = 0;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentOf(child.pid!));
  }, 20);
  const [code] = await new Promise<[number | null]>((resolve) => child.once('exit', (exit) => resolve([exit])));
  clearInterval(watch);
  if (code !== 0) throw new Error(`convert ended with ${code}`);
  return peak;
}

/** Resident bytes of a process and its descendants, from /proc; 0 where there is none. */
export async function residentOf(root: number): Promise<number> {
  const stats = await Promise.all(
    (await readdir('/proc').catch(() => []))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        return { pid: Number(pid), parent: Number(fields[1]), resident: Number(fields[21]) * 4096 };
      }),
  );
  const family = new Set([root]);
  // Children have larger ids than their parents but for a wrap-around; two rounds are enough for our depth.
  for (let round = 0; round < 3; round++) for (const { pid, parent } of stats) if (family.has(parent)) family.add(pid);
  return stats.filter(({ pid }) => family.has(pid)).reduce((sum, { resident }) => sum + (resident || 0), 0);
}
