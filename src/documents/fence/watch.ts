import { readFile } from 'node:fs/promises';

/** What a process may use: resident bytes, and milliseconds of processor time until the watch is renewed. */
export type Allowance = { readonly resident: number; readonly cpu: number };

/** A running watch. */
export type Watch = { renew(): void; end(): void };

/** What a process used so far. */
export type Usage = { readonly resident: number; readonly cpu: number };

const every = 100;
const pageSize = 4096;
const tick = 10;

/**
 * Watches what a process uses and calls `over` once when that is too much. Processor time rather than time on the wall:
 * an honest document must not fail because the machine is busy. Where the system does not tell (other than Linux), it is
 * time on the wall after all, and memory is bound only by the limit set at the start.
 */
export function watchProcess(pid: number, allowed: Allowance, over: (why: 'memory' | 'slow') => void): Watch {
  let began: number | undefined;
  let ended = false;
  const end = () => {
    ended = true;
    clearInterval(timer);
  };
  const look = async () => {
    const { resident, cpu } = (await usageOf(pid)) ?? { resident: 0, cpu: performance.now() };
    began ??= cpu;
    const why = resident > allowed.resident ? 'memory' : cpu - began > allowed.cpu ? 'slow' : undefined;
    if (why === undefined || ended) return;
    end();
    over(why);
  };
  const timer = setInterval(look, every);
  return {
    renew: () => {
      began = undefined;
    },
    end,
  };
}

/** Memory and processor time of a process (proc(5), `stat`), or undefined where they cannot be told. */
export async function usageOf(pid: number): Promise<Usage | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number) as [number, number, number];
    return { resident: pages * pageSize, cpu: (user + system) * tick };
  } catch {
    return undefined;
  }
}
