/**
 * Data folders whose embedded database is there already, with its tables and its queue. Making one from nothing is most
 * of what a first start costs; it is made once by the product itself, kept beside the installed packages, and copied.
 * First starts from nothing are seen by the browser's tests, tables and queues from nothing by every test on PostgreSQL.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBossQueue } from '#src/storage/boss-queue.ts';
import type { Database } from '#src/storage/database.ts';
import { openEmbeddedDatabase } from '#src/storage/embedded-database.ts';
import { migrate } from '#src/storage/migrations.ts';
import { madeOnce } from './made-once.ts';

/** What an empty database depends on. */
const sources = [
  'src/storage/embedded-database.ts',
  'src/storage/migrations.ts',
  'src/storage/boss-queue.ts',
  'node_modules/@electric-sql/pglite/package.json',
  'node_modules/pg-boss/package.json',
];

/** Puts an empty embedded database into the data folder of a service that is about to start for the first time. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const database = join(folder, 'database');
  if (existsSync(database)) return;
  mkdirSync(folder, { recursive: true });
  cpSync(await madeOnce('database', sources, makeEmptyDatabase), database, { recursive: true });
}

/** An embedded database of its own for a test; it is gone when it is closed. */
export async function openTestDatabase(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'database-test-'));
  await prepareDataFolder(folder);
  const database = await openEmbeddedDatabase(join(folder, 'database'));
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeEmptyDatabase(folder: string): Promise<void> {
  const database = await openEmbeddedDatabase(folder);
  try {
    await migrate(database);
    const faults: Error[] = [];
    const queue = await openBossQueue(database, { jobSeconds: 60, onError: (fault) => void faults.push(fault) });
    await queue.stop();
    if (faults.length > 0) throw new AggregateError(faults, 'the queue of an empty database');
  } finally {
    await database.close();
  }
}
