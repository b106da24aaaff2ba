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
/** Starts of the service, each with one file as its first. */
const starts = 3;
/** Milliseconds that a person takes at least from the first move to the file. */
const choosing = 1500;

/** From the file chosen to its pass painted, of somebody who has accepted the terms before: as first file after a start, and warm. */
export async function benchPage(): Promise<readonly string[]> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
  try {
    const lines: string[] = [];
    for (const file of files) {
      const first: number[] = [];
      for (let start = 0; start < starts; start++)
        first.push(await withService((base) => untilShown(browser, base, file)));
      lines.push(describe(`first ${file.what} after a start`, first, file));
    }
    const warm = await withService((base) => measureWarm(browser, base));
    return [...lines, ...warm];
  } finally {
    await browser.close();
  }
}

async function measureWarm(browser: Browser, base: string): Promise<string[]> {
  const lines: string[] = [];
  for (const file of files) {
    await untilShown(browser, base, file);
    const runs: number[] = [];
    for (let run = 0; run < warmRuns; run++) runs.push(await untilShown(browser, base, file));
    lines.push(describe(file.what, runs, file));
  }
  return lines;
}

async function withService<T>(work: (base: string) => Promise<T>): Promise<T> {
  const service: OwnService = await startOwnService({ RATE_UPLOADS: '1000', RATE_UPLOADS_DAY: '1000' });
  try {
    return await work(service.base);
  } finally {
    await service.stop();
  }
}

/** Milliseconds by the page's own clock, in a browser that has seen nothing of us but the terms. */
async function untilShown(browser: Browser, base: string, { path }: Sample): Promise<number> {
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

/** Notes when a file is chosen, and when the first frame with its pass has been painted. */
const watch = `
  localStorage.setItem('passlift.terms', '2025-09-22');
  const told = Promise.withResolvers();
  window.passShown = told.promise;
  let chosen;
  addEventListener('change', (event) => { if (event.target.type === 'file') chosen = performance.now(); }, true);
  const look = () => {
    if (chosen === undefined || !document.querySelector('h1')?.checkVisibility()) return;
    if (document.querySelector('[role=alert]')) return told.reject(new Error(document.querySelector('[role=alert]').textContent));
    if (!document.querySelector('.pass-face')?.checkVisibility()) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => told.resolve(performance.now() - chosen)));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
`;

function shownAfter(page: Page): Promise<number> {
  return page.evaluate('window.passShown');
}

function describe(what: string, runs: readonly number[], { goal }: Sample): string {
  const sorted = runs.toSorted((a, b) => a - b);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  return `${what}: median ${seconds(median)} s (${seconds(sorted[0]!)} to ${seconds(sorted.at(-1)!)}, ${runs.length} runs; goal ${seconds(goal)})`;
}
