import { afterEach, describe, expect, it } from 'vitest';
import { bodyOf, startService, type TestService } from '#test/support/service-process.ts';

let service: TestService | undefined;
afterEach(() => service?.end());

describe('health', () => {
  it.each([
    [500, 'ok'],
    [501, 'degraded'],
  ])('tells when nobody was answered for so long in the last minute: %d ms, %s', async (longest, status) => {
    service = await startService({}, undefined, { eventLoop: { longest: () => longest } });
    expect((await bodyOf(await fetch(`${service.url}/v1/health`))).status).toBe(status);
  });
});
