import type { Locator, Page } from '@playwright/test';
import { expect, shifts, test, watchShifts } from './page-test.ts';
import { check, row } from './proof-page.ts';

/** Whether a finger that points at the middle of it meets nothing that lies above it. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(met);
  });

async function enterTime(page: Page, label: string, clock: string): Promise<void> {
  await page.getByRole('button', { name: `Change ${label}`, exact: true }).click();
  await page.getByLabel('Time', { exact: true }).fill(clock);
}

test.describe('a value that is changed on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is named above its day and its clock, and both are marked where they cannot be', async ({ page, troubles }) => {
    await watchShifts(page);
    await check(page);
    await enterTime(page, 'Boarding', '23:59');
    const form = page.getByRole('group', { name: 'Boarding' });
    await expect(form).toBeInViewport();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    for (const [label, part] of [
      ['Day', page.getByLabel('Day')],
      ['Time', page.getByLabel('Time', { exact: true })],
    ] as const) {
      await expect(part).toHaveAttribute('aria-invalid', 'true');
      await expect(part).toHaveAccessibleDescription(/Boarding is at most twelve hours before/);
      await expect.poll(() => isUncovered(form.getByText(label, { exact: true })), `${label} is in sight`).toBe(true);
    }
    expect(await shifts(page)).toEqual([]);
    troubles.length = 0; // the console tells of the refusal
  });

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

  test('is compared with a code that is seen from one edge to the other', async ({ page }) => {
    await check(page);
    await row(page, 'Gate').getByRole('link').click();
    await page.getByRole('link', { name: 'Copied byte for byte, and read back to be sure.' }).click();
    const inFrame = () =>
      page.getByRole('region', { name: 'What you sent' }).evaluate((element) => {
        const frame = element.getBoundingClientRect();
        const mark = element.querySelector('.proof-mark')!.getBoundingClientRect();
        return mark.left > frame.left && mark.right < frame.right;
      });
    await expect.poll(inFrame).toBe(true);
  });
});
