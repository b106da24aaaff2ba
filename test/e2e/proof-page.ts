import type { Page } from '@playwright/test';
import { expect, files, open, send } from './page-test.ts';

/** From a file to the page on which its pass can be checked. */
export async function check(page: Page, file: Parameters<typeof send>[1] = files.pdf): Promise<void> {
  await open(page, '/upload');
  await send(page, file);
  await page.getByRole('link', { name: 'See where it was read, or correct it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Check and correct');
}

/** The row of a value, by its label. */
export const row = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Change ${label}`, exact: true }) });
/** The pass as it is drawn. */
export const pass = (page: Page) => page.getByRole('figure');

/** From now on an answer comes later than what follows at once from what a hand did. */
export async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 1200, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await browser.send('Network.emulateNetworkConditions', line);
}
