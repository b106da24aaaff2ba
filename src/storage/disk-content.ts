import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Blobs, type ContentKeys, seal, unseal } from '#src/jobs/content-store.ts';
import { listShards, readIfThere, streamIfThere, writeDurably } from './durable-files.ts';

/** Blobs as files of a folder. Names are ours (hex and a record name), so they are safe in a path. */
export function openDiskBlobs(folder: string): Blobs {
  const pathOf = (name: string) => join(folder, shardOf(name), name);
  return {
    write: (name, chunks) => writeDurably(pathOf(name), chunks),
    read: (name) => readIfThere(pathOf(name)),
    stream: (name) => streamIfThere(pathOf(name)),
    remove: (name) => removeFile(pathOf(name)),
    list: () => listShards(folder),
  };
}

/** Keys as files of a folder, each wrapped by `wrappingKey`. */
export function openDiskKeys(folder: string, wrappingKey: Uint8Array): ContentKeys {
  const pathOf = (ref: string) => join(folder, shardOf(ref), ref);
  return {
    put: (ref, key) => writeDurably(pathOf(ref), seal(wrappingKey, ref, [key])),
    async get(ref) {
      const wrapped = await readIfThere(pathOf(ref));
      return wrapped && unseal(wrappingKey, ref, wrapped);
    },
    destroy: (ref) => removeFile(pathOf(ref)),
    list: () => listShards(folder),
  };
}

/** With what a write left unfinished. */
async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(`${path}.part`, { force: true });
}

function shardOf(name: string): string {
  if (!/^[0-9a-z]{2}[0-9a-z.-]*$/.test(name)) throw new Error('a name in the content store is made by us');
  return name.slice(0, 2);
}
