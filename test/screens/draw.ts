#!/usr/bin/env node
/** Draws the screens into a folder: `node test/screens/draw.ts OUT [NAME …]`. Fonts of phones may be given in SCREEN_FONTS. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { drawCode } from '../generator/codes/draw.ts';
import { openBrowser } from '../generator/renderings/browser.ts';
import type { Screen, ShownCode } from './screen.ts';
import { screens } from './screens.ts';

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

/** A drawn code that fills the box it is put into. */
export async function codeMarkup([symbology, text]: ShownCode): Promise<string> {
  const { svg } = await drawCode({ symbology, bytes: new Uint8Array(Buffer.from(text, 'utf8')) });
  const box = /width="(\d+)" height="(\d+)"/.exec(svg);
  const view = svg.includes('viewBox') || !box ? '' : ` viewBox="0 0 ${box[1]} ${box[2]}"`;
  return svg.replace(/<svg([^>]*?) width="\d+" height="\d+"/, `<svg class="code"${view}$1`);
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

if (import.meta.main) {
  const [out, ...only] = process.argv.slice(2);
  await mkdir(out!, { recursive: true });
  const fonts = await fontRules(process.env.SCREEN_FONTS);
  const browser = await openBrowser();
  try {
    for (const screen of screens.filter((one) => only.length === 0 || only.includes(one.name)))
      await writeFile(join(out!, `${screen.name}.png`), await drawScreen(browser, screen, fonts));
  } finally {
    await browser.close();
  }
}
