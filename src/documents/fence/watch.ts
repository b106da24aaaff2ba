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
    const usage = (await usageOf(pid)) ?? elsewhere();
    if (usage === undefined) return;
    const { resident, cpu } = usage;
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

/** On Linux a look that failed tells nothing, and the next one counts; elsewhere no look tells, and the wall's clock stands in. */
function elsewhere(): Usage | undefined {
  return process.platform === 'linux' ? undefined : { resident: 0, cpu: performance.now() };
}

/**
 * Memory and processor time of a process and all that it started (the wall puts one or two small ones around ours), or
 * undefined where they cannot be told. proc(5), `stat`.
 */
export async function usageOf(pid: number): Promise<Usage | undefined> {
  const [own, children] = await Promise.all([ownUsage(pid), childrenOf(pid)]);
  if (own === undefined) return undefined;
  const below = await Promise.all(children.map(usageOf));
  return below.reduce<Usage>(
    (sum, one) => ({ resident: sum.resident + (one?.resident ?? 0), cpu: sum.cpu + (one?.cpu ?? 0) }),
    own,
  );
}

async function ownUsage(pid: number): Promise<Usage | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number) as [number, number, number];
    return { resident: pages * pageSize, cpu: (user + system) * tick };
  } catch {
    return undefined;
  }
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'latin1').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}
