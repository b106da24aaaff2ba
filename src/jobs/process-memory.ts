import { usageOf } from '#src/wall/process-usage.ts';

/** Memory that a process and its descendants hold, in bytes; 0 when it cannot be told (no /proc). */
export function processMemory(pid: number): number {
  return usageOf(pid)?.resident ?? 0;
}
