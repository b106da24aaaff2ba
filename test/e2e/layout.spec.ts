import { expect, expectAccessible, open, test } from './page-test.ts';

test.describe('the announcement', () => {
  test.use({ baseURL: `http://127.0.0.1:${process.env.E2E_PORT_CONFIGURED}` });

  test('leads to the shortcut and stays away once dismissed', async ({ page, troubles }) => {
    await open(page, '/terms');
    const bar = page.getByText('New: iOS Shortcut Available');
    await expect(page.getByRole('link', { name: 'Try it now' })).toHaveAttribute('href', '/ios-shortcut');
    await page.getByRole('button', { name: 'Dismiss this announcement' }).click();
    await expect(bar).toBeHidden();
    await open(page, '/');
    await expect(bar).toBeHidden();
    troubles.length = 0; // the analytics that are configured there
  });
});

test.describe('an installation that nothing was configured for', () => {
  test('claims nothing that it does not have', async ({ page, request }) => {
    for (const path of [
      '/',
      '/upload',
      '/ios-shortcut',
      '/contribute',
      '/contact',
      '/how-it-works',
      '/privacy',
      '/terms',
    ]) {
      // What is drawn by chance for each answer may hold any digits.
      const html = (await (await request.get(path)).text()).replace(/<script[\s\S]*?<\/script>| nonce="[^"]*"/g, '');
      for (const claim of [
        /\b5000\b/,
        /24\/7/,
        /residency/,
        /passlift\.localhost/,
        /mailto:/,
        /Shortcut Available/,
        /Trusted by/,
      ])
        expect(html, `${path} ${claim}`).not.toMatch(claim);
      expect(html, path).not.toMatch(/donation form|unsigned/i);
    }
    await open(page, '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'iOS Shortcut' })).toHaveCount(0);
  });
});

test.describe('header and footer', () => {
  test('lead everywhere, stay in sight, and say whose trademarks are named', async ({ page }) => {
    await open(page, '/privacy');
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(['How It Works', 'Examples', 'Contribute']);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(header.getByRole('link', { name: 'Convert Now' })).toBeInViewport();
    await expect(header.getByRole('link', { name: 'Convert Now' })).toHaveAttribute('href', '/upload');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['Product', 'Resources', 'Company']);
    await expect(footer).toContainText(/© \d{4} Passlift\. All rights reserved\./);
    await expect(footer).toContainText('trademarks of Apple Inc.');
    for (const link of await footer.getByRole('link').all()) {
      const address = (await link.getAttribute('href'))!;
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('locks the page, keeps focus inside, and closes on Escape and on a change of route', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: 'Examples' }).click();
    await expect(page).toHaveURL('/examples');
    await expect(menu).toBeHidden();
  });
});

test.describe('a change of route', () => {
  test('goes to the top, or to the part that the address names', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/how-it-works#faq');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test.describe('Home', () => {
  test('has what its visitors look for, and another of six examples now and then', async ({ page, request }) => {
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Upload Files Here' })).toHaveAttribute('href', '/upload');
    for (const name of [
      'Upload or Forward',
      'AI Extraction',
      'Instant Delivery',
      'What You Get',
      'Current Limitations',
    ])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    const claims = page.getByRole('list', { name: 'In short' }).getByRole('listitem');
    await expect(claims.filter({ hasNotText: 'made here' })).toHaveText(['Free', 'No account', 'Auto-delete']);
    await expect(page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail')).toBeAttached();
    await page
      .getByRole('button', { name: /^Enlarge: / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /, before and after$/ })).toBeVisible();
    await expectAccessible(page);
    const seen = new Set<string | undefined>();
    for (let visit = 0; visit < 40 && seen.size < 2; visit++)
      seen.add(/Enlarge: ([\w ]+),/.exec(await (await request.get('/')).text())?.[1]);
    expect(seen.size).toBe(2);
  });
});
