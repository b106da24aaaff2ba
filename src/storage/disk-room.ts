import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** There is no room for the embedded database. The code is PostgreSQL's own (53100, disk_full). */
export class DiskFull extends Error {
  override name = 'DiskFull';
  readonly code = '53100';

  constructor(folder: string) {
    super(`DATA_DIR: there is no room on the disk of ${folder}. Make some and try again.`);
  }
}

/** Two segments of its log, 16 MB each: a database that cannot begin the next one stops for good. */
const leastRoom = 32 * 2 ** 20;

const writes = /\b(?:insert|update|delete|create|alter|drop|truncate|vacuum|merge)\b/i;

/** Has an embedded database refuse to write, with `DiskFull`, while its disk has no room; it reads all the same. */
export function refuseWhenFull(pglite: PGlite, folder: string): void {
  const check = () => {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < leastRoom) throw new DiskFull(folder);
  };
  const { query, exec, transaction } = pglite;
  pglite.query = async (...given: Parameters<typeof query>) => {
    if (writes.test(given[0])) check();
    return query.apply(pglite, given) as never;
  };
  pglite.exec = async (...given) => {
    if (writes.test(given[0])) check();
    return exec.apply(pglite, given);
  };
  pglite.transaction = async (...given: Parameters<typeof transaction>) => {
    check();
    return transaction.apply(pglite, given) as never;
  };
}
