import type { Config } from '#src/config.ts';
import { openStore } from '#src/services/store.ts';
import { DataFolderBusy } from '#src/storage/data-folder-lock.ts';
import type { Finding } from './finding.ts';

/** Answers, is new enough, up to date, and which version it is. */
export async function checkDatabase(config: Config): Promise<Finding> {
  try {
    const store = await openStore(config, { onError: () => {} });
    try {
      const { rows } = await store.database.query({ text: 'show server_version' });
      const version = String(rows[0]?.server_version);
      const kind = config.DATABASE_URL ? `PostgreSQL ${version}` : `the embedded database (PostgreSQL ${version})`;
      return { state: 'good', text: `${kind} answers and is up to date.` };
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderBusy)) throw error;
    return { state: 'good', text: 'the embedded database is in use by the running service.' };
  }
}
