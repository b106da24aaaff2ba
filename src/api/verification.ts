/** Proof that a person asks: one token, one upload, five minutes. */

/** How long a token may be used, in seconds. */
export const tokenSeconds = 300;

/** Tokens are remembered for as long as they could be valid, and this much longer for clocks that differ, in seconds. */
export const skewSeconds = 60;

/** What a verifier says of a token. `use` is what must not be used again, whatever the token looks like. */
export type Verdict =
  | { readonly state: 'human'; readonly use: { readonly value: string; readonly expiresAt: number } }
  | { readonly state: 'refused' }
  | { readonly state: 'unavailable' };

/** What tells people from programs: Turnstile, or ALTCHA's proof of work. */
export interface Verifier {
  readonly provider: 'turnstile' | 'altcha';
  /** What a page needs to get a token. */
  offer(): Promise<{ readonly siteKey: string | null; readonly challenge: Readonly<Record<string, unknown>> | null }>;
  /** Never throws; a service that does not answer is `unavailable`, which is no pass. */
  verify(token: string, address: string): Promise<Verdict>;
}
