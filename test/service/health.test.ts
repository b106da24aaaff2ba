import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, startService, type TestService } from '#test/support/service-process.ts';

let service: TestService;
let longest = 0;
beforeAll(async () => {
  service = await startService({}, undefined, { eventLoop: { longest: () => longest } });
});
afterAll(() => service.end());

describe('health', () => {
  it.each([
    [500, 'ok'],
    [501, 'degraded'],
  ])('tells when nobody was answered for so long in the last minute: %d ms, %s', async (delay, status) => {
    longest = delay;
    expect((await bodyOf(await fetch(`${service.url}/v1/health`))).status).toBe(status);
  });
});
