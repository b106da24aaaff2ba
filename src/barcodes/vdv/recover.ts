/** Signatures with message recovery (ISO/IEC 9796-2, scheme 1, with SHA-1): who has the public key has the message. */
import { createHash } from 'node:crypto';
import { openWithKey, type RsaKey } from '../rsa.ts';

const digestSize = 20;

/** The message of a signature, with the part of it that stood outside; undefined with another key, or when anything differs. */
export function recoverMessage(signature: Uint8Array, outside: Uint8Array, key: RsaKey): Uint8Array | undefined {
  const number = BigInt(`0x${Buffer.from(signature).toString('hex') || '0'}`);
  const opened = openWithKey(number, key, signature.length);
  if (opened[0] !== 0x6a || opened.at(-1) !== 0xbc || opened.length < digestSize + 3) return undefined;
  const inside = opened.subarray(1, -1 - digestSize);
  const message = Buffer.concat([inside, outside]);
  const digest = createHash('sha1').update(message).digest();
  return digest.equals(opened.subarray(-1 - digestSize, -1)) ? new Uint8Array(message) : undefined;
}
