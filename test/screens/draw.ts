#!/usr/bin/env node
/** Draws screens and bundles: `node test/screens/draw.ts OUT [NAME …]`. A folder with fonts of phones may be given in SCREEN_FONTS. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../generator/renderings/browser.ts';
import { bundles } from './bundles.ts';
import { drawBundle } from './draw-bundle.ts';
import { drawScreen, fontRules } from './draw-screen.ts';
import { screens } from './screens.ts';

const [out = '', ...only] = process.argv.slice(2);
const wanted = ({ name }: { readonly name: string }) => only.length === 0 || only.includes(name);
await mkdir(out, { recursive: true });
const fonts = await fontRules(process.env.SCREEN_FONTS);
const browser = await openBrowser();
try {
  for (const screen of screens.filter(wanted))
    await writeFile(join(out, `${screen.name}.png`), await drawScreen(browser, screen, fonts));
  for (const bundle of bundles.filter(wanted)) {
    const { bytes, ending } = await drawBundle(browser, bundle);
    await writeFile(join(out, `${bundle.name}.${ending}`), bytes);
  }
} finally {
  await browser.close();
}
