import { createHash } from 'node:crypto';
import { type HeaderField, valuesOf } from './mail-headers.ts';

/** The message as it came, in pieces. */
export type Message = readonly Uint8Array[];

/** SHA-256 (hex) of date, subject and everything after the header; fields that mail servers add do not count. */
export function digestOf(
  message: Message,
  { head, fields }: { readonly head: number; readonly fields: readonly HeaderField[] },
): string {
  const hash = createHash('sha256');
  for (const name of ['date', 'subject']) hash.update(`${valuesOf(fields, name).join('\0')}\0`);
  let left = head;
  for (const chunk of message) {
    hash.update(chunk.subarray(left));
    left = Math.max(0, left - chunk.length);
  }
  return hash.digest('hex');
}
