/** Disks that can be filled: file systems in memory, mounted for one service alone. Needs no rights, only Linux. */
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A command that mounts a small disk on each of these folders and runs the program that it is given. */
export function onSmallDisks(megabytes: Readonly<Record<string, number>>): readonly string[] {
  const mounts = Object.entries(megabytes).map(([folder, size]) => `mount -t tmpfs -o size=${size}m tmpfs '${folder}'`);
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-ec', `${mounts.join('\n')}\nexec "$@"`, 'sh'];
}

/** A folder as that service sees it. */
export const seenBy = (pid: number, folder: string): string => `/proc/${pid}/root${folder}`;

/** Fills a disk up to its last `rest` bytes. */
export function fill(folder: string, rest = 0): void {
  const file = openSync(join(folder, 'filler'), 'a');
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder);
      const room = bavail * bsize - rest;
      if (room < bsize) return;
      writeSync(file, Buffer.alloc(Math.min(room, 2 ** 20)));
    }
  } finally {
    closeSync(file);
  }
}

/** Makes the room again. */
export function empty(folder: string): void {
  rmSync(join(folder, 'filler'));
}
