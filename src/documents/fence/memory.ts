import { readFile } from 'node:fs/promises';

const pageSize = 4096;
const every = 100;

/**
 * Watches the resident memory of a process (Linux; elsewhere only the limit set at its start holds) and calls `over`
 * once when it is above `most` bytes.
 *
 * @returns what ends the watch
 */
export function watchMemory(pid: number, most: number, over: () => void): () => void {
  const timer = setInterval(async () => {
    const resident = await residentBytes(pid);
    if (resident === undefined || resident > most) clearInterval(timer);
    if (resident !== undefined && resident > most) over();
  }, every);
  return () => clearInterval(timer);
}

/** Resident memory in bytes, or undefined where it cannot be told. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    const fields = (await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ');
    return Number(fields[1]) * pageSize;
  } catch {
    return undefined;
  }
}
