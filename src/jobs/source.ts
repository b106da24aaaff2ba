/** How an upload is stored: its name and its bytes as one record, so that the name is encrypted too. */

/** The bytes that come before the file: length of the name (two bytes, big endian) and the name in UTF-8. */
export function sourceHeader(name: string | undefined): Uint8Array {
  const text = Buffer.from(name ?? '').subarray(0, 4096);
  const header = Buffer.alloc(2 + text.length);
  header.writeUInt16BE(text.length);
  header.set(text, 2);
  return header;
}

/** The file and its name again. */
export function unpackSource(source: Uint8Array): { readonly bytes: Uint8Array; readonly name?: string } {
  const length = Buffer.from(source.buffer, source.byteOffset, 2).readUInt16BE();
  const name = Buffer.from(source.subarray(2, 2 + length)).toString('utf8');
  const bytes = source.subarray(2 + length);
  return name ? { bytes, name } : { bytes };
}
