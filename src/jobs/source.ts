/** How an upload is stored: its name, its password and its bytes as one record, so that all of them are encrypted. */

/** What is known of a file apart from its bytes. */
export type SourceFacts = { readonly name?: string; readonly password?: string };

/** Stands between name and password; no name that we keep has one. */
const between = '\0';

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

/** The file and what is known of it again. */
export function unpackSource(source: Uint8Array): SourceFacts & { readonly bytes: Uint8Array } {
  const length = Buffer.from(source.buffer, source.byteOffset, 2).readUInt16BE();
  const text = Buffer.from(source.subarray(2, 2 + length)).toString('utf8');
  const at = text.indexOf(between);
  const name = at < 0 ? text : text.slice(0, at);
  const password = at < 0 ? '' : text.slice(at + 1);
  return { bytes: source.subarray(2 + length), ...(name ? { name } : {}), ...(password ? { password } : {}) };
}
