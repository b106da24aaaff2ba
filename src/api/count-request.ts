import { type Answer, refusal } from './answer.ts';
import { apiSecretOf } from './api-keys.ts';
import type { RateName } from './rate-limits.ts';
import { refuseUntil } from './refusals.ts';
import type { ApiContext, ApiRequest } from './route.ts';

type Caller = Pick<ApiRequest, 'headers' | 'client'>;

/**
 * Counts a request: reads of a known API key against the key, everything else against the address. Answers 0, or the
 * seconds until it may be repeated.
 */
export async function countRequest(
  rate: RateName,
  { headers, client }: Caller,
  { rates, keys }: Pick<ApiContext, 'rates' | 'keys'>,
): Promise<number> {
  const secret = rate === 'reads' ? apiSecretOf(headers) : undefined;
  const key = secret === undefined ? undefined : await keys.find(secret);
  return key ? rates.count('keyReads', key.key) : rates.count(rate, client);
}

/** The refusal of an API key that is not known; who tries many has to wait. */
export async function refuseKey(
  { client }: Caller,
  { rates, now }: Pick<ApiContext, 'rates' | 'now'>,
): Promise<Answer> {
  const wait = await rates.count('unknown', client);
  return wait > 0 ? tooMany(wait, now()) : unknownKey;
}

/** 429 with when to come back. */
export function tooMany(wait: number, now: number): Answer {
  return refuseUntil('request.too-many', wait, now);
}

const unknownKey = refusal(401, 'This API key is not known or was revoked.', {
  headers: { 'WWW-Authenticate': 'Bearer' },
});
