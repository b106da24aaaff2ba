import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Free bytes of the disk that a folder lies on; one that is yet to be made lies where the one above it does. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk) return disk.bavail * disk.bsize;
  return dirname(folder) === folder ? Number.MAX_SAFE_INTEGER : freeBytes(dirname(folder));
}
