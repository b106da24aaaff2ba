import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { codeMarkup } from './code-markup.ts';
import type { Screen } from './screen.ts';

/** A screen as PNG. */
export async function drawScreen(browser: Browser, screen: Screen, fonts = ''): Promise<Uint8Array> {
  const codes = await Promise.all((screen.codes ?? []).map(codeMarkup));
  const context = await browser.newContext({
    viewport: { width: screen.width, height: 600 },
    deviceScaleFactor: screen.scale,
    offline: true,
  });
  try {
    const page = await context.newPage();
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${fonts}*{box-sizing:border-box}body{margin:0;font-family:Inter,Roboto,'Liberation Sans',sans-serif}svg.code{display:block;width:100%;height:100%}</style><body>${screen.html(codes)}`,
    );
    await page.evaluate('document.fonts.ready');
    return await page.screenshot({ fullPage: true, type: 'png' });
  } finally {
    await context.close();
  }
}

/** The fonts of a folder as style rules: files `family-latin-400-normal.woff2`. */
export async function fontRules(folder: string | undefined): Promise<string> {
  if (!folder) return '';
  const names = (await readdir(folder)).filter((name) => /^[a-z]+-latin(-ext)?-\d+-normal\.woff2$/.test(name));
  const rules = names.map(async (name) => {
    const [, family, extended, weight] = /^([a-z]+)-latin(-ext)?-(\d+)/.exec(name)!;
    const data = (await readFile(join(folder, name))).toString('base64');
    const range = extended
      ? 'U+0100-02FF,U+1E00-1EFF,U+20A0-20C0'
      : 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2190-2193';
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
  });
  return (await Promise.all(rules)).join('');
}
