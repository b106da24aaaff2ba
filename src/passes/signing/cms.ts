import { hash, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { certificateFacts, oids } from './certificate.ts';
import { derNull, integer, octets, oid, sequence, setOf, tagged, time } from './der.ts';

/** Detached CMS signatures: SignedData version 1, one signer, SHA-256 with RSA. RFC 5652, RFC 5754. */

const data = oid('1.2.840.113549.1.7.1');
const signedData = oid('1.2.840.113549.1.7.2');
const contentType = oid('1.2.840.113549.1.9.3');
const messageDigest = oid('1.2.840.113549.1.9.4');
const signingTime = oid('1.2.840.113549.1.9.5');
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
const rsa = sequence(oid(oids.rsaEncryption), derNull);

// With a callback the signature is computed in the thread pool, so the event loop goes on.
const signInPool = promisify(
  (bytes: Uint8Array, key: KeyObject, done: (error: Error | null, signature: Buffer) => void) =>
    sign('RSA-SHA256', bytes, key, done),
);

const attribute = (type: Uint8Array, value: Uint8Array) => sequence(type, setOf(value));
const kindOfContent = attribute(contentType, data);

/** The key that signs, its certificate, and the certificates between it and a root; DER. */
export type SigningIdentity = {
  readonly key: KeyObject;
  readonly certificate: Uint8Array;
  readonly intermediates: readonly Uint8Array[];
};

/** Makes the function that signs contents with one identity; `at` becomes the signing-time attribute. */
export function cmsSigner(identity: SigningIdentity): (content: Uint8Array, at: Date) => Promise<Uint8Array> {
  const { issuer, serial } = certificateFacts(identity.certificate);
  const signerHead = [integer(1), sequence(issuer, serial), sha256];
  const dataHead = [integer(1), setOf(sha256), sequence(data)];
  // A SET OF that is stored under [0]: DER sorts it all the same.
  const certificates = tagged(0, ...[identity.certificate, ...identity.intermediates].toSorted(Buffer.compare));

  return async (content, at) => {
    const attributes = setOf(
      kindOfContent,
      attribute(signingTime, time(at)),
      attribute(messageDigest, octets(hash('sha256', content, 'buffer'))),
    );
    const signature = await signInPool(attributes, identity.key);
    // Signed as SET OF (0x31), stored as [0] (0xA0): RFC 5652, 5.4.
    const stored = Uint8Array.of(0xa0, ...attributes.subarray(1));
    const signer = sequence(...signerHead, stored, rsa, octets(signature));
    return sequence(signedData, tagged(0, sequence(...dataHead, certificates, setOf(signer))));
  };
}
