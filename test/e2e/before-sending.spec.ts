import { expect, expectAccessible, files, open, stopClock, test } from './page-test.ts';

// The console of a browser tells of every refusal; here they are wanted.
test.afterEach(({ troubles }) => {
  troubles.length = 0;
});

test.describe('before anything is sent', () => {
  test('a check that has expired is said, and done again when asked', async ({ page }) => {
    await page.clock.install();
    await open(page, '/upload');
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
    await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
    await expect(page.getByRole('button', { name: 'Process File' })).toBeVisible();
    await stopClock(page);
    await page.clock.runFor(300_000);
    await expect(page.getByText('The check has expired')).toBeVisible();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Verify Human First' }).click();
    await expect(page.getByRole('alert')).toHaveText('Human verification failed. Please try again.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('button', { name: 'Process File' })).toBeEnabled();
  });

  test('terms, proof of humanity and size are asked for', async ({ page }) => {
    await page.route('**/v1/verification', (route) => route.fulfill({ status: 404, json: {} }));
    await open(page, '/upload');
    const input = page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail');
    await input.setInputFiles({
      name: 'long.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 2 ** 20 + 1),
    });
    await expect(page.getByRole('alert')).toHaveText('File is too large. Please try a smaller file.');
    await input.setInputFiles(files.pdf);
    await page.getByRole('button', { name: 'Accept Terms to Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please accept the terms of service to continue.');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Verify Human First' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Human verification service is not available. Please try again later.',
    );
    await expectAccessible(page);
  });
});
