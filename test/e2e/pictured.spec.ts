import { expect, expectAccessible, files, shifts, test, watchShifts } from './page-test.ts';
import { check, pass, row } from './proof-page.ts';

const name = 'Compare with the picture';

test.describe('values of a picture', () => {
  test('come first where nothing else confirms them, and stay there while they are compared', async ({ page }) => {
    await watchShifts(page);
    await check(page, files.photo);
    const pictured = page.getByRole('region', { name });
    await expect(pictured.getByText('Read from the picture alone')).toBeVisible();
    await pictured.getByText('3 more').click();
    await expect(pictured.getByRole('listitem').filter({ hasText: 'Gate' })).toBeVisible();
    for (const confirmed of ['Seat', 'Carrier code'])
      await expect(pictured.getByRole('button', { name: `Change ${confirmed}`, exact: true })).toHaveCount(0);
    await expect(row(page, 'Seat')).toContainText('From the code');
    const [own, drawn] = await Promise.all([pictured.boundingBox(), pass(page).boundingBox()]);
    expect(own!.y, 'above the pass').toBeLessThan(drawn!.y);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Change Gate', exact: true }).press('Enter');
    await page.getByLabel('Gate', { exact: true }).fill('C42');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Gate')).toContainText('Corrected by you');
    await expect(pictured.getByRole('button', { name: 'Change Gate', exact: true })).toBeFocused();
    expect(await shifts(page)).toEqual([]);
  });

  test('are folded after three, and unfold for the one that is chosen on the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await check(page, files.photo);
    const pictured = page.getByRole('region', { name });
    const rows = pictured.getByRole('listitem');
    await expect(rows.filter({ visible: true })).toHaveCount(3);
    await pictured.locator('summary').press('Tab');
    await expect(page.getByRole('button', { name: 'Front' })).toBeFocused(); // nothing that is folded stands before the pass
    await pictured.getByText('3 more').press('Enter');
    await expect(rows.filter({ visible: true })).toHaveCount(6);

    await rows.filter({ hasText: 'Gate' }).getByRole('link').click();
    const gate = await page.locator('.proof-mark').evaluate((mark: SVGRectElement) => {
      const [ink, paper] = [mark.getBBox(), mark.ownerSVGElement!.viewBox.baseVal];
      return { x: (ink.x + ink.width / 2) / paper.width, y: (ink.y + ink.height / 2) / paper.height };
    });
    await pictured.getByText('3 more').click();
    await expect(rows.filter({ visible: true })).toHaveCount(3);
    const picture = page.getByRole('img', { name: /^Page 1/ });
    const { width, height } = (await picture.boundingBox())!;
    await picture.click({ position: { x: gate.x * width, y: gate.y * height } });
    await expect(rows.filter({ hasText: 'Gate' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Gate' })).toHaveAttribute('data-lit', 'true');
    expect(await shifts(page)).toEqual([]);
  });

  test('are none of these where the code spells them', async ({ page }) => {
    await check(page, files.voucher);
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible();
    await expect(row(page, 'Voucher code')).toContainText('Read from the picture');
    await expect(page.getByRole('region', { name }).getByText('Voucher code')).toHaveCount(0);
  });

  test('are not asked for where a file was read as text', async ({ page }) => {
    await check(page);
    await expect(row(page, 'Gate')).toBeVisible();
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  });
});
