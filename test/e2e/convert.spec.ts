import type { APIRequestContext, Page } from '@playwright/test';
import {
  accessibilityFaults,
  expect,
  expectAccessible,
  files,
  holdNext,
  open,
  send,
  shifts,
  test,
  watchShifts,
} from './page-test.ts';

const wallet = (page: Page) => page.getByRole('link', { name: /^Add to Apple Wallet/ });

/** The file behind a link, as a phone would get it. */
async function fetched(request: APIRequestContext, page: Page) {
  const response = await request.get((await wallet(page).first().getAttribute('href'))!);
  return {
    type: response.headers()['content-type'],
    name: response.headers()['content-disposition'],
    bytes: await response.body(),
  };
}

test.describe('converting', () => {
  test('a PDF: says what it waits for, and gives a pass that can be seen, added, handed over and deleted', async ({
    page,
    request,
  }) => {
    await watchShifts(page);
    await open(page, '/upload');
    const stored = () => page.evaluate(() => localStorage.getItem('passlift_user_uuid'));
    expect(await stored()).toBeNull();
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
    await expect(page.getByRole('button', { name: 'Accept Terms to Continue' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^You are human/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
    const letGo = await holdNext(page, '**/v1/pipeline');
    const upload = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/v1/pipeline'));
    await page.getByRole('button', { name: 'Process File' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText(/^\d+%$/)).toBeVisible();
    await upload;
    letGo();
    expect(await stored()).toMatch(/^[0-9a-f-]{36}$/);

    await expect(page.getByText('Your pass is ready')).toBeVisible();
    const front = page.getByRole('figure', { name: /Preview of/ });
    await expect(front).toContainText('LIS');
    await expect(front).toContainText('CPH');
    expect(await shifts(page), 'nothing moves while a person waits').toEqual([]);
    await expect(page, 'the job has an address of its own').toHaveURL(/\/upload\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 }), 'focus is where the news is').toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Back' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const pass = await fetched(request, page);
    expect(pass.type).toBe('application/vnd.apple.pkpass');
    expect(pass.name).toContain('wallet-pass.pkpass');
    expect(pass.bytes.subarray(0, 2).toString()).toBe('PK');
    await expect(page.getByRole('img', { name: 'QR code' }), 'a phone cannot reach 127.0.0.1').toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Leave Feedback' })).toHaveAttribute(
      'href',
      /^\/feedback\/[0-9a-f-]{36}$/,
    );
    await expect(page.getByRole('link', { name: 'Leave Feedback' })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Support Us' })).toHaveAttribute('href', '/contribute');

    const address = (await wallet(page).getAttribute('href'))!;
    await page.getByRole('button', { name: 'Delete now' }).click();
    await expect(page.getByText('Nothing of your file or your passes is left here.')).toBeVisible();
    expect((await request.get(address)).status()).toBe(410);
    await page.getByRole('main').getByRole('link', { name: 'Send the file again' }).click();
    await expect(page.getByText('Drop your ticket here')).toBeVisible();
  });

  for (const [what, file] of [
    ['a photo', files.photo],
    ['an e-mail', files.mail],
  ] as const) {
    test(`${what}`, async ({ page, request }) => {
      await open(page, '/upload');
      await send(page, file);
      await expect(page.getByText('Your pass is ready')).toBeVisible();
      expect((await fetched(request, page)).type).toBe('application/vnd.apple.pkpass');
      await expect(
        page
          .getByRole('figure', { name: /Preview of/ })
          .locator('bdi')
          .first(),
      ).toBeVisible();
    });
  }

  test('several tickets in one PDF: a bundle, or only those that are wanted', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await open(page, '/upload');
    await send(page, files.family);
    await expect(page.getByText('Your 3 passes are ready')).toBeVisible();
    expect(await shifts(page), 'not even where the heading needs a second line').toEqual([]);
    const all = await fetched(request, page);
    expect(all.type).toBe('application/vnd.apple.pkpasses');
    await expect(page.getByRole('link', { name: /^Add .+ to Apple Wallet$/ })).toHaveCount(3);
    await expect(page.getByRole('link', { name: /^Add Ines Carvalho .* to Apple Wallet$/ })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('checkbox').first().uncheck();
    await expect(wallet(page).first()).toContainText('(2 passes)');
    const some = await fetched(request, page);
    expect(some.type).toBe('application/vnd.apple.pkpasses');
    expect(some.bytes.length).toBeLessThan(all.bytes.length);
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Select none' }).click();
    await expect(page.getByText('Choose at least one pass.')).toBeVisible();
  });

  test('a sample, for people without a ticket, by keyboard alone', async ({ page }) => {
    await open(page, '/upload');
    const press = async (name: string | RegExp, key = 'Enter') => {
      for (let presses = 0; presses < 60; presses++) {
        const reached = await page.evaluate(() => {
          const element = document.activeElement;
          const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
          return (label || element?.getAttribute('aria-label')) ?? '';
        });
        if (typeof name === 'string' ? reached.trim() === name : name.test(reached.trim()))
          return page.keyboard.press(key);
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} cannot be reached by keyboard`);
    };
    await press('Try a sample');
    await expect(page.getByText('sample-boarding-pass.pdf')).toBeVisible();
    await press(/^I accept the/, 'Space');
    await expect(page.getByRole('button', { name: 'Process File' })).toBeVisible();
    await press('Process File');
    await expect(page.getByText('Your pass is ready')).toBeVisible();
    await press('Convert Another File');
    await expect(page.getByText('Drop your ticket here')).toBeVisible();
  });
});
