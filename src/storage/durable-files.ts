import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that are whole or not there: written beside, synced, renamed, folder synced. */

/** Writes a file durably; nothing is left when it fails. Only this user can read it. */
export async function writeDurably(
  path: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const unfinished = `${path}.part`;
  await makeFolder(dirname(path));
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The bytes of a file, or undefined when there is none. */
export async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const pieceBytes = 256 * 1024;

/** A file piece by piece, or undefined when there is none. */
export async function streamIfThere(
  path: string,
): Promise<{ readonly bytes: number; readonly chunks: AsyncIterable<Uint8Array> } | undefined> {
  const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return info && { bytes: info.size, chunks: piecesOf(path) };
}

/** Opened when it is read. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: pieceBytes });
}

/** Every file of a folder whose sub-folders are shards, with when it was written. */
export async function* listShards(
  folder: string,
): AsyncGenerator<{ readonly name: string; readonly writtenAt: number }> {
  for (const shard of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, shard))) {
      const info = await stat(join(folder, shard, name)).catch(() => undefined);
      if (info) yield { name, writtenAt: info.mtimeMs };
    }
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncFolder(dirname(first));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
