import type { Page } from '@playwright/test';
import { pages } from '../../web/pages.ts';
import { expect, files, open, send, test } from './page-test.ts';

/** Every page, and an address without one. */
const paths = [...pages, '/nothing-here'] as const;

/** Pairs of texts that lie on each other, and texts that stick out of the page. */
async function faultsOfLayout(page: Page, dir: 'ltr' | 'rtl'): Promise<string[]> {
  return page.evaluate((dir) => {
    document.documentElement.dir = dir;
    /** Whether something around it is cut to a point, as what is only read aloud is, on every screen or on some. */
    const isForEarsOnly = (element: Element | null): boolean => {
      if (!element) return false;
      const { width, height } = element.getBoundingClientRect();
      const cut = width <= 1 && height <= 1 && getComputedStyle(element).position === 'absolute';
      return cut || isForEarsOnly(element.parentElement);
    };
    const inner = (element: Element) =>
      Boolean(element.closest('[aria-hidden=true], svg, pre, [role=tablist], .sr-only, .skip-link')) ||
      isForEarsOnly(element);
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        !inner(element) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const boxes = texts.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map((box) => ({
        element,
        box,
        text: element.textContent?.trim().slice(0, 30),
      }));
    });
    const width = document.documentElement.clientWidth;
    const outside = boxes.filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > width + 1));
    const onEachOther = boxes.flatMap((a, at) =>
      boxes.slice(at + 1).flatMap((b) => {
        if (a.element.contains(b.element) || b.element.contains(a.element)) return [];
        if (a.element.closest('header.sticky, .announcement') || b.element.closest('header.sticky, .announcement'))
          return [];
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        return wide > 2 && high > 5 ? [`${a.text} on ${b.text}`] : [];
      }),
    );
    const sideways =
      document.documentElement.scrollWidth > width ? [`scrolls sideways: ${document.documentElement.scrollWidth}`] : [];
    return [...sideways, ...outside.map(({ text }) => `outside: ${text}`), ...onEachOther];
  }, dir);
}

test.describe('a page that is mirrored for a language from right to left', () => {
  test('fits on phones and on desks, and nothing lies on something else', async ({ page, troubles }) => {
    for (const path of paths) {
      await open(page, path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const dir of ['ltr', 'rtl'] as const)
          await expect.poll(() => faultsOfLayout(page, dir), `${path} ${width} ${dir}`).toEqual([]);
      }
    }
    troubles.length = 0; // the console tells of the 404
  });
});

test.describe('colours that a person forces', () => {
  test.use({ forcedColors: 'active' });

  test('leave every button an edge, what is chosen a mark, and a pass its own colours', async ({ page }) => {
    await open(page, '/upload');
    await send(page, files.pdf);
    const progress = page.getByRole('progressbar');
    await expect(progress).toHaveCSS('outline-style', 'solid');
    await expect(page.getByText('Your pass is ready')).toBeVisible();
    for (const button of await page.locator('main button:visible, main a.rounded-full:visible').all()) {
      if (await button.getAttribute('aria-pressed')) continue;
      await expect(button).toHaveCSS('border-style', 'solid');
      expect(await button.evaluate((element) => getComputedStyle(element).borderColor)).not.toMatch(/rgba\(.*, 0\)/);
    }
    await expect(page.getByRole('button', { name: 'Front' })).toHaveCSS('text-decoration-line', 'underline');
    const face = page.locator('.pass-face');
    await expect(face).toHaveCSS(
      'background-color',
      await face.evaluate((element) => {
        const probe = document.createElement('canvas').getContext('2d')!;
        probe.fillStyle = element.style.getPropertyValue('--pass-ground');
        const parts = /^#(..)(..)(..)$/.exec(String(probe.fillStyle))!.slice(1);
        return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
      }),
    );
  });
});

test.describe('a browser without script', () => {
  test.use({ javaScriptEnabled: false });

  test('reads every page in full, and offers nothing that would not work', async ({ page, troubles }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Apple Inc.');
      for (const control of await page.locator('main button:enabled:visible').all())
        expect(await control.getAttribute('aria-label'), `a button on ${path}`).toMatch(/^Enlarge/);
    }
    troubles.length = 0; // the console tells of the 404
  });

  // RATE_PLAIN of the service is 2.
  test('uploads by a plain form, whose page looks again by itself, as often as the limit allows', async ({
    page,
    troubles,
  }) => {
    await page.goto('/upload');
    await page.getByRole('link', { name: 'Upload with a plain form' }).click();
    // What is refused on purpose the console tells of; anything else still fails the test.
    const refused = () => troubles.splice(0).every((trouble) => /status of (403|429)/.test(trouble));
    const fill = async (more = 0) => {
      const [, a, b] = /what is (\d) \+ (\d)/.exec(await page.getByRole('main').innerText())!;
      await page.getByLabel(/what is/).fill(String(Number(a) + Number(b) + more));
      await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
      await page.getByLabel('Your ticket').setInputFiles(files.pdf);
      await page.getByRole('button', { name: 'Process File' }).click();
    };
    await fill(1);
    await expect(page.getByRole('alert')).toHaveText('Human verification failed. Please try again.');
    await fill();
    await expect(page).toHaveURL(/\/upload\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your pass is ready' })).toBeVisible();
    await expect(page.getByRole('figure', { name: /Preview of/ })).toContainText('LIS');
    await expect(page.locator('.pass-face'), 'in its own colours').not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await page.goto('/upload/form');
    await fill();
    await expect(page.getByRole('alert')).toHaveText(/^Too many requests\. Please try again in \d+ seconds\.$/);
    expect(refused()).toBe(true);
  });

  test('is told what needs one, and how else it goes', async ({ page }) => {
    for (const path of ['/', '/upload', '/pdf-to-pkpass']) {
      await page.goto(path);
      expect(await page.locator('main noscript').innerHTML()).toContain('href="/upload/form"');
    }
    await page.goto('/status');
    await expect(page.locator('main noscript a')).toHaveAttribute('href', '/v1/health');
    await page.goto('/feedback/2e1f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f');
    expect(await page.locator('main noscript').innerText()).toContain('The form needs JavaScript.');
    await page.goto('/api');
    for (const text of ['Quick start', 'For programs', /POST\s*\/v1\/pipeline$/, /GET\s*\/v1\/health$/])
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await page.goto('/how-it-works');
    await page.getByText('Is it free?').click();
    await expect(page.getByText('There is no account, no trial')).toBeVisible();
    await page.goto('/examples');
    await page.getByRole('button', { name: 'Enlarge: Train Ticket' }).first().click();
    const viewer = page.getByRole('dialog', { name: 'Train Ticket, before and after' });
    await expect(viewer).toBeVisible();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });
});
