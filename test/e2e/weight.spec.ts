import type { Browser, Page } from '@playwright/test';
import { expect, files, open, send, test } from './page-test.ts';

/** Most script of a first view as it comes over the wire, with its headers, in bytes. */
const most = 125_000;

/** LIST: what makes pages of a job that differ in their script. */
const sent = {
  pass: files.pdf,
  passes: files.family,
  nothing: files.newsletter,
} as const;

/** Sends a file, and answers the path of what became of it. */
async function make(page: Page, file: (typeof sent)[keyof typeof sent]): Promise<string> {
  await open(page, '/upload');
  await send(page, file);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/ready|could not/);
  return new URL(page.url()).pathname;
}

/** Bytes of script that a browser fetches which has never been here. */
async function scriptOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = () =>
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize);
    if (request.resourceType() === 'script') sizes.push(size());
  });
  await open(page, url);
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total;
}

test('a first view of any page costs little script, in a language with long words, too', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(`localStorage.removeItem('passlift.terms')`); // else a file is sent by choosing it
  const [pass, passes, nothing] = [
    await make(page, sent.pass),
    await make(page, sent.passes),
    await make(page, sent.nothing),
  ];
  const paths = ['', '/upload', '/pdf-to-pkpass', '/api', '/how-it-works', '/examples', pass, passes, nothing];
  for (const path of [...paths, `${pass}/tickets/1`, pass.replace('upload', 'feedback')]) {
    const bytes = await scriptOf(browser, `${baseURL}/de${path}`);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(most);
  }
});
