import { expect, test } from '@playwright/test';

const configured = `http://127.0.0.1:${process.env.E2E_PORT_CONFIGURED}`;

// RATE_PAGES of the configured service is 200.
test('pages are limited for each address like everything else', async ({ request }) => {
  const from = (address: string) => request.get(`${configured}/terms`, { headers: { 'X-Forwarded-For': address } });
  const statuses = new Set<number>();
  for (let at = 0; at < 200; at += 1) statuses.add((await from('192.0.2.77')).status());
  expect([...statuses]).toEqual([200]);
  const refused = await from('192.0.2.77');
  expect([refused.status(), Number(refused.headers()['retry-after']) > 0]).toEqual([429, true]);
  expect((await from('192.0.2.78')).status()).toBe(200);
});

test('who guesses addresses of jobs has to wait, and is told for how long', async ({ request }) => {
  const guess = () =>
    request.get(`${configured}/upload/${crypto.randomUUID()}`, { headers: { 'X-Forwarded-For': '192.0.2.79' } });
  for (let at = 0; at < 30; at += 1) expect((await guess()).status()).toBe(404);
  const refused = await guess();
  expect([refused.status(), Number(refused.headers()['retry-after']) > 0]).toEqual([429, true]);
  expect(await refused.text()).toContain('Too many requests. Please try again in');
});

test('a page that is the same for all has a nonce of its own each time', async ({ request }) => {
  const seen = new Set<string>();
  for (let at = 0; at < 3; at += 1) {
    const response = await request.get(`${configured}/terms`);
    const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy']!)![1]!;
    const used = [...(await response.text()).matchAll(/ nonce="([^"]*)"/g)].map(([, value]) => value);
    expect(new Set(used)).toEqual(new Set([nonce]));
    seen.add(nonce);
  }
  expect(seen.size).toBe(3);
});
