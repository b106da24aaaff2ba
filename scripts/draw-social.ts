#!/usr/bin/env node
/**
 * `node scripts/draw-social.ts` draws web/public/social.png, the picture that messengers show beside a link to the
 * website: a document of the examples and its pass. Needs Chromium, and what `draw-site-examples.ts` made.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openBrowser } from '#test/generator/renderings/browser.ts';
import { drawPasses } from './site-examples/draw-passes.ts';
import { keptPasses } from './site-examples/drawn-passes.ts';

const folder = new URL('../web/public/', import.meta.url);
const paper = (await readFile(new URL('examples/flight-before.webp', folder))).toString('base64');
const { svg: pass } = await drawPasses(await keptPasses(new URL('../examples/passes/flight.json', folder).pathname));
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
  body{margin:0;width:1200px;height:630px;overflow:hidden;background:#faf9f6;color:#16181b;font-family:'Liberation Sans',Arial,sans-serif;position:relative}
  h1{position:absolute;left:72px;top:206px;margin:0;width:430px;font-size:64px;line-height:1.08;letter-spacing:-.03em}
  p{position:absolute;left:72px;top:376px;margin:0;width:400px;font-size:27px;line-height:1.4;color:#585c63}
  img,svg{position:absolute;border-radius:16px;box-shadow:0 24px 60px -20px #0006} img{width:400px;left:520px;top:70px;transform:rotate(-5deg)}
  svg{width:420px;height:auto;left:740px;top:110px;transform:rotate(3deg)}</style>
  <h1>Your ticket, in Apple Wallet</h1><p>PDF, photo or e-mail in. A pass that scans out.</p>
  <img src="data:image/webp;base64,${paper}" alt="">${pass}`);
  await page.locator('img').evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode());
  const shot = await page.screenshot();
  await writeFile(new URL('social.png', folder), await sharp(shot).png({ palette: true, quality: 90 }).toBuffer());
} finally {
  await browser.close();
}
