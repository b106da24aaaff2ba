import { readFileSync } from 'node:fs';

/**
 * Whether a process of this number runs that we may signal. One that has ended and that its parent never asks about (the
 * first process of a container may not) runs no more, though the system still lists it: state `Z` (proc_pid_status(5)).
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== 'linux' || !/^State:\s+[ZX]/m.test(statusOf(pid));
}

/** Of one that has ended meanwhile: dead. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return 'State: X';
  }
}
