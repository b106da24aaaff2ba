/**
 * Static tickets of German transport associations (VDV-KA, "Spezifikation statischer Berechtigungen für 2D-Barcode-Tickets").
 * The ticket is inside of a signature with message recovery, whose public key is in a certificate in the same code, which is
 * inside of a signature again: of one of the authorities that the association publishes. No key is a secret.
 */
import type { RsaKey } from '../rsa.ts';
import { authorityKey } from './authority-keys.ts';
import { readElements, type TaggedValue, valueIn } from './elements.ts';
import { readEntitlement, type VdvProduct } from './entitlement.ts';
import { readDetails, type VdvDetails } from './product-details.ts';
import { recoverMessage } from './recover.ts';

/** What a VDV code says; more where the key of the authority is known. */
export type VdvTicket = {
  /** Version of the entitlement, `0x1109` as 1109. */
  readonly version: string;
  /** Authority that certified the signing key: region, name, service, number and year, `DEVDV110216`. */
  readonly authority?: string;
  /** What it is for; only where the authority's key is known and the code is whole. */
  readonly product?: VdvProduct;
  readonly details?: VdvDetails;
};

const tags = { ticket: 0x9e, rest: 0x9a, certificate: 0x7f21, signature: 0x5f37, outside: 0x5f38, authority: 0x42 };
const productPart = 0x85;

/** Reads a code; undefined when the bytes are anything else. Never throws. */
export function parseVdv(bytes: Uint8Array, keyOf = authorityKey): VdvTicket | undefined {
  const elements = readElements(bytes);
  const [signature, rest] = [valueIn(elements, tags.ticket), valueIn(elements, tags.rest)];
  if (signature?.length !== 128 || !rest || rest.length < 5) return undefined;
  const tail = Buffer.from(rest.subarray(-5));
  if (tail.toString('latin1', 0, 3) !== 'VDV') return undefined;
  const reference = valueIn(elements, tags.authority);
  const authority = reference?.length === 8 ? nameOf(reference) : undefined;
  const key = authority ? signingKey(elements, keyOf(authority)) : undefined;
  const message = key && recoverMessage(signature, rest, key);
  return {
    version: tail.toString('hex', 3),
    ...(authority ? { authority } : {}),
    ...(message && message.length >= 23 ? readTicket(message) : {}),
  };
}

function nameOf(reference: Uint8Array): string {
  const value = Buffer.from(reference);
  return `${value.toString('latin1', 0, 5)}${value.toString('hex', 5)}`;
}

/** Certificates end with 1024 bits of the modulus and four bytes of the exponent. */
const keySize = 128;
const exponentSize = 4;

function signingKey(elements: readonly TaggedValue[], modulus: bigint | undefined): RsaKey | undefined {
  const certificate = readElements(valueIn(elements, tags.certificate) ?? new Uint8Array());
  const signature = valueIn(certificate, tags.signature);
  const outside = valueIn(certificate, tags.outside);
  if (!modulus || signature?.length !== 192) return undefined;
  const content = recoverMessage(signature, outside ?? new Uint8Array(), { modulus, exponent: 65537n });
  if (!content || content.length < keySize + exponentSize) return undefined;
  const numberIn = (from: number, to?: number) => BigInt(`0x${Buffer.from(content.slice(from, to)).toString('hex')}`);
  const key = { modulus: numberIn(-keySize - exponentSize, -exponentSize), exponent: numberIn(-exponentSize) };
  return key.modulus > 0n ? key : undefined;
}

/** The head, then in element 85 what the product tells. */
function readTicket(message: Uint8Array): Pick<VdvTicket, 'product' | 'details'> {
  const details = valueIn(readElements(message.subarray(18)).slice(0, 1), productPart);
  return { product: readEntitlement(message.subarray(0, 18)), ...(details ? { details: readDetails(details) } : {}) };
}
