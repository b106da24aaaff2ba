import { expect, test } from './page-test.ts';
import { check } from './proof-page.ts';

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
