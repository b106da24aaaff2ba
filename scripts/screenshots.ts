#!/usr/bin/env node
/**
 * `npm run screenshots [-- folder]`: pictures of every page at 390 and 1280 pixels, light and dark, and of the states of
 * a conversion, into out/screenshots. Starts a service of its own.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '#test/e2e/chromium.ts';
import { pages } from '../web/pages.ts';
import { startOwnService } from './own-service.ts';

/** What is pictured: every page, the form without script, and addresses without anything. */
const pictured = [...pages, '/upload/form', '/upload/1d0f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f', '/nothing-here'];
const widths = [390, 1280];
const schemes = ['light', 'dark'] as const;

const folder = resolve(process.argv[2] ?? 'out/screenshots');
if (process.argv.includes('--help')) process.stdout.write('npm run screenshots [-- folder]\n');
else await takeAll();

async function takeAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const service = await startOwnService({ ALTCHA_COST: '2', RATE_UPLOADS: '100' });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
  try {
    for (const width of widths)
      for (const scheme of schemes) await takeView(browser, { base: service.base, width, scheme });
  } finally {
    await browser.close();
    await service.stop();
  }
}

type View = { readonly base: string; readonly width: number; readonly scheme: (typeof schemes)[number] };

async function takeView(browser: Browser, { base, width, scheme }: View): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
    isMobile: width < 600,
    baseURL: base,
  });
  const take = (name: string) => shoot(page, join(folder, `${name}-${width}-${scheme}.png`));
  for (const path of pictured) {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    if (path === '/status') await page.getByText('Operational').waitFor();
    await take(path.slice(1).replaceAll('/', '-') || 'home');
  }
  await takeOverlays(page, take);
  await takeConversion(page, take);
  await takeTrouble(page, take);
  await page.close();
}

/** What opens above a page. */
async function takeOverlays(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/examples');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Enlarge: Train Ticket' }).first().click();
  await take('examples-viewer');
  await page.keyboard.press('Escape');
  await page.evaluate(`dispatchEvent(new Event('open-waitlist'))`);
  await take('newsletter');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await take('menu');
  }
  await page.goto('/api');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: 'Authentication' }).click();
  await page.getByRole('button', { name: 'Generate Token' }).click();
  await page.getByText('Expires in').waitFor();
  await take('api-authentication');
  await page.getByRole('tab', { name: 'Pipeline API' }).click();
  await take('api-pipeline');
  await page.getByRole('tab', { name: 'Health API' }).click();
  await take('api-health');
}

async function takeConversion(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^You are human/ })
    .waitFor();
  await take('upload-chosen');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Process File' }).click();
  await page.getByRole('progressbar').waitFor();
  await take('upload-processing');
  await page.getByRole('button', { name: 'Front' }).waitFor({ timeout: 60_000 });
  await page.locator('.pass-face').waitFor();
  await take('upload-done');
  await page.getByRole('link', { name: 'See where it was read, or correct it' }).click();
  await page.getByRole('link', { name: /^Gate/ }).click();
  await page.getByRole('button', { name: 'Change Gate' }).click();
  await take('ticket');
  await page.getByRole('link', { name: 'Back to your passes' }).click();
  await page.goto((await page.getByRole('link', { name: 'Leave Feedback' }).getAttribute('href'))!);
  await page.getByRole('group', { name: 'Overall rating' }).waitFor();
  await take('feedback');
  await page.getByRole('group', { name: 'Overall rating' }).getByLabel('5 stars').check();
  await page.getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await take('feedback-thanks');
}

/** A bundle, a file without a ticket, and a server that has had enough. */
async function takeTrouble(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await sendFile(page, 'test/e2e/family-tickets.pdf');
  await page.getByText('Your 3 passes are ready').waitFor({ timeout: 90_000 });
  await page.locator('.pass-face').waitFor();
  await take('upload-bundle');
  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByRole('heading', { name: 'This result has been deleted' }).waitFor();
  await take('upload-deleted');
  await sendFile(page, 'test/corpus/inputs/008-de-newsletter-negative-eml.eml');
  await page.getByRole('heading', { name: 'Pass could not be generated' }).waitFor({ timeout: 90_000 });
  await take('upload-failed');
  await page.route('**/v1/pipeline', (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '42' } }));
  await sendFile(page, 'test/e2e/family-tickets.pdf');
  await page.getByRole('alert').waitFor();
  await take('upload-limited');
}

async function sendFile(page: Page, file: string): Promise<void> {
  await page.evaluate(`localStorage.removeItem('passlift.terms')`); // else it is sent by choosing it
  await page.goto('/upload');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(file);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Process File' }).click();
}

/** Everything is scrolled past once, so that pictures below load. */
async function shoot(page: Page, path: string): Promise<void> {
  await page.evaluate(`(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise(requestAnimationFrame); }
    scrollTo(0, 0);
    const seen = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(seen.map((image) => image.decode().catch(() => {})));
  })()`);
  await page.screenshot({ path, fullPage: true });
  process.stdout.write(`${path}\n`);
}
