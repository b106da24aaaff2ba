/** Blobs and keys that live as long as the test. */
import type { Blobs, ContentKeys } from '#src/jobs/content-store.ts';

type Kept = { readonly bytes: Buffer; readonly writtenAt: number };

export function memoryContent(): { readonly blobs: Blobs; readonly keys: ContentKeys } {
  const [blobs, keys] = [new Map<string, Kept>(), new Map<string, Kept>()];
  const keep = (bytes: Uint8Array): Kept => ({ bytes: Buffer.from(bytes), writtenAt: Date.now() });
  const list = async function* (kept: ReadonlyMap<string, Kept>) {
    for (const [name, { writtenAt }] of [...kept]) yield { name, writtenAt };
  };
  return {
    blobs: {
      async write(name, chunks) {
        const parts: Uint8Array[] = [];
        for await (const chunk of chunks) parts.push(chunk);
        blobs.set(name, keep(Buffer.concat(parts)));
      },
      read: async (name) => blobs.get(name)?.bytes,
      remove: async (name) => void blobs.delete(name),
      list: () => list(blobs),
    },
    keys: {
      put: async (ref, key) => void keys.set(ref, keep(key)),
      get: async (ref) => keys.get(ref)?.bytes,
      destroy: async (ref) => void keys.delete(ref),
      list: () => list(keys),
    },
  };
}
