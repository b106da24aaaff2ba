import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When a file, or the newest in a folder, was last written, in milliseconds since the epoch; 0 where there is none. */
export function newest(path: string): number {
  const own = statSync(path, { throwIfNoEntry: false });
  if (!own) return 0;
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
