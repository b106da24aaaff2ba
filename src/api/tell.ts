import { dayOf, daysBack, firstDay, partWorked } from '#src/site/status-book.ts';
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
export async function tellStatus(_: ApiRequest, { status, takesMail, now }: ApiContext): Promise<Answer> {
  const at = now();
  const { worked, doors, lastMade } = await status();
  const from = firstDay(at);
  const open = ['web', 'key', ...(takesMail || lastMade.some(({ door }) => door === 'mail') ? ['mail'] : [])] as const;
  const body = {
    from,
    days: daysBack,
    worked: Array.from({ length: daysBack }, (_, back) => dayOf(Date.parse(from) + back * 24 * 3_600_000)).flatMap(
      (day) => {
        const part = partWorked(day, worked, at);
        return part === null ? [] : [{ day, part }];
      },
    ),
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
