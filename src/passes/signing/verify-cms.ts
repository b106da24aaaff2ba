import { hash, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { oid, readElement, readMembers } from './der.ts';

const messageDigest = oid('1.2.840.113549.1.9.4');

/**
 * Whether a detached signature made by `cmsSigner` is right: the message digest is that of the content, and the
 * signature over the signed attributes verifies with the signer's public key. Does not look at certificates.
 */
export function verifyCms(content: Uint8Array, signature: Uint8Array, publicKey: KeyObject): boolean {
  const signedData = readMembers(readElement(readMembers(readElement(signature).content)[1]!.content).content);
  const signers = readMembers(signedData.at(-1)!.content);
  const [, , , attributes, , value] = readMembers(signers[0]!.content);
  if (signers.length !== 1 || attributes?.tag !== 0xa0 || !value) return false;
  const signed = Uint8Array.of(0x31, ...attributes.bytes.subarray(1));
  const digest = readMembers(attributes.content)
    .map((attribute) => readMembers(attribute.content))
    .find(([type]) => type && Buffer.compare(type.bytes, messageDigest) === 0);
  const found = digest?.[1] && readElement(digest[1].content).content;
  const wanted = hash('sha256', content, 'buffer');
  if (found?.length !== wanted.length || !timingSafeEqual(found, wanted)) return false;
  return verify('RSA-SHA256', signed, publicKey, value.content);
}
