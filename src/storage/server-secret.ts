import { randomBytes } from 'node:crypto';
import { readIfThere, writeDurably } from './durable-files.ts';

/** The server secret of a file, made on first use when `create` is set. At least 256 bits; throws on less. */
export async function readServerSecret(path: string, { create }: { readonly create: boolean }): Promise<Uint8Array> {
  const present = await readIfThere(path);
  if (present) {
    if (present.length < 32) throw new Error('SECRET_FILE: the server secret is shorter than 32 bytes');
    return present;
  }
  if (!create) throw new Error('SECRET_FILE: the file of the server secret does not exist');
  const secret = randomBytes(48);
  await writeDurably(path, [secret]);
  return secret;
}
