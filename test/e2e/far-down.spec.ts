import { bring } from './bring.ts';
import { expect, open, test } from './page-test.ts';

test.describe('who has read a page to its end, on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const [kind, path] of [
    ['drop', '/'],
    ['paste', '/'],
    ['drop', '/pdf-to-pkpass'],
    ['drop', '/upload'],
  ] as const)
    test(`sees the file that came by a ${kind} on ${path}, and what is asked of it`, async ({ page }) => {
      await open(page, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.getByText('All rights reserved.')).toBeInViewport();
      await bring(page, kind);
      await expect(page.getByText(`${kind}ped.pdf`)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Accept Terms to Continue' })).toBeInViewport({ ratio: 1 });
    });

  test('sees why a file was not taken, and another one that takes the place of the first', async ({ page }) => {
    const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await open(page, '/');
    await toTheEnd();
    await bring(page, 'drop', 10 * 2 ** 20 + 1);
    await expect(page.getByRole('alert')).toHaveText('File is too large. Please try a smaller file.');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await toTheEnd();
    await bring(page, 'drop');
    await toTheEnd();
    await bring(page, 'paste');
    await expect(page.getByText('pasteped.pdf')).toBeInViewport({ ratio: 1 });
  });

  test('sees it where a dialog was open, too', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Subscribe to Updates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stay in the loop' });
    await expect(dialog).toBeVisible();
    await bring(page, 'drop');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('dropped.pdf')).toBeInViewport({ ratio: 1 });
  });
});
