import { expect, expectAccessible, files, shifts, test, watchShifts } from './page-test.ts';
import { check, pass, row } from './proof-page.ts';

test.describe('a pass beside its source', () => {
  test('lights up the ink of a value, says where it is, and finds values at a place', async ({ page }) => {
    await watchShifts(page);
    await check(page);
    await row(page, 'Gate').getByRole('link').click();
    await expect(page.getByRole('status').filter({ hasText: 'Read on page 1: Gate B17' })).toBeVisible();
    const mark = page.locator('.proof-mark').first();
    await expect(mark).toBeInViewport();
    await expect(row(page, 'Gate')).toHaveAttribute('data-lit', 'true');

    await row(page, 'Seat').getByRole('link').click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Read on page 1 · From the code: Seat 14C' }),
    ).toBeVisible();
    await expect(row(page, 'Gate')).not.toHaveAttribute('data-lit');

    await row(page, 'Gate').getByRole('link').click();
    await expect(row(page, 'Gate')).toHaveAttribute('data-lit', 'true');
    const gate = (await mark.boundingBox())!;
    await row(page, 'Seat').getByRole('link').click();
    await expect(row(page, 'Gate')).not.toHaveAttribute('data-lit');
    await page.mouse.click(gate.x + gate.width / 2, gate.y + gate.height / 2);
    await expect(row(page, 'Gate')).toHaveAttribute('data-lit', 'true');
    await expectAccessible(page);
    expect(await shifts(page)).toEqual([]);
  });

  test('says of a name that a table gave for a code that it stands nowhere', async ({ page }) => {
    await check(page, files.photo); // of BE 2144, by "Nornado Air"
    await expect(row(page, 'Carrier code')).toContainText('From the code');
    await expect(row(page, 'Carrier')).toContainText('Flybe');
    await expect(row(page, 'Carrier')).toContainText('Follows from another value');
    await expect(row(page, 'Carrier')).not.toContainText('From the code');
  });

  test('outlines the code and says that it was copied', async ({ page }) => {
    await check(page);
    await page.getByRole('link', { name: 'Copied byte for byte, and read back to be sure.' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Copied byte for byte, and read back to be sure.' }),
    ).toBeVisible();
    await expect(page.locator('.proof-mark').first()).toBeInViewport();
  });

  test('can be read without script, each place at an address of its own', async ({ page, browser }) => {
    await check(page);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(page.url());
    await plain.getByRole('link', { name: /^Gate B17/ }).click();
    await expect(plain.locator('.proof-mark')).toBeVisible();
    await expect(plain.getByRole('img', { name: 'Page 1 of boarding-pass.pdf' })).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Change Gate' })).toBeHidden();
    await plain.close();
  });

  for (const [name, width] of [
    ['a narrow phone', 320],
    ['a phone', 390],
    ['a tablet', 768],
  ] as const)
    test(`fits ${name}, with the page above the values`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await check(page);
      await row(page, 'Booking reference').getByRole('link').click();
      await row(page, 'Booking reference').getByRole('button', { name: 'Change' }).click();
      await expect(page.locator('.proof-mark').first()).toBeInViewport();
      await expect(page.getByLabel('Booking reference', { exact: true })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

  test('the ink of a value comes into sight on a phone, too', async ({ page }) => {
    await check(page);
    await row(page, 'Booking reference').getByRole('link').click();
    await expect(page.locator('.proof-mark').first()).toBeVisible();
    const inFrame = () =>
      page.getByRole('region', { name: 'What you sent' }).evaluate((element) => {
        const frame = element.getBoundingClientRect();
        const mark = element.querySelector('.proof-mark')!.getBoundingClientRect();
        const across = mark.left > frame.left && mark.right < frame.right;
        return across && mark.top > frame.top && mark.bottom < frame.bottom;
      });
    await expect.poll(inFrame).toBe(true);
  });
});

test.describe('a correction', () => {
  test('by keyboard alone: is on the pass at once, and is undone', async ({ page }) => {
    await check(page);
    await page.getByRole('button', { name: 'Change Gate' }).press('Enter');
    await expect(page.getByLabel('Gate', { exact: true })).toBeFocused();
    await expect(row(page, 'Gate'), 'beside what it is corrected by').toHaveAttribute('data-lit');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('C42');
    await page.keyboard.press('Enter');
    await expect(pass(page)).toContainText('C42');
    await expect(
      page.getByRole('status').filter({ hasText: 'Gate is now C42. The pass has been redrawn.' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change Gate' })).toBeFocused();
    await expect(row(page, 'Gate')).toContainText('Corrected by you');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(pass(page)).toContainText('B17');
    await expect(row(page, 'Gate')).not.toContainText('Corrected by you');
  });

  test('of a time: has day, clock and zone of its own, and says what cannot be', async ({ page, troubles }) => {
    await check(page);
    await page.getByRole('button', { name: 'Change Departure', exact: true }).click();
    await expect(page.getByLabel('Time zone').locator('option:checked')).toHaveText('Lisbon');
    await page.getByLabel('Day').fill('2027-05-10');
    await page.getByLabel('Time', { exact: true }).fill('08:05');
    await page.getByLabel('Time zone').selectOption('Azores');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Departure')).toContainText('Mon, 10 May 2027, 08:05 (Azores Summer Time)');
    await expect(row(page, 'Arrival')).toContainText('Not on the pass: it does not go with your change');
    await page.getByRole('button', { name: 'Change Arrival', exact: true }).click();
    await page.getByLabel('Day').fill('2027-05-09');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('The end has to follow the start');
    troubles.length = 0; // the console tells of the refusal
  });

  test('adds a field of the kind, takes one off, and changes kind and colour', async ({ page }) => {
    await check(page);
    await page.getByLabel('Add a field').selectOption('Terminal');
    await page.getByLabel('Terminal', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Terminal')).toContainText('Given by you');
    await page.getByRole('button', { name: 'Change Seat', exact: true }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(pass(page)).not.toContainText('14C');
    await expect(row(page, 'Seat')).toContainText('Removed by you');
    await page.getByLabel('Kind of ticket').selectOption('Train');
    await expect(page.getByRole('status').filter({ hasText: 'Kind of ticket is now Train' })).toBeVisible();
    await page.getByLabel('Colour of the pass').fill('#8a1538');
    await expect(page.getByRole('button', { name: 'As on the document' })).toBeVisible();
    await page.reload();
    await expect(row(page, 'Terminal')).toContainText('2');
    await expect(page.getByLabel('Kind of ticket')).toHaveValue('train');
  });

  test('of a doubtful value is one tap', async ({ page }) => {
    await check(page, files.doubtful);
    const doubts = page.getByRole('region', { name: 'Check this' });
    await doubts.getByRole('button', { name: 'B is right' }).click();
    await expect(doubts).toBeHidden();
    await expect(row(page, 'Block')).toContainText('Corrected by you');
    await expect(page.getByRole('button', { name: 'Change Block', exact: true })).toBeFocused();
  });

  test('takes a reading that was crossed out', async ({ page }) => {
    await check(page, files.photo);
    await page.getByRole('checkbox', { name: 'Show readings that were crossed out' }).check();
    const other = page.getByRole('button', { name: /^Crossed out: / }).first();
    const said = await other.locator('s').innerText();
    await other.click();
    await expect(page.locator('.proof-mark').first()).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: new RegExp(`^Use this for .*: ${said}$`) }).click();
    await expect(
      page.getByRole('status').filter({ hasText: `is now ${said}. The pass has been redrawn.` }),
    ).toBeVisible();
  });

  test('cannot be made any more when the content is gone', async ({ page, request, troubles }) => {
    await check(page);
    const job = /\/upload\/([^/]+)/.exec(page.url())![1];
    await request.delete(`/v1/pipeline/${job}`);
    await page.getByRole('button', { name: 'Change Gate' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('The content has been deleted');
    await page.reload();
    await expect(page).toHaveURL(`/upload/${job}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This result has been deleted');
    troubles.length = 0; // the console tells of both refusals
  });
});
