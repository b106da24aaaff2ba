import { languages } from '../../src/languages/languages.ts';
import {
  accessibilityFaults,
  expect,
  expectAccessible,
  open,
  scrollThrough,
  shifts,
  test,
  watchShifts,
} from './page-test.ts';

/** LIST: every page with a word of its heading. */
const pages = [
  ['/', 'Your ticket, in Apple Wallet'],
  ['/how-it-works', 'How It Works'],
  ['/examples', 'Examples'],
  ['/ios-shortcut', 'iOS Shortcut'],
  ['/contribute', 'Keep it free'],
  ['/upload', 'Upload Your File'],
  ['/api', 'API Documentation'],
  ['/pdf-to-pkpass', 'PDF'],
  ['/status', 'System Status'],
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const;

test('a page tells its words before its scripts: one that the browser has kept runs before the end has come', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [words, script] = ['id="words"', 'type="module"'].map((part) => html.indexOf(part)) as [number, number];
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThan(script);
});

test.describe('every page', () => {
  for (const [path, heading] of pages) {
    test(`${path} has its own head, one heading, no fault of accessibility, and nothing on it moves`, async ({
      page,
      baseURL,
    }) => {
      await watchShifts(page);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page).toHaveTitle(/ · Passlift$/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{30,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
      for (const tag of ['og:title', 'og:description', 'og:image', 'og:url'])
        await expect(page.locator(`meta[property="${tag}"]`)).toHaveCount(1);
      await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(1);
      await expectAccessible(page);
      await scrollThrough(page);
      expect(await shifts(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, 'no sideways scroll at 320').toBe(320);
    });
  }

  test('can be found by search engines, and shown by them', async ({ request, baseURL }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const [path] of pages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
    expect((await request.get('/social.png')).headers()['content-type']).toBe('image/png');
  });

  test('titles and descriptions are all different', async ({ request }) => {
    const heads = await Promise.all(
      pages.map(async ([path]) => {
        const html = await (await request.get(path)).text();
        return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]];
      }),
    );
    expect(new Set(heads.map(([title]) => title)).size).toBe(pages.length);
    expect(new Set(heads.map(([, description]) => description)).size).toBe(pages.length);
  });
});

test.describe('pages in every other language', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  // Two of them are gone through from the first page to the pass elsewhere.
  for (const language of languages.filter((each) => !['en', 'de', 'ar'].includes(each)))
    test(`have no fault of accessibility and fit the narrowest phone: ${language}`, async ({ page }) => {
      for (const path of ['', '/api']) {
        await open(page, `/${language}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect.poll(() => accessibilityFaults(page)).toEqual([]);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    });
});

test.describe('an address without a page', () => {
  test('answers 404 with a way back', async ({ page, troubles }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page not found/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    expect(troubles.splice(0).filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });

  test('is what an unknown call of the API is not: JSON stays JSON', async ({ request }) => {
    const response = await request.get('/v1/no-such-call');
    expect(response.status()).toBe(404);
    expect(await response.json()).toHaveProperty('message');
  });
});
