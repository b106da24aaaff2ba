import { readdir, readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const tick = 10;
/** A process that ends keeps what it had taken when it was last looked at, at most so many milliseconds before. */
const every = 50;

/** Adds up the processor time of this process and of all that it started. */
export type ProcessorWatch = {
  /** Milliseconds since it was opened, of processes that have ended meanwhile, too; 0 where there is no /proc. Never falls. */
  readonly total: () => Promise<number>;
  readonly close: () => void;
};

/** Begins to add up. What a process took is in its parent's sums only if that waited for it: behind our wall nobody does. */
export function watchProcessorTime(): ProcessorWatch {
  const seen = new Map<string, number>();
  const look = async () => {
    for (const { key, ticks } of await familyOf(process.pid)) seen.set(key, Math.max(ticks, seen.get(key) ?? 0));
    return [...seen.values()].reduce((sum, ticks) => sum + ticks, 0) * tick;
  };
  const before = look();
  const timer = setInterval(look, every).unref();
  return {
    total: async () => {
      const earlier = await before;
      return (await look()) - earlier;
    },
    close: () => clearInterval(timer),
  };
}

type Running = { readonly id: number; readonly parent: number; readonly key: string; readonly ticks: number };

async function familyOf(root: number): Promise<readonly Running[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(names.map(statOf));
  const family = new Set([root]);
  // Children have larger ids than their parents but for a wrap-around; two rounds are enough for our depth.
  for (let round = 0; round < 2; round += 1) for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  return all.filter(({ id }) => family.has(id));
}

async function statOf(name: string): Promise<Running> {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // After the name in brackets: state, parent … from the 12th on utime and stime, and the 20th starttime (proc_pid_stat(5)).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (Number(fields[11]) || 0) + (Number(fields[12]) || 0);
  return { id: Number(name), parent: Number(fields[1]), key: `${name}@${fields[19]}`, ticks };
}
