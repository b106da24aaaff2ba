import { randomInt } from 'node:crypto';
import { newNonce } from '#src/jobs/job-id.ts';
import type { Secrets } from '#src/jobs/secrets.ts';
import { skewSeconds, tokenSeconds, type Verifier } from './verification.ts';

/** A question that a person answers where no script can work for them: two small numbers, to be added. */
export type PlainQuestion = { readonly numbers: readonly [number, number]; readonly token: string };

/** Asks a new question. Its token says the numbers and until when it may be answered, and is signed. */
export function askPlainQuestion({ secrets, now }: Asked): PlainQuestion {
  const numbers = [randomInt(2, 10), randomInt(2, 10)] as const;
  const claims = [Math.floor(now() / 1000) + tokenSeconds, ...numbers, newNonce()].join('.');
  return { numbers, token: `${claims}.${secrets.keyedHash('plain question', claims)}` };
}

type Asked = { readonly secrets: Secrets; readonly now: () => number };

/** What the form sends in place of a token: the question and its answer. */
export const answered = (token: string, answer: string): string => `${token} ${answer.trim()}`;

/**
 * Believes who has answered a question of ours. That is far less than a proof of work, so whoever takes this has to count
 * strictly; like every token it buys one job.
 */
export function plainVerifier({ secrets, now }: Asked): Pick<Verifier, 'verify'> {
  return {
    async verify(text) {
      const [token = '', answer = ''] = text.slice(0, 500).split(' ');
      const at = token.lastIndexOf('.');
      const claims = token.slice(0, at);
      const [until, a, b] = claims.split('.').map(Number);
      const signed = at > 0 && secrets.keyedHash('plain question', claims) === token.slice(at + 1);
      if (!signed || until! * 1000 < now() || !/^\d{1,3}$/.test(answer) || Number(answer) !== a! + b!)
        return { state: 'refused' };
      return { state: 'human', use: { value: `plain ${claims}`, expiresAt: (until! + skewSeconds) * 1000 } };
    },
  };
}
