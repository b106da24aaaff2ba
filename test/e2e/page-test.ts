import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import { files } from './sample-files.ts';

type Watched = {
  /** Errors on the console and requests that leave the origin; a test that expects some empties it. */
  readonly troubles: string[];
};

/** A page that reports every console error, every uncaught error and every request to somewhere else. */
export const test = base.extend<Watched>({
  // A connection that waits between two requests can be closed while a busy machine begins the second.
  request: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { connection: 'close' } });
    await use(request);
    await request.dispose();
  },
  troubles: [
    async ({ page, baseURL }, use) => {
      const troubles: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
          troubles.push(`left the origin: ${request.url()}`);
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, files };

/** Opens a page and waits until it answers to a hand. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Chooses a file, accepts the terms and sends it. */
export async function send(
  page: Page,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
): Promise<void> {
  await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(file);
  await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
  await page.getByRole('button', { name: 'Process File' }).click();
}

/**
 * Keeps the next request to an address from the server until it is let go, so that what is shown meanwhile can be looked at on
 * a machine that is slow to look, too.
 */
export async function holdNext(page: Page, url: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(url, async (route) => held.then(() => route.continue()), { times: 1 });
  return letGo;
}

/** Lets the clock of a page, which must have been installed, jump a minute and stand still; answers where it stands. */
export async function stopClock(page: Page): Promise<number> {
  const now = Date.now() + 60_000;
  await page.clock.pauseAt(now);
  return now;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** LIST: rules of axe that look at colours, those of contrast that go beyond AA left out. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with the page as it is, by all rules of WCAG 2.2 A and AA and its best practices.
 *
 * @param rules only these of them
 */
export async function accessibilityFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Colours that are still moving would be measured half way; what is taken away moves no more.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map((animation) =>
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
            ? animation.finished
            : undefined,
        ),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: {
          resultTypes: string[];
          runOnly?: { type: 'rule'; values: readonly string[] };
        }): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const runOnly = values ? { runOnly: { type: 'rule' as const, values } } : {};
    const { violations } = await axe.run({ resultTypes: ['violations'], ...runOnly });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, rules);
}

/** In light, and in dark, which changes colours and nothing else of a page. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => accessibilityFaults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => accessibilityFaults(page, colourRules), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

type Source = { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };

/** Begins to note everything on the page that moves by itself; before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as { shifted: string[] };
    kept.shifted = [];
    let scrolled = false;
    window.addEventListener('scroll', () => (scrolled = true), { once: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as unknown as { value: number; hadRecentInput: boolean; sources: Source[] };
        const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
        const nodes = shift.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.outerHTML?.slice(0, 120) ?? node?.textContent} from ${at(previousRect)} to ${at(currentRect)}`,
        );
        // A busy browser takes it for a shift when the header stays behind at the edge that it sticks to.
        const sticks = scrolled && shift.sources.every(({ node }) => node?.closest?.('header.sticky'));
        if (!shift.hadRecentInput && !sticks) kept.shifted.push(`${shift.value}: ${nodes.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved since the page was opened. */
export async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);
}

/** Down to the end of the page, so that pictures load on the way, and back. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
    await new Promise(requestAnimationFrame);
    window.scrollTo(0, 0);
  });
}
