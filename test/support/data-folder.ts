/**
 * Data folders whose embedded database is there already, with its tables and its queue. Making one from nothing is most
 * of what a first start costs; it is made once by the product itself, kept beside the installed packages, and copied.
 * First starts from nothing are seen by the browser's tests, tables and queues from nothing by every test on PostgreSQL.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentFiles } from '#src/passes/signing/development-ca.ts';
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
  cpSync(await madeDatabase(), database, { recursive: true });
}

/** The folder of an empty embedded database, to be copied. */
export function madeDatabase(): Promise<string> {
  return madeOnce('empty-database', sources, makeEmptyDatabase);
}

/** What a development certificate depends on. */
const certificateSources = ['development-ca', 'certificate', 'der'].map((name) => `src/passes/signing/${name}.ts`);

/** Puts a development certificate into the data folder of a service that is about to start, if it has none. */
export async function prepareCertificate(folder: string): Promise<void> {
  const into = join(folder, 'development-ca');
  if (existsSync(into)) return;
  cpSync(join(await madeCertificate(), 'development-ca'), into, { recursive: true });
}

/** A data folder with a development certificate and nothing else, to be copied. */
export function madeCertificate(): Promise<string> {
  return madeOnce('certificate', certificateSources, async (folder) => {
    await developmentFiles(folder, new Date());
  });
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
  let templates: readonly string[];
  try {
    await migrate(database);
    const faults: Error[] = [];
    const queue = await openBossQueue(database, { jobSeconds: 60, onError: (fault) => void faults.push(fault) });
    await queue.stop();
    if (faults.length > 0) throw new AggregateError(faults, 'the queue of an empty database');
    const { rows } = await database.query({ text: 'select oid::text from pg_database where datistemplate' });
    templates = rows.map(({ oid }) => oid as string);
  } finally {
    await database.close();
  }
  // No other database is ever made in it; their files are most of what would be copied.
  for (const template of templates) empty(join(folder, 'base', template));
}

function empty(folder: string): void {
  for (const name of readdirSync(folder)) if (name !== 'PG_VERSION') rmSync(join(folder, name));
}
