import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { seal, unseal } from '#src/jobs/content-store.ts';
import type { KeyWrapper } from '#src/jobs/key-wrapper.ts';

/** The operator's key from a file of at least 256 bits, the same on all nodes; throws with a sentence for the operator. */
export async function openFileWrapper(path: string): Promise<KeyWrapper> {
  const bytes = await readFile(path).catch(() => {
    throw new WrapKeyUnfit(`KEY_WRAP_FILE: the file ${path} cannot be read by this process.`);
  });
  if (bytes.length < 32) throw new WrapKeyUnfit('KEY_WRAP_FILE: the key is shorter than 32 bytes.');
  const key = new Uint8Array(hkdfSync('sha256', bytes, '', 'passlift epochs', 32));
  return {
    wrap: (name, epochKey) => buffer(seal(key, name, [epochKey])),
    unwrap: async (name, wrapped) => unseal(key, name, wrapped),
  };
}

/** The operator's key cannot be used; the message is a sentence for the operator. */
export class WrapKeyUnfit extends Error {
  override name = 'WrapKeyUnfit';
}
