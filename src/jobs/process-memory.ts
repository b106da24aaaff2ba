import { readFileSync } from 'node:fs';

const pageBytes = 4096;

/**
 * Memory that a process and its descendants hold, in bytes; 0 when it cannot be told (no /proc). Counted by the
 * operating system, so WebAssembly and native memory are in it. Read at once: the system makes these files up as they are
 * read, which takes less time than to have a thread do it.
 */
export function processMemory(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + processMemory(child), residentBytes(pid));
}

/** proc(5): the second number of `statm` is the resident set in pages. */
function residentBytes(pid: number): number {
  return Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageBytes;
}

function childrenOf(pid: number): readonly number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** Of a process that has ended there is nothing to read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
