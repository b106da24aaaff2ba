/**
 * Writing and reading DER, as far as certificates and signatures need it.
 * ITU-T X.690 (DER), X.680 (tags).
 */

/** One element found in DER: its tag byte, its content, and all of its bytes. */
export type DerElement = { readonly tag: number; readonly content: Uint8Array; readonly bytes: Uint8Array };

const tags = { boolean: 0x01, integer: 0x02, bits: 0x03, octets: 0x04, null: 0x05, oid: 0x06, utf8: 0x0c } as const;

/** One element: tag, length in the shortest form, content. */
function element(tag: number, ...content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Uint8Array.of(tag, ...lengthBytes(length)), ...content]);
}

/** SEQUENCE of parts that are encoded already. */
export const sequence = (...parts: readonly Uint8Array[]): Uint8Array => element(0x30, ...parts);

/** SET OF; DER wants its members sorted by their bytes (X.690, 11.6). */
export const setOf = (...parts: readonly Uint8Array[]): Uint8Array => element(0x31, ...parts.toSorted(Buffer.compare));

/** A context-specific, constructed tag `[n]`. */
export const tagged = (number: number, ...parts: readonly Uint8Array[]): Uint8Array => element(0xa0 | number, ...parts);

/** OCTET STRING. */
export const octets = (bytes: Uint8Array): Uint8Array => element(tags.octets, bytes);
/** UTF8String. */
export const utf8 = (text: string): Uint8Array => element(tags.utf8, Buffer.from(text, 'utf8'));
/** NULL. */
export const derNull: Uint8Array = element(tags.null);
/** BOOLEAN true; false is a default, which DER leaves out. */
export const derTrue: Uint8Array = element(tags.boolean, Uint8Array.of(0xff));

/** A bit string; `unused` is the number of bits of the last byte that do not count. */
export const bits = (bytes: Uint8Array, unused = 0): Uint8Array => element(tags.bits, Uint8Array.of(unused), bytes);

/** A non-negative integer from its big-endian bytes. */
export function integer(value: number | Uint8Array): Uint8Array {
  const bytes = typeof value === 'number' ? Uint8Array.of(value) : value;
  const start = bytes.findIndex((byte) => byte !== 0);
  const shortest = start < 0 ? Uint8Array.of(0) : bytes.subarray(start);
  return element(tags.integer, ...(shortest[0]! & 0x80 ? [Uint8Array.of(0)] : []), shortest);
}

/** An object identifier written with dots. */
export function oid(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return element(tags.oid, Uint8Array.from([first * 40 + second, ...rest].flatMap(base128)));
}

/** UTCTime to 2049, GeneralizedTime after (RFC 5280, 4.1.2.5). */
export function time(date: Date): Uint8Array {
  const digits = date.toISOString().replace(/\D/g, '').slice(0, 14);
  const short = date.getUTCFullYear() < 2050;
  return element(short ? 0x17 : 0x18, Buffer.from(`${short ? digits.slice(2) : digits}Z`, 'ascii'));
}

/** The element at a place; throws when it does not fit into the bytes. */
export function readElement(bytes: Uint8Array, at = 0): DerElement {
  const tag = bytes[at];
  let length = bytes[at + 1];
  if (tag === undefined || length === undefined) throw new Error('DER ends too early');
  let start = at + 2;
  if (length & 0x80) {
    const count = length & 0x7f;
    if (count === 0 || count > 4) throw new Error('DER length not understood');
    length = bytes.subarray(start, start + count).reduce((sum, byte) => sum * 256 + byte, 0);
    start += count;
  }
  if (start + length > bytes.length) throw new Error('DER ends too early');
  return { tag, content: bytes.subarray(start, start + length), bytes: bytes.subarray(at, start + length) };
}

/** The members of a constructed element. */
export function readMembers(content: Uint8Array): DerElement[] {
  const members: DerElement[] = [];
  for (let at = 0; at < content.length; ) {
    const member = readElement(content, at);
    members.push(member);
    at += member.bytes.length;
  }
  return members;
}

function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 | bytes.length, ...bytes];
}

function base128(number: number): number[] {
  const digits = [number % 128];
  for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128))
    digits.unshift((rest % 128) | 0x80);
  return digits;
}
