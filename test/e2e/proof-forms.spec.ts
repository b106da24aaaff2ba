import type { Page } from '@playwright/test';
import { expect, test } from './page-test.ts';
import { check, row } from './proof-page.ts';

async function enterTime(page: Page, label: string, clock: string): Promise<void> {
  await page.getByRole('button', { name: `Change ${label}`, exact: true }).click();
  await page.getByLabel('Time', { exact: true }).fill(clock);
}

test.describe('a value that is changed on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has nothing above it that was said of the one before', async ({ page }) => {
    await check(page);
    await enterTime(page, 'Boarding', '10:40');
    await page.getByRole('button', { name: 'Save' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    const bar = page.locator('.proof-news');
    await expect(bar).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Change Gate', exact: true }).click();
    await expect(bar, 'while another is changed').toHaveCSS('opacity', '0');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(bar).toHaveCSS('opacity', '1');
    await undo.click();
    await expect(page.getByText('Undone.')).toBeInViewport({ ratio: 1 });
    await expect(undo, 'leads nowhere any more').toHaveCSS('opacity', '0');
    await row(page, 'Seat').getByRole('link').click();
    await expect(page.getByText('Undone.')).toHaveCount(0);
  });
});
