import { readFile } from 'node:fs/promises';

const pageBytes = 4096;

/**
 * Memory that a process and its descendants hold, in bytes; 0 when it cannot be told (no /proc). Counted by the
 * operating system, so WebAssembly and native memory are in it.
 */
export async function processMemory(pid: number): Promise<number> {
  const [own, children] = await Promise.all([residentBytes(pid), childrenOf(pid)]);
  const below = await Promise.all(children.map(processMemory));
  return below.reduce((sum, bytes) => sum + bytes, own);
}

/** proc(5): the second number of `statm` is the resident set in pages. */
async function residentBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * pageBytes;
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}
