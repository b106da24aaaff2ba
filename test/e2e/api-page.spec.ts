import { expect, expectAccessible, open, stopClock, test } from './page-test.ts';

test.describe('the API documentation', () => {
  test('makes a token that counts down in green, yellow and red, and runs out', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, '/api');
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Generate Token' }).click();
    await expect(page.getByText(/^Expires in [45]:\d\d$/)).toBeVisible();
    await stopClock(page);
    const dot = page.locator('[data-colour]');
    await expect(dot).toHaveAttribute('data-colour', 'green');
    await page.getByRole('button', { name: 'Copy the token' }).click();
    expect(JSON.parse(atob(await page.evaluate(() => navigator.clipboard.readText())))).toHaveProperty('solution');
    await page.clock.runFor(130_000);
    await expect(dot).toHaveAttribute('data-colour', 'yellow');
    await page.clock.runFor(60_000);
    await expect(dot).toHaveAttribute('data-colour', 'red');
    await page.clock.runFor(60_000);
    await expect(page.getByText('Token has expired - generate a new one')).toBeVisible();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Generate Token' }).click();
    await expect(page.getByText(/^Expires in \d:\d\d$/)).toBeVisible();
    await expectAccessible(page);
  });

  test('is disabled and says Loading until the check is ready', async ({ page }) => {
    let ready = () => {};
    const gate = new Promise<void>((resolve) => {
      ready = resolve;
    });
    await page.route('**/v1/verification', async (route) => {
      await gate;
      await route.continue();
    });
    await open(page, '/api');
    await page.getByRole('tab', { name: 'Authentication' }).click();
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
    ready();
    await expect(page.getByRole('button', { name: 'Generate Token' })).toBeEnabled();
    await expect(page.getByText('given on request'), 'where nobody can be asked').toHaveCount(0);
  });

  test('describes every call of the OpenAPI document, with examples in three languages', async ({ page, request }) => {
    const { paths } = await (await request.get('/v1/openapi.json')).json();
    await open(page, '/api');
    const shown: string[] = [];
    for (const tab of ['Pipeline API', 'Health API']) {
      await page.getByRole('tab', { name: tab }).click();
      shown.push(
        ...(await page
          .getByRole('article')
          .filter({ visible: true })
          .getByRole('heading', { level: 3 })
          .allTextContents()),
      );
      await expect(page.getByRole('main'), 'what has to be given is given').not.toContainText("-d '{}'");
      await expectAccessible(page);
    }
    const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()}${path}`),
    );
    expect(shown.sort()).toEqual(calls.sort());
    const call = page.getByRole('article').filter({ visible: true }).first();
    await call.getByRole('button', { name: 'Python' }).click();
    await expect(call.getByText('requests.get')).toBeVisible();
    await call.getByRole('button', { name: 'JavaScript' }).click();
    await expect(call.getByText('await fetch')).toBeVisible();
  });
});

test.describe('the API documentation on a phone', () => {
  /** How many lines each name of a header in sight stands on. */
  const linesOfNames = () => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: name } of text.textContent!.matchAll(/X-RateLimit-Reset|Retry-After|Idempotency-Key/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + name.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 0) lines.push(tops.size);
      }
    return lines;
  };

  test('keeps the names of headers whole', async ({ page }) => {
    await open(page, '/api');
    for (const tab of ['Overview', 'Pipeline API']) {
      await page.getByRole('tab', { name: tab }).click();
      for (let width = 320; width <= 430; width += 10) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await page.evaluate(linesOfNames);
        expect(lines.length).toBeGreaterThan(1);
        expect(new Set(lines), `${tab}, ${width} px wide`).toEqual(new Set([1]));
      }
    }
  });
});

test.describe('the status', () => {
  test('is asked for every 30 seconds, and says when it cannot be had', async ({ page, troubles }) => {
    await page.clock.install();
    const well = { status: 'ok', service: 'passlift', version: '1', timestamp: '2027-05-09T10:00:00Z' };
    await page.route('**/v1/health', (route) => route.fulfill({ json: well }));
    await open(page, '/status');
    await expect(page.getByText('Operational')).toBeVisible();
    await expectAccessible(page);
    const degraded = { ...well, status: 'degraded' };
    await page.unroute('**/v1/health');
    await page.route('**/v1/health', (route) => route.fulfill({ json: degraded }));
    await page.clock.runFor(31_000);
    await expect(page.getByText('Degraded', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/v1/health');
    await page.route('**/v1/health', (route) => route.fulfill({ status: 404, json: {} }));
    await page.clock.runFor(31_000);
    await expect(page.getByText('Error fetching status')).toBeVisible();
    await expectAccessible(page);
    troubles.length = 0;
  });
});
