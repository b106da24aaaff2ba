import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '#test/e2e/chromium.ts';
import { type OwnService, startOwnService } from '../own-service.ts';

/** LIST: what is chosen on the page; `goal`: milliseconds until its pass is on the screen. */
const files = [
  { what: 'PDF', path: 'web/public/samples/boarding-pass.pdf', goal: 1500 },
  { what: 'screenshot', path: 'test/corpus/inputs/104-fr-membership-mobile-screenshot.png', goal: 3000 },
  { what: 'dense screenshot', path: 'test/corpus/inputs/090-de-boarding-pass-rows-screenshot.png', goal: 3000 },
] as const;

type Sample = (typeof files)[number];

const warmRuns = 7;
/** Milliseconds that a person takes at least from the first move to the file. */
const choosing = 1500;
/** Milliseconds after which nobody waits for a pass any more. */
const longest = 120_000;

/** What somebody saw: when the pass was there, and how far anything moved by itself until then, which what answers an input does not (Layout Instability, hadRecentInput). */
type Run = { readonly shown: number; readonly shift: number };

/**
 * From the file chosen to its pass painted, of somebody who has accepted the terms before. Each file has a start of the
 * service of its own: it is the first file there, then it comes again. A start takes half a minute, so each line comes when it is known.
 */
export async function* benchPage(): AsyncGenerator<string> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
  try {
    for (const file of files) yield* await withService((base) => measureFile(browser, base, file));
  } finally {
    await browser.close();
  }
}

async function measureFile(browser: Browser, base: string, file: Sample): Promise<string[]> {
  const first = await untilShown(browser, base, file);
  const runs: Run[] = [];
  for (let run = 0; run < warmRuns; run++) runs.push(await untilShown(browser, base, file));
  return [describe(`first ${file.what} after a start`, [first], file), describe(file.what, runs, file)];
}

async function withService<T>(work: (base: string) => Promise<T>): Promise<T> {
  const service: OwnService = await startOwnService({ RATE_UPLOADS: '1000', RATE_UPLOADS_DAY: '1000' });
  try {
    return await work(service.base);
  } finally {
    await service.stop();
  }
}

/** By the page's own clock, in a browser that has seen nothing of us but the terms. */
async function untilShown(browser: Browser, base: string, { path }: Sample): Promise<Run> {
  const context = await browser.newContext({ baseURL: base, locale: 'en', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  try {
    await page.addInitScript(watch);
    await page.goto('/upload');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.mouse.move(300, 300); // the check of humanity begins with it
    await page.waitForTimeout(choosing);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
    return await shownAfter(page);
  } finally {
    await context.close();
  }
}

/** Notes when a file is chosen, when the first frame with its pass has been painted, and what has moved. */
const watch = `
  localStorage.setItem('passlift.terms', '2025-09-22');
  const told = Promise.withResolvers();
  window.passShown = told.promise;
  let chosen;
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('change', (event) => {
    if (event.target.type !== 'file') return;
    chosen = performance.now();
    setTimeout(() => told.reject(new Error('no pass in time: ' + document.title)), ${longest});
  }, true);
  const look = () => {
    if (chosen === undefined || !document.querySelector('h1')?.checkVisibility()) return;
    if (document.querySelector('[role=alert]')) return told.reject(new Error(document.querySelector('[role=alert]').textContent));
    if (!document.querySelector('.pass-face')?.checkVisibility()) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => told.resolve({ shown: performance.now() - chosen, shift })));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
`;

function shownAfter(page: Page): Promise<Run> {
  return page.evaluate('window.passShown');
}

function describe(what: string, runs: readonly Run[], { goal }: Sample): string {
  const sorted = runs.map(({ shown }) => shown).toSorted((a, b) => a - b);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  const shift = Math.max(...runs.map((run) => run.shift)).toFixed(3);
  const load = `load ${loadavg()[0]!.toFixed(1)} of ${availableParallelism()} cores`;
  const span = `${seconds(sorted[0]!)} to ${seconds(sorted.at(-1)!)}, ${runs.length} runs; goal ${seconds(goal)}`;
  return `${what}: median ${seconds(median)} s (${span}), most that moved ${shift}, ${load}`;
}
