import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, files, test } from './page-test.ts';

/** The service as a slow line brings it: of a page, what follows its module script comes when it is let go. */
async function openSlowLine(service: string) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${service}${request.url}`, { headers: { 'Accept-Encoding': 'identity' } });
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('Content-Type') ?? '',
      'Cache-Control': 'no-store',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const script = bytes.indexOf('<script', bytes.indexOf('__reactRouterContext ='));
    if (request.url !== '/' || script < 0) return void response.end(bytes);
    const cut = bytes.indexOf('</script>', script) + '</script>'.length;
    response.write(bytes.subarray(0, cut));
    await rest.promise;
    response.end(bytes.subarray(cut));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    letGo: () => rest.resolve(),
    [Symbol.dispose]: () => {
      rest.resolve();
      server.close();
      server.closeAllConnections();
    },
  };
}

// All of it comes from another port here.
test.afterEach(({ troubles }) => {
  troubles.length = 0;
});

test('a page whose end comes after its scripts have run answers to a hand', async ({ page, baseURL, troubles }) => {
  using line = await openSlowLine(baseURL!);
  await page.goto(`${line.address}/`, { waitUntil: 'commit' });
  const entry = page.locator('link[rel=modulepreload][href*="/entry.client-"]');
  await entry.waitFor({ state: 'attached' });
  // It is imported once and for all, so this waits for the run that the page began.
  await page.evaluate((file) => import(file), (await entry.getAttribute('href'))!);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  troubles.splice(
    0,
    Infinity,
    ...troubles.filter((trouble) => !trouble.startsWith(`left the origin: ${line.address}/`)),
  );
  expect(troubles).toEqual([]);
  line.letGo();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
  await expect(page.getByRole('checkbox', { name: 'I accept the terms of service' })).toBeVisible();
});
