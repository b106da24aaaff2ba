import { expect, expectAccessible, open, stopClock, test } from './page-test.ts';

test.describe('the newsletter', () => {
  test('opens on its event, subscribes and closes', async ({ page }) => {
    await open(page, '/contact');
    await page.evaluate(() => window.dispatchEvent(new Event('open-waitlist')));
    const dialog = page.getByRole('dialog', { name: 'Stay in the loop' });
    await expectAccessible(page);
    await dialog.getByLabel('E-mail address').fill('reader@example.com');
    const sent = page.waitForRequest('**/v1/waitlist');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v1/waitlist', async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Subscribe to Updates' }).click();
    await expect(dialog.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    release();
    expect(Object.keys((await sent).postDataJSON())).toEqual(['email', 'timestamp', 'ip', 'user_agent']);
    await expect(dialog.getByText("You're subscribed!")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
  });

  test('says what went wrong beside the field', async ({ page, troubles }) => {
    await open(page, '/');
    await page.route('**/v1/waitlist', (route) =>
      route.fulfill({ status: 400, json: { detail: 'Not this address.' } }),
    );
    await page.getByRole('button', { name: 'Subscribe to Updates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stay in the loop' });
    await dialog.getByLabel('E-mail address').fill('reader@example.com');
    await dialog.getByRole('button', { name: 'Subscribe to Updates' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Not this address.');
    await page.unroute('**/v1/waitlist');
    await page.route('**/v1/waitlist', (route) => route.fulfill({ status: 418, body: '' }));
    await dialog.getByRole('button', { name: 'Subscribe to Updates' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('An unknown error occurred');
    troubles.length = 0;
  });
});

test.describe('the intake address', () => {
  test.use({ baseURL: `http://127.0.0.1:${process.env.E2E_PORT_CONFIGURED}` });
  // The analytics of that installation are of another test.
  test.beforeEach(({ page }) => page.route(/analytics|challenges/, (route) => route.fulfill({ body: '' })));
  test.afterEach(({ troubles }) => {
    troubles.length = 0;
  });

  test('is copied, and says so for 1.5 seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, '/');
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy the e-mail address' }).first().click();
    await expect(page.getByText('Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/@/);
    await page.clock.runFor(1400);
    await expect(page.getByText('Copied!')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText('Copied!')).toBeHidden();
  });

  test('stays as it is when the clipboard refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open(page, '/upload');
    const button = page.getByRole('button', { name: 'Copy the e-mail address' });
    await button.click();
    await expect(button).toHaveText('Copy');
  });

  test('has its button beside it on a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/contact');
    const address = (await page.getByRole('link', { name: 'help@mail.example' }).first().boundingBox())!;
    const button = (await page.getByRole('button', { name: 'Copy the support address' }).boundingBox())!;
    expect(Math.abs(address.y + address.height / 2 - button.y - button.height / 2)).toBeLessThan(2);
  });
});
