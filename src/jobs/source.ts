/** How an upload is stored: its name, its password and its bytes as one record, so that all of them are encrypted. */

import type { Stream } from './content-store.ts';

/** What is known of a file apart from its bytes. */
export type SourceFacts = { readonly name?: string; readonly password?: string };

/** Stands between name and password; no name that we keep has one. */
const between = '\0';

/** Bytes that say how long name and password are. */
const prefix = 2;

/**
 * The bytes that come before the file: length of what follows (two bytes, big endian), the name in UTF-8, and where there
 * is a password, NUL and the password.
 */
export function sourceHeader({ name, password }: SourceFacts): Uint8Array {
  const kept = Buffer.from((name ?? '').replaceAll(between, '')).subarray(0, 4096);
  const text = Buffer.concat([kept, Buffer.from(password ? `${between}${password}` : '')]);
  const header = Buffer.alloc(2 + text.length);
  header.writeUInt16BE(text.length);
  header.set(text, 2);
  return header;
}

/** What is known of a file, and the file itself as it comes. The facts count when all of it has come (`ContentStore.stream`). */
export async function unpackSource({ bytes, chunks }: Stream): Promise<SourceFacts & { readonly file: Stream }> {
  const pieces = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  const lengthOf = () => (head.length < prefix ? prefix : prefix + head.readUInt16BE());
  while (head.length < lengthOf()) {
    const { value, done } = await pieces.next();
    if (done) throw new Error('a stored upload has no header');
    head = Buffer.concat([head, value]);
  }
  const length = lengthOf();
  const text = head.toString('utf8', prefix, length);
  const at = text.indexOf(between);
  const name = at < 0 ? text : text.slice(0, at);
  const password = at < 0 ? '' : text.slice(at + 1);
  const file = { bytes: bytes - length, chunks: followed(head.subarray(length), pieces) };
  return { file, ...(name ? { name } : {}), ...(password ? { password } : {}) };
}

async function* followed(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
