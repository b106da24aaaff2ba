import type { Page } from '@playwright/test';
import { ended, id, pollingAnswers } from './answers.ts';
import { expect, expectAccessible, shifts, test, watchShifts } from './page-test.ts';

// What is played by a test has no previews; the console tells of it.
test.afterEach(({ troubles }) => {
  troubles.length = 0;
});

test.describe('a job that nobody waits for any more', () => {
  test('is deleted when it is cancelled; the file is still chosen', async ({ page }) => {
    await pollingAnswers(page, ended({ status: 'processing' }));
    await expect(page.getByText('Making your pass')).toBeVisible();
    await expectAccessible(page);
    const gone = page.waitForRequest((each) => each.method() === 'DELETE' && each.url().endsWith(id));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await gone;
    await expect(page.getByText('boarding-pass.pdf')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Process File' })).toBeEnabled();
  });
});

test.describe('a pass that is ready', () => {
  /** LIST: what the result says → where the link leads. */
  const rows: readonly [string, object, string][] = [
    ['download_url', { download_url: '/v1/one', file_url: '/v1/two' }, '/v1/one'],
    ['file_url', { download_url: null, file_url: '/v1/two' }, '/v1/two'],
    ['neither', { download_url: null, file_url: null }, `/v1/pipeline/${id}/download`],
  ];
  for (const [name, urls, path] of rows) {
    test(`is linked by ${name}, with the host before it`, async ({ page, baseURL }) => {
      const passes = { pass_count: 1, items: [] };
      await pollingAnswers(page, ended({ status: 'completed', result: { passes, problems: [], ...urls } }));
      await expect(page.getByRole('link', { name: 'Add to Apple Wallet' })).toHaveAttribute(
        'href',
        `${baseURL}${path}`,
      );
    });
  }
});

test.describe('tickets with a day', () => {
  test('can be had as a calendar and for trip planners', async ({ page }) => {
    const files = { calendar_url: `/v1/pipeline/${id}/calendar`, json_ld_url: `/v1/pipeline/${id}/json-ld` };
    const passes = { pass_count: 1, items: [] };
    await pollingAnswers(page, ended({ status: 'completed', result: { passes, problems: [], ...files } }));
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `${files.calendar_url}?language=en`,
    );
    await expect(page.getByRole('link', { name: 'Ticket data' })).toHaveAttribute('href', files.json_ld_url);
    await expectAccessible(page);
  });
});

test.describe('a pass where Google Wallet is offered', () => {
  const item = { number: 1, title: 'Play', kind: 'event', download_url: '/v1/one', proof: 'equal', problems: [] };
  const completed = (google_wallet: object | null) =>
    ended({
      status: 'completed',
      result: { passes: { pass_count: 1, items: [{ ...item, google_wallet }] }, problems: [] },
    });
  const offered = { url: `/google-wallet/${id}/1`, reason: null };
  const links = (page: Page) => page.getByRole('link', { name: /^Add to (?:Apple|Google) Wallet$/ });

  test('leads there after Apple, and says when Google learns of it', async ({ page }) => {
    await pollingAnswers(page, completed(offered));
    await expect(links(page)).toHaveText(['Add to Apple Wallet', 'Add to Google Wallet']);
    await expect(links(page).nth(1)).toHaveAttribute('href', offered.url);
    await expect(page.getByText('Google learns of it when you tap, not before.')).toBeVisible();
    await expectAccessible(page);
  });

  test('says which of several passes it is that goes there', async ({ page }) => {
    const items = ['Anna', 'Ben'].map((detail, at) => ({
      ...{ ...item, number: at + 1, detail, google_wallet: { url: `/google-wallet/${id}/${at + 1}`, reason: null } },
    }));
    const passes = { pass_count: 2, items };
    await pollingAnswers(page, ended({ status: 'completed', result: { passes, problems: [] } }));
    const google = page.getByRole('link', { name: /^Add to Google Wallet/ });
    await expect(google).toHaveText('Add to Google Wallet (Anna)');
    await page.getByRole('link', { name: 'Ben', exact: true }).click();
    await expect(google).toHaveText('Add to Google Wallet (Ben)');
    await expect(google).toHaveAttribute('href', `/google-wallet/${id}/2`);
  });

  test('says why a ticket cannot go there', async ({ page }) => {
    await pollingAnswers(page, completed({ url: null, reason: 'Google Wallet takes text only.' }));
    await expect(page.getByText('Google Wallet takes text only.')).toBeVisible();
    await expect(links(page)).toHaveText(['Add to Apple Wallet']);
  });

  test.describe('on Android', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    });

    test('puts Google first, and tells that other wallets open the file; nothing moves for it', async ({ page }) => {
      await watchShifts(page);
      await pollingAnswers(page, completed(offered));
      await expect(links(page)).toHaveText(['Add to Google Wallet', 'Add to Apple Wallet']);
      await expect(page.getByText('Most wallet apps on Android open the .pkpass file')).toBeVisible();
      expect(await shifts(page)).toEqual([]);
      await expectAccessible(page);
    });

    test('tells that, too, where Google Wallet is not offered', async ({ page }) => {
      await pollingAnswers(page, completed(null));
      await expect(page.getByText('Most wallet apps on Android open the .pkpass file')).toBeVisible();
      await expect(links(page)).toHaveText(['Add to Apple Wallet']);
    });
  });
});
