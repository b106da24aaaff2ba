import type { Answer } from './answer.ts';
import type { ApiContext, ApiRequest } from './route.ts';
import { tokenSeconds } from './verification.ts';

/** `GET /v1/health`: always 200; the status says how it is. */
export async function tellHealth(_: ApiRequest, { healthy, service, now }: ApiContext): Promise<Answer> {
  const status = (await healthy()) ? 'ok' : 'degraded';
  const body = { status, service: service.name, version: service.version, timestamp: new Date(now()).toISOString() };
  return { status: 200, body, headers: { 'Cache-Control': 'no-store' } };
}

/** `GET /v1/status`: every door that is open, day by day. */
export async function tellStatus(_: ApiRequest, { status, takesMail }: ApiContext): Promise<Answer> {
  const { from, days, worked, doors, lastMade } = await status();
  const mail = takesMail || lastMade.some(({ door }) => door === 'mail');
  const open = ['web', 'key', ...(mail ? ['mail'] : [])] as const;
  const body = {
    from,
    days,
    worked,
    doors: open.map((door) => ({
      door,
      last_made: (lastMade.find((each) => each.door === door)?.at ?? Number.NaN) / 1000 || null,
      files: doors.flatMap(({ door: of, ...day }) => (of === door ? [day] : [])),
    })),
  };
  return { status: 200, body, headers: { 'Cache-Control': 'no-store' } };
}

/** `GET /v1/verification`: which verifier, and what a page needs for it. */
export async function tellVerification(_: ApiRequest, { verifier }: ApiContext): Promise<Answer> {
  const { siteKey, challenge } = await verifier.offer();
  const body = {
    provider: verifier.provider,
    field: 'cf_turnstile_response',
    valid_seconds: tokenSeconds,
    site_key: siteKey,
    challenge,
  };
  return { status: 200, body, headers: { 'Cache-Control': 'no-store' } };
}
