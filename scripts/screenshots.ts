#!/usr/bin/env node
/**
 * `npm run screenshots [-- folder]`: pictures of every page at 390 and 1280 pixels, light and dark, and of the states of
 * a conversion, into out/screenshots. Starts a service of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '#test/e2e/chromium.ts';

/** LIST: what is pictured. */
const pages = [
  '/',
  '/how-it-works',
  '/examples',
  '/ios-shortcut',
  '/contribute',
  '/upload',
  '/api',
  '/pdf-to-pkpass',
  '/status',
  '/contact',
  '/privacy',
  '/terms',
  '/nothing-here',
];
const widths = [390, 1280];
const schemes = ['light', 'dark'] as const;

const folder = resolve(process.argv[2] ?? 'out/screenshots');
if (process.argv.includes('--help')) process.stdout.write('npm run screenshots [-- folder]\n');
else await takeAll();

async function takeAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'passlift-screenshots-'));
  const port = 20_000 + (process.pid % 20_000);
  const service = startService(port, data);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
  try {
    const base = `http://127.0.0.1:${port}`;
    await untilReady(base);
    for (const width of widths) for (const scheme of schemes) await takeView(browser, { base, width, scheme });
  } finally {
    await browser.close();
    service.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

type View = { readonly base: string; readonly width: number; readonly scheme: (typeof schemes)[number] };

async function takeView(browser: Browser, { base, width, scheme }: View): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
    baseURL: base,
  });
  const take = (name: string) => shoot(page, join(folder, `${name}-${width}-${scheme}.png`));
  for (const path of pages) {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    if (path === '/status') await page.getByText('Operational').waitFor();
    await take(path.slice(1) || 'home');
  }
  await takeConversion(page, take);
  await page.close();
}

async function takeConversion(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByText('You are human').waitFor();
  await take('upload-chosen');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Process File' }).click();
  await page.getByRole('progressbar').waitFor();
  await take('upload-processing');
  await page.getByRole('button', { name: 'Front' }).waitFor({ timeout: 60_000 });
  await page.locator('.pass-face').waitFor();
  await take('upload-done');
  await page.goto((await page.getByRole('link', { name: 'Leave Feedback' }).getAttribute('href'))!);
  await page.getByRole('group', { name: 'Overall rating' }).waitFor();
  await take('feedback');
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

function startService(port: number, data: string): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    METRICS_PORT: '0',
    SMTP_PORT: 'off',
    LOG_LEVEL: 'warn',
    ALTCHA_COST: '2',
    RATE_READS: '100000',
  };
  return spawn(process.execPath, ['src/main.ts'], { env, stdio: 'inherit' });
}

async function untilReady(base: string): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${base}/v1/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error('the service did not start');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
