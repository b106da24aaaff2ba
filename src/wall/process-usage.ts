import { readFileSync } from 'node:fs';

/** What processes use: resident bytes, and milliseconds of processor time so far. */
export type Usage = { readonly resident: number; readonly cpu: number };

const pageSize = 4096;
const tick = 10;

/**
 * Memory and processor time of a process and all that it started (the wall puts one or two small ones around ours), or
 * undefined where they cannot be told. proc(5), `stat`. Counted by the operating system, so WebAssembly and native memory are
 * in it. Read at once: the system makes these files up as they are read, which takes less time than to have a thread do it.
 */
export function usageOf(pid: number): Usage | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number) as [number, number, number];
  let usage: Usage = { resident: pages * pageSize, cpu: (user + system) * tick };
  for (const child of read(`/proc/${pid}/task/${pid}/children`)?.split(' ') ?? []) {
    const below = child ? usageOf(Number(child)) : undefined;
    if (below) usage = { resident: usage.resident + below.resident, cpu: usage.cpu + below.cpu };
  }
  return usage;
}

/** Of a process that has ended there is nothing to read. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}
