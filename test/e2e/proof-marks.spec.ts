import { expect, test } from './page-test.ts';
import { check, row } from './proof-page.ts';

test.describe('what is lit up on a page', () => {
  test('frames the ink of a value, and nothing of what is printed just above it', async ({ page }) => {
    await check(page);
    await row(page, 'Gate').getByRole('link').click();
    const ticket = await (await page.request.get(page.url().replace(/.*\/upload/, '/v1/pipeline'))).json();
    const { region } = ticket.fields.find(({ name }: { name: string }) => name === 'gate').places[0];
    const high = ticket.pages[0].height;
    const frame = page.locator('.proof-mark');
    // Lower than the box of its line, in which the label stands at the very top.
    await expect.poll(async () => Number(await frame.getAttribute('height'))).toBeLessThan(region.height * high);
    expect(Number(await frame.getAttribute('y'))).toBeGreaterThan(region.y * high);
  });

  test('outlines the day and the clock of a time, and nothing of what stands between them', async ({ page }) => {
    await check(page);
    const said = page.getByRole('status').filter({ hasText: 'Read on page 1' });
    await row(page, 'Arrival').getByRole('link').click();
    await expect(said).toContainText('Arrival Sun, 9 May 2027, 16:10');
    await expect(page.locator('.proof-mark')).toHaveCount(2);
    await row(page, 'Departure').getByRole('link').click();
    await expect(said).toContainText('Departure Sun, 9 May 2027, 11:25');
    // Beneath a finger on the clock of the departure stands nothing of the arrival.
    const clock = (await page.locator('.proof-mark').last().boundingBox())!;
    await page.mouse.click(clock.x + clock.width / 2, clock.y + clock.height / 2);
    await expect(said).not.toContainText('Arrival');
    await expect(row(page, 'Departure')).toHaveAttribute('data-lit', 'true');
    await expect(row(page, 'Arrival')).not.toHaveAttribute('data-lit');
  });
});
