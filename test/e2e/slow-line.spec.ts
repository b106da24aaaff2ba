import type { Page } from '@playwright/test';
import { expect, files, shifts, test, watchShifts } from './page-test.ts';
import { check, pass, row, slowDown } from './proof-page.ts';

test.describe('a correction on a slow line', () => {
  for (const [name, width] of [
    ['a phone', 390],
    ['a desktop', 1280],
  ] as const)
    test(`nothing moves when the answer comes: ${name}`, async ({ page, troubles }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      await check(page);
      await slowDown(page);

      await page.getByRole('button', { name: 'Change Gate' }).click();
      await page.getByLabel('Gate', { exact: true }).fill('C42');
      await drawnAnew(page, () => page.getByRole('button', { name: 'Save' }).click());
      await expect(pass(page)).toContainText('C42');
      expect(await shifts(page), 'a value that is corrected').toEqual([]);

      await page.getByRole('button', { name: 'Change Arrival', exact: true }).click();
      await page.getByLabel('Day').fill('2020-01-01');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
      expect(await shifts(page), 'one that is refused').toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();

      await page.getByLabel('Add a field').selectOption('Terminal');
      await page.getByLabel('Terminal', { exact: true }).fill('2');
      await drawnAnew(page, () => page.getByRole('button', { name: 'Save' }).click());
      await expect(row(page, 'Terminal')).toContainText('Given by you');
      await expect(page.getByLabel('Add a field')).toBeInViewport();
      expect(await shifts(page), 'a field that is added').toEqual([]);

      await drawnAnew(page, () => page.getByLabel('Kind of ticket').selectOption('Train'));
      await expect(page.getByLabel('Kind of ticket')).toBeInViewport();
      expect(await shifts(page), 'another kind').toEqual([]);

      await drawnAnew(page, () => page.getByRole('button', { name: 'Undo' }).click());
      await expect(page.getByLabel('Kind of ticket')).toHaveValue('flight');
      await page.getByRole('button', { name: 'Change Seat', exact: true }).click();
      await drawnAnew(page, () => page.getByRole('button', { name: 'Remove' }).click());
      await expect(row(page, 'Seat')).toContainText('Removed by you');
      expect(await shifts(page), 'what is undone or taken off').toEqual([]);
      troubles.length = 0; // the console tells of the refusal
    });

  test('a doubtful value is settled at once', async ({ page }) => {
    await watchShifts(page);
    await check(page, files.doubtful);
    await slowDown(page);
    await drawnAnew(page, async () => {
      await page.getByRole('button', { name: 'B is right' }).click();
      await expect(page.getByRole('region', { name: 'Check this' })).toBeHidden();
    });
    await expect(page.getByRole('button', { name: 'Change Block', exact: true })).toBeFocused();
    expect(await shifts(page)).toEqual([]);
  });
});

/** Until the pass has been drawn anew, and seen. */
async function drawnAnew(page: Page, change: () => Promise<unknown>): Promise<void> {
  const drawn = page.waitForResponse((each) => each.url().includes('/preview'));
  await change();
  await (await drawn).finished();
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}
