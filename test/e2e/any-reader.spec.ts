import type { Page } from '@playwright/test';
import { pages } from '#src/languages/pages.ts';
import { expect, files, holdNext, open, send, test } from './page-test.ts';

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
    const letGo = await holdNext(page, '**/v1/pipeline');
    await send(page, files.pdf);
    const progress = page.getByRole('progressbar');
    await expect(progress).toHaveCSS('outline-style', 'solid');
    letGo();
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
