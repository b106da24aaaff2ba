/** The database and the server secret: what commands that operate an installation need of it, too. */
import { join, resolve } from 'node:path';
import type { Config } from '#src/config.ts';
import { openSecrets, type Secrets } from '#src/jobs/secrets.ts';
import { type DataFolderLock, lockDataFolder } from '#src/storage/data-folder-lock.ts';
import type { Database } from '#src/storage/database.ts';
import { openEmbeddedDatabase } from '#src/storage/embedded-database.ts';
import { migrate } from '#src/storage/migrations.ts';
import { openPostgresDatabase } from '#src/storage/postgres-database.ts';
import { makePrivateFolder } from '#src/storage/private-folder.ts';
import { readServerSecret } from '#src/storage/server-secret.ts';

/** The database, locked and up to date, and the server secret. */
export async function openStore(
  config: Config,
  { socket, onError }: { readonly socket?: string; readonly onError: (error: Error) => void },
) {
  const folders = foldersOf(config);
  for (const folder of [folders.data, folders.content, folders.keys]) makePrivateFolder(folder);
  const holder = { pid: process.pid, since: new Date().toISOString(), ...(socket ? { socket } : {}) };
  const lock: DataFolderLock | undefined = config.DATABASE_URL ? undefined : lockDataFolder(folders.data, holder);
  try {
    const database = config.DATABASE_URL
      ? await openMigrated(config.DATABASE_URL, onError)
      : await openEmbeddedDatabase(join(folders.data, 'database'));
    if (!config.DATABASE_URL) await migrate(database);
    const create = config.ROLE === 'all';
    const secrets: Secrets = openSecrets(
      await readServerSecret(config.SECRET_FILE || join(folders.data, 'secret'), { create }),
    );
    return {
      database,
      secrets,
      async close() {
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** PostgreSQL, brought up to date by connections that may wait for as long as that takes. */
async function openMigrated(address: string, onError: (error: Error) => void): Promise<Database> {
  const patient = await openPostgresDatabase(address, onError, 300_000);
  await migrate(patient).finally(patient.close);
  return openPostgresDatabase(address, onError);
}

/** Folders as absolute paths. */
export function foldersOf(config: Config) {
  const data = resolve(config.DATA_DIR);
  return {
    data,
    content: resolve(config.CONTENT_DIR || join(data, 'content')),
    keys: resolve(config.KEY_DIR || join(data, 'keys')),
  };
}
