import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import { skewSeconds, tokenSeconds, type Verifier } from './verification.ts';

/** How hard challenges are, and with what they are signed. */
export type AltchaOptions = {
  readonly secret: Uint8Array;
  /** Average number of tries. */
  readonly cost: number;
  /** Work that waits, 0 to 1 and more: challenges get up to four times as hard. */
  readonly load: () => Promise<number>;
  readonly now: () => number;
};

/** What the widget sends: base64 of this as JSON. Everything that counts is signed. */
const payload = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({
      nonce: z.string(),
      salt: z.string(),
      expiresAt: z.number(),
      algorithm: z.literal('PBKDF2/SHA-256'),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Iterations of one try: makes it dear for special hardware, cheap for one visitor. */
const iterations = 1000;

/** Proof of work, self-hosted. Used challenges are remembered by whoever accepts the upload. */
export function openAltcha({ secret, cost, load, now }: AltchaOptions): Verifier {
  const hmacSignatureSecret = Buffer.from(secret).toString('base64url');
  const secrets = { hmacSignatureSecret, hmacKeySignatureSecret: `${hmacSignatureSecret}key` };
  return {
    provider: 'altcha',
    async offer() {
      const tries = cost * Math.min(4, 1 + 3 * (await load()));
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterations,
        counter: randomInt(Math.ceil(tries / 2), Math.ceil(tries * 1.5) + 1),
        deriveKey,
        expiresAt: Math.floor(now() / 1000) + tokenSeconds,
        ...secrets,
      });
      return { siteKey: null, challenge: { ...challenge } };
    },
    async verify(token) {
      const parsed = payload.safeParse(parseBase64Json(token));
      if (!parsed.success) return { state: 'refused' };
      const { challenge, solution } = parsed.data;
      const { expiresAt, nonce, salt } = challenge.parameters;
      if (expiresAt * 1000 < now()) return { state: 'refused' };
      try {
        // Whatever else the parameters hold was signed by us: a wrong shape has a wrong signature.
        const signed = challenge as unknown as Challenge;
        const { verified } = await verifySolution({ challenge: signed, solution, deriveKey, ...secrets });
        const value = `altcha ${salt} ${nonce}`;
        return verified
          ? { state: 'human', use: { value, expiresAt: (expiresAt + skewSeconds) * 1000 } }
          : { state: 'refused' };
      } catch {
        return { state: 'refused' }; // the library throws on some malformed parameters
      }
    },
  };
}

function parseBase64Json(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
