import { expect, expectAccessible, shifts, test, watchShifts } from './page-test.ts';
import { check, row, slowDown } from './proof-page.ts';

test.describe('what came of a change', () => {
  for (const [name, width] of [
    ['a phone', 390],
    ['a desktop', 1280],
  ] as const)
    test(`is in sight wherever it was made, and so is the way back: ${name}`, async ({ page, request, troubles }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      await check(page);
      await slowDown(page);
      const news = (text: string) => page.getByRole('status').filter({ hasText: text });
      await page.getByRole('button', { name: 'Change Booking reference', exact: true }).click();
      await page.getByLabel('Booking reference', { exact: true }).fill('ABC234');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(news('Booking reference is now ABC234. The pass has been redrawn.')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
      await page.getByLabel('Kind of ticket').selectOption('Train');
      await expect(news('Kind of ticket is now Train. The pass has been redrawn.')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);

      await request.delete(`/v1/pipeline/${/\/upload\/([^/]+)/.exec(page.url())![1]}`);
      await page.getByLabel('Kind of ticket').selectOption('Bus');
      await expect(news('The content has been deleted')).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel('Kind of ticket')).toHaveValue('train');
      expect(await shifts(page)).toEqual([]);
      troubles.length = 0; // the console tells of the refusal
    });

  test('by keyboard alone: a field that was added and is taken off leaves the focus where fields are added', async ({
    page,
  }) => {
    await check(page);
    await page.getByLabel('Add a field').selectOption('Terminal');
    await page.getByLabel('Terminal', { exact: true }).fill('2');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Terminal')).toContainText('Given by you');
    await expect(page.getByLabel('Add a field'), 'for the next one').toBeFocused();
    await page.getByRole('button', { name: 'Change Terminal', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(row(page, 'Terminal')).toHaveCount(0);
    await expect(page.getByLabel('Add a field')).toBeFocused();
  });
});

test.describe('a pass whose time runs out while it is checked', () => {
  test('offers no change that can be made no more, and says what became of it', async ({ page }) => {
    await page.clock.install();
    await check(page);
    const [, job] = /\/upload\/([^/]+)/.exec(page.url())!;
    await page.clock.fastForward(3_700_000);
    await expect(page).toHaveURL(`/upload/${job}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This result has been deleted');
  });
});
