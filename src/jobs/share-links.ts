import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { JobId } from './job-id.ts';
import type { JobRecords } from './job-records.ts';
import type { Secrets } from './secrets.ts';

/**
 * A link to one pass of a job, for another phone. Its token is all that it takes to get that pass, and tells nothing of
 * the job: who has it reaches neither the other passes nor the page. It ends with the result, or when it is called back.
 */
export type ShareLinks = {
  /** A token for a pass (from 1); undefined once it was called back too often. */
  make(id: JobId, number: number, now: number): Promise<string | undefined>;
  /** Ends every token of a pass; `until` (milliseconds) is when they would have ended anyway. */
  callBack(id: JobId, number: number, times: { readonly now: number; readonly until: number }): Promise<void>;
  /** The pass that a token stands for; undefined for what is none, or none any more. */
  open(token: string, now: number): Promise<{ readonly id: string; readonly number: number } | undefined>;
};

/** How often the links of one pass can be called back. */
const mostRounds = 20;

const nonceBytes = 12;
const tagBytes = 16;
/** Id, number, round. */
const sealedBytes = 16 + 2 + 1;

/** Opens links that need no table: a token says what it is for, and calling back is one hashed row that expires. */
export function openShareLinks(records: Pick<JobRecords, 'claimed' | 'spend'>, secrets: Secrets): ShareLinks {
  const claimOf = (id: string, number: number, round: number): string =>
    secrets.keyedHash('share called back', `${id} ${number} ${round}`);
  const roundOf = async (id: string, number: number, now: number): Promise<number> => {
    for (let round = 0; round < mostRounds; round++)
      if (!(await records.claimed(claimOf(id, number, round), now))) return round;
    return mostRounds;
  };
  return {
    async make(id, number, now) {
      const round = await roundOf(id, number, now);
      return round < mostRounds ? seal(secrets.shares, { id, number, round }) : undefined;
    },
    async callBack(id, number, { now, until }) {
      const round = await roundOf(id, number, now);
      if (round === mostRounds) return;
      await records.spend({ claim: claimOf(id, number, round), body: '', nonce: '', expiresAt: until }, now);
    },
    async open(token, now) {
      const shared = unseal(secrets.shares, token);
      if (!shared || (await records.claimed(claimOf(shared.id, shared.number, shared.round), now))) return undefined;
      return shared;
    },
  };
}

type Said = { readonly id: string; readonly number: number; readonly round: number };

function seal(key: Uint8Array, { id, number, round }: Said): string {
  const clear = Buffer.alloc(sealedBytes);
  clear.write(id.replaceAll('-', ''), 'hex');
  clear.writeUInt16BE(number, 16);
  clear.writeUInt8(round, 18);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(clear), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

function unseal(key: Uint8Array, token: string): Said | undefined {
  const bytes = Buffer.from(token.slice(0, 100), 'base64url');
  if (bytes.length !== nonceBytes + sealedBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const clear = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    const id = clear.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return { id, number: clear.readUInt16BE(16), round: clear.readUInt8(18) };
  } catch {
    return undefined; // not made by us
  }
}
