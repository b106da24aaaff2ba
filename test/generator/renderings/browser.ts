import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '#test/e2e/chromium.ts';
import type { Paper } from '../layouts/layout.ts';

/** Page widths in CSS pixels. */
const widths: Readonly<Record<Paper, number>> = { a4: 794, phone: 390, slip: 860, receipt: 302, card: 470 };

/** Opens the system's Chromium, or the one that `CHROMIUM` names, without network. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  });
}

/** Prints markup to PDF on its paper; A4 breaks into pages, everything else is one page as long as it needs. */
export async function printPdf(browser: Browser, markup: string, paper: Paper, made: string): Promise<Uint8Array> {
  return withPage(browser, { width: widths[paper], height: 1100, scale: 1, dark: false }, markup, async (page) => {
    const height = await page.evaluate('document.documentElement.scrollHeight');
    const size = paper === 'a4' ? { format: 'A4' } : { width: `${widths[paper]}px`, height: `${Number(height) + 2}px` };
    return datePdf(await page.pdf({ printBackground: true, ...size }), made);
  });
}

/** A picture of the whole page, at so many device pixels a CSS pixel. */
export async function shoot(
  browser: Browser,
  markup: string,
  view: { paper: Paper; scale: number; dark: boolean },
): Promise<Uint8Array> {
  const options = {
    width: widths[view.paper],
    height: view.paper === 'phone' ? 844 : 300,
    scale: view.scale,
    dark: view.dark,
  };
  return withPage(browser, options, markup, (page) => page.screenshot({ fullPage: true, type: 'png' }));
}

type View = { width: number; height: number; scale: number; dark: boolean };

async function withPage<T>(browser: Browser, view: View, markup: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: view.scale,
    colorScheme: view.dark ? 'dark' : 'light',
    offline: true,
  });
  try {
    const page = await context.newPage();
    await page.setContent(`<!doctype html><html><head><meta charset="utf-8"></head><body>${markup}</body></html>`);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Writes the invented date over Chromium's own; the same length, so that the cross-reference table stays right. */
function datePdf(pdf: Uint8Array, made: string): Uint8Array {
  const stamp = `${made.replace(/[-T:]/g, '')}00`;
  const text = Buffer.from(pdf).toString('latin1');
  return new Uint8Array(Buffer.from(text.replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, `/$1 (D:${stamp}`), 'latin1'));
}
