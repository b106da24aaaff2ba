import { createHash, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  bits,
  derNull,
  derTrue,
  integer,
  octets,
  oid,
  readElement,
  readMembers,
  sequence,
  setOf,
  tagged,
  time,
  utf8,
} from './der.ts';

/** X.509 certificates (RFC 5280): writing our own, and reading from any what signing needs. */

/** Object identifiers of certificates, signatures and Apple's pass signing. */
export const oids = {
  rsaEncryption: '1.2.840.113549.1.1.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  organizationalUnit: '2.5.4.11',
  userId: '0.9.2342.19200300.100.1.1',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  subjectKeyIdentifier: '2.5.29.14',
  authorityKeyIdentifier: '2.5.29.35',
  /** Extended key usage of certificates that sign passes. */
  passSigning: '1.2.840.113635.100.4.14',
  /** Extension that repeats the pass type identifier. */
  passType: '1.2.840.113635.100.6.1.16',
  /** Extension of the intermediate that issues them (WWDR). */
  worldwideDeveloperRelations: '1.2.840.113635.100.6.2.1',
} as const;

/** What a signature names of its signer's certificate, and the identifiers that Wallet compares with pass.json. */
export type CertificateFacts = {
  /** The issuer's name, DER. */
  readonly issuer: Uint8Array;
  /** The serial number, DER. */
  readonly serial: Uint8Array;
  /** Texts of the subject by object identifier; the first of each. */
  readonly subject: ReadonlyMap<string, string>;
};

/** Reads issuer, serial number and subject out of a certificate; throws when it is none. */
export function certificateFacts(der: Uint8Array): CertificateFacts {
  const body = readMembers(readElement(readElement(der).content).content);
  const [serial, , issuer, , subject] = body[0]?.tag === 0xa0 ? body.slice(1) : body;
  if (!serial || !issuer || !subject) throw new Error('not a certificate');
  return { serial: serial.bytes, issuer: issuer.bytes, subject: nameTexts(subject.content) };
}

/** A name as a list of (object identifier, text). */
export type Name = readonly (readonly [string, string])[];

/** What goes into a certificate that we issue ourselves. */
export type CertificateRequest = {
  readonly subject: Name;
  readonly publicKey: KeyObject;
  readonly issuer: { readonly subject: Name; readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly authority: boolean;
  /** Further extensions: object identifier, DER content, whether critical. */
  readonly extensions?: readonly (readonly [string, Uint8Array, boolean])[];
};

/** Issues a certificate with an RSA key and SHA-256; DER. */
export function issueCertificate(request: CertificateRequest): Uint8Array {
  const algorithm = sequence(oid(oids.sha256WithRsa), noParameters);
  const body = sequence(
    tagged(0, integer(2)),
    integer(Uint8Array.of(0x40 | (randomBytes(1)[0]! & 0x3f), ...randomBytes(15))),
    algorithm,
    name(request.issuer.subject),
    sequence(time(request.notBefore), time(request.notAfter)),
    name(request.subject),
    publicKeyInfo(request.publicKey),
    tagged(3, sequence(...extensions(request))),
  );
  return sequence(body, algorithm, bits(sign('RSA-SHA256', body, request.issuer.privateKey)));
}

/** AlgorithmIdentifier of RSA carries a NULL (RFC 4055, 5). */
const noParameters = derNull;

function extensions(request: CertificateRequest): Uint8Array[] {
  // Bits of keyUsage: digitalSignature is 0, keyCertSign 5, cRLSign 6.
  const usage = request.authority ? bits(Uint8Array.of(0b0000_0110), 1) : bits(Uint8Array.of(0b1000_0000), 7);
  return [
    extension(oids.basicConstraints, sequence(...(request.authority ? [derTrue] : [])), true),
    extension(oids.keyUsage, usage, true),
    extension(oids.subjectKeyIdentifier, octets(keyIdentifier(request.publicKey)), false),
    extension(oids.authorityKeyIdentifier, sequence(keyReference(request.issuer.publicKey)), false),
    ...(request.extensions ?? []).map(([id, content, critical]) => extension(id, content, critical)),
  ];
}

const extension = (id: string, content: Uint8Array, critical: boolean) =>
  sequence(oid(id), ...(critical ? [derTrue] : []), octets(content));

/** `[0] IMPLICIT OCTET STRING`, primitive. */
function keyReference(key: KeyObject): Uint8Array {
  const identifier = keyIdentifier(key);
  return Uint8Array.of(0x80, identifier.length, ...identifier);
}

function keyIdentifier(key: KeyObject): Uint8Array {
  return createHash('sha1')
    .update(key.export({ type: 'pkcs1', format: 'der' }))
    .digest();
}

const publicKeyInfo = (key: KeyObject): Uint8Array =>
  (key.type === 'public' ? key : createPublicKey(key)).export({ type: 'spki', format: 'der' });

const name = (parts: Name) => sequence(...parts.map(([id, text]) => setOf(sequence(oid(id), utf8(text)))));

function nameTexts(content: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>();
  for (const set of readMembers(content)) {
    for (const pair of readMembers(set.content)) {
      const [id, value] = readMembers(pair.content);
      if (!id || !value) continue;
      const key = dotted(id.content);
      if (!texts.has(key)) texts.set(key, textOf(value.tag, value.content));
    }
  }
  return texts;
}

/** BMPString is UTF-16, all other string types of names are UTF-8 or a subset of it. */
function textOf(tag: number, content: Uint8Array): string {
  return tag === 0x1e ? new TextDecoder('utf-16be').decode(content) : Buffer.from(content).toString('utf8');
}

function dotted(content: Uint8Array): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const first = numbers.shift() ?? 0;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - top * 40, ...numbers].join('.');
}
