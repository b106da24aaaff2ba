import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';

/** The address of a job: 122 random bits. Who knows it may see the job, so it is stored nowhere. */
export type JobId = string & { readonly brand: 'JobId' };

/** What is stored in its place: SHA-256 of the id, in hex. */
export type JobKey = string & { readonly brand: 'JobKey' };

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A new address from the system's generator. */
export function newJobId(): JobId {
  return randomUUID() as JobId;
}

/** The key of an address; undefined for a text that is none. */
export function jobKeyOf(id: string): JobKey | undefined {
  return shape.test(id) ? (createHash('sha256').update(id).digest('hex') as JobKey) : undefined;
}

/** A random text that an address can be derived from again, see `derivedJobId`. */
export function newNonce(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The address that belongs to a claim: who repeats an upload gets it again, though only nonce and claim are stored.
 * Without `secret` nobody can tell it from what is stored.
 */
export function derivedJobId(secret: Uint8Array, claim: string, nonce: string): JobId {
  const hex = createHmac('sha256', secret).update(`job\0${claim}\0${nonce}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4]!;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}` as JobId;
}
