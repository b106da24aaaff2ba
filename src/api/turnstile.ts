import { createHash } from 'node:crypto';
import { z } from 'zod';
import { skewSeconds, tokenSeconds, type Verifier } from './verification.ts';

/** Both keys of Turnstile, and what its answers must say. */
export type TurnstileOptions = {
  readonly siteKey: string;
  readonly secretKey: string;
  readonly url: string;
  /** Host names tokens may come from; empty: any. */
  readonly hostnames: readonly string[];
  readonly now: () => number;
};

/** The action that our pages give to the widget. */
const turnstileAction = 'upload';

/** Answers are waited for this long, in milliseconds. */
const patience = 5_000;

/** Of Cloudflare's "Server-side validation": what a siteverify answer holds. */
const answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Cloudflare Turnstile. Fails closed: no answer in 5 s is no pass. */
export function openTurnstile({ siteKey, secretKey, url, hostnames, now }: TurnstileOptions): Verifier {
  return {
    provider: 'turnstile',
    offer: async () => ({ siteKey, challenge: null }),
    async verify(token, address) {
      const verdict = await siteverify(url, {
        secret: secretKey,
        response: token,
        remoteip: address,
        idempotency_key: uuidOf(token),
      });
      if (verdict === undefined) return { state: 'unavailable' };
      const { success, hostname, action } = verdict;
      if (!success && verdict['error-codes']?.some((code) => /internal-error|secret/.test(code)))
        return { state: 'unavailable' };
      const rightHost = hostnames.length === 0 || hostnames.includes(hostname ?? '');
      // A token without an action comes from a widget that was given none.
      const rightAction = !action || action === turnstileAction;
      if (!success || !rightHost || !rightAction) return { state: 'refused' };
      return {
        state: 'human',
        use: { value: `turnstile ${token}`, expiresAt: now() + (tokenSeconds + skewSeconds) * 1000 },
      };
    },
  };
}

async function siteverify(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<z.output<typeof answer> | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    return text.length > 100_000 ? undefined : answer.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The same token gives the same key, so that asking twice is counted once by Cloudflare. */
function uuidOf(token: string): string {
  const hex = createHash('sha256').update(token).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
