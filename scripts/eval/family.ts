import { readFileSync } from 'node:fs';

/** A process: an id that no other one had, its processor time in hundredths of a second, and its memory in bytes. */
export type Running = {
  readonly key: string;
  readonly ticks: number;
  readonly resident: number;
  /** What of that is a file's: the program and its libraries, of which all its processes share one copy. */
  readonly shared: number;
};

const page = 4096;

/**
 * A process and all that it started and that started from those, as Linux tells of them (proc(5)); none where there is no
 * /proc. Reads only theirs: to ask all processes of a machine, many times a second, costs more than what is measured.
 */
export function familyOf(root: number): readonly Running[] {
  const stat = told(`${root}/stat`);
  if (stat === '') return [];
  // After the name in brackets: state, parent … from the 12th on utime and stime, and the 20th starttime (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, resident = 0, shared = 0] = told(`${root}/statm`).split(' ').map(Number);
  const own: Running = {
    key: `${root}@${fields[19]}`,
    ticks: (Number(fields[11]) || 0) + (Number(fields[12]) || 0),
    resident: resident * page,
    shared: shared * page,
  };
  const children = told(`${root}/task/${root}/children`).split(' ').filter(Boolean);
  return [own, ...children.flatMap((child) => familyOf(Number(child)))];
}

/** What a file of /proc says; nothing when its process is gone. */
function told(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
