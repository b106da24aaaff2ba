import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fromPglite } from 'pg-boss';
import type { Database, Statement, Tables } from './database.ts';
import { refuseWhenFull } from './disk-room.ts';
import { drizzlePglite } from './drizzle.ts';
import { freeBytes } from './free-bytes.ts';
import * as schema from './schema.ts';

/** PGlite comes with `-F` (never sync) and a file system without fsync; both lose commits when the power goes. */
const durable = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];

/** Keeps the log small: 8 segments of 16 MB at most, as few as possible kept afterwards. */
const sizes = ['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB', '-c', 'shared_buffers=32MB'];

/**
 * Opens PostgreSQL inside this process, durable over power loss. The caller holds the lock of the data folder.
 *
 * @param folder where the database lies; undefined keeps it in memory, for tests
 */
export async function openEmbeddedDatabase(folder?: string): Promise<Database> {
  const fresh = folder !== undefined && !existsSync(folder);
  const pglite = await PGlite.create(
    folder === undefined ? {} : { fs: new SyncedFiles(folder), startParams: [...durable, ...sizes] },
  );
  if (fresh) syncFolder(dirname(folder));
  if (folder !== undefined) refuseWhenFull(pglite, folder);
  return {
    kind: 'embedded',
    tables: drizzlePglite(pglite, { schema }) as unknown as Tables, // the driver's own result type has `rows` too
    async query({ text, values }: Statement) {
      const { rows, affectedRows } = await pglite.query<Record<string, unknown>>(
        text,
        values ? [...values] : undefined,
      );
      return { rows, rowCount: Math.max(rows.length, affectedRows ?? 0) };
    },
    queueOptions: { backend: 'pglite', db: fromPglite(pglite) },
    freeBytes: async () => (folder === undefined ? Number.MAX_SAFE_INTEGER : freeBytes(folder)),
    close: () => pglite.close(),
  };
}

type Streams = { stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } };

/** PGlite's files on disk, with the fsync that its own driver leaves out. */
class SyncedFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const giveFsync = (module: { readonly NODEFS: unknown }) => {
      (module.NODEFS as Streams).stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveFsync] } };
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
