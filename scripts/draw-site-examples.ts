#!/usr/bin/env node
/**
 * `node scripts/draw-site-examples.ts [id …]` makes the six examples of the website anew: invents the documents, converts them
 * with our own engine, and writes pictures of the documents to web/public/examples, their sizes to web/examples/pictures.json
 * and the passes to web/examples/passes, which are drawn when the website is built. With ids, only those. Needs Chromium.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { convert } from '#src/pipeline/convert.ts';
import { openBrowser } from '#test/generator/renderings/browser.ts';
import { openEngine } from './convert/open-engine.ts';
import { codeSvg } from './site-examples/code-svg.ts';
import { concert, family, movie, voucher } from './site-examples/evenings.ts';
import type { SiteExample } from './site-examples/example.ts';
import { flight, train } from './site-examples/journeys.ts';

const examples: readonly SiteExample[] = [concert, flight, train, movie, family, voucher];
const pictures = new URL('../web/public/examples/', import.meta.url);
const passJsons = new URL('../web/examples/passes/', import.meta.url);
const list = new URL('../web/examples/pictures.json', import.meta.url);

/** LIST: where documents are kept, so that a test sees what becomes of them: one is the sample for people without a ticket, one what tests of pages send. */
const documents: Readonly<Record<string, string>> = {
  concert: '../test/site-examples/concert.pdf',
  train: '../test/site-examples/train.pdf',
  movie: '../test/site-examples/movie.png',
  voucher: '../test/site-examples/voucher.png',
  flight: '../web/public/samples/boarding-pass.pdf',
  'pdf-tickets': '../test/e2e/family-tickets.pdf',
};

const asked = process.argv.slice(2);
const sizes = JSON.parse(await readFile(list, 'utf8').catch(() => '{}')) as Record<string, unknown>;
const browser = await openBrowser();
const engine = await openEngine();
try {
  for (const example of examples.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
    sizes[example.id] = await drawExample(example);
    process.stdout.write(`${example.id}: ${JSON.stringify(sizes[example.id])}\n`);
  }
  await writeFile(list, `${JSON.stringify(sizes, null, 2)}\n`);
} finally {
  await engine.close();
  await browser.close();
}

/** Writes the document and what the engine makes of it; answers the size of its picture. */
async function drawExample(example: SiteExample) {
  const markup = example.markup(await Promise.all(example.codes.map(codeSvg)));
  const { document, picture } = await drawDocument(browser, example, markup);
  const { passes, problems } = await convert(
    { bytes: document, name: example.file },
    { ...engine.context, now: '2026-11-20T12:00:00Z' },
  );
  if (passes.length !== example.codes.length)
    throw new Error(`${example.id} gave ${passes.length} passes: ${problems.map(({ message }) => message).join(' ')}`);
  if (passes.some(({ proof }) => proof !== 'equal')) throw new Error(`${example.id} has a code that is not proven`);
  const made = passes.map(({ passJson }) => JSON.parse(passJson) as unknown);
  const kept = documents[example.id];
  if (kept) await writeFile(new URL(kept, import.meta.url), document);
  await writeFile(new URL(`${example.id}-before.webp`, pictures), picture);
  const small = await sharp(picture).resize(480).webp({ quality: 72 }).toBuffer();
  await writeFile(new URL(`${example.id}-before-480.webp`, pictures), small);
  await writeFile(new URL(`${example.id}.json`, passJsons), `${JSON.stringify(made, null, 2)}\n`);
  return example.size;
}

/** The file that is converted, and a picture of it for the page. */
async function drawDocument(browser: Browser, { size, file }: SiteExample, markup: string) {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
  try {
    await page.setContent(markup);
    const shot = await page.screenshot();
    const picture = await sharp(shot)
      .resize(Math.round(size.width * 1.5))
      .webp({ quality: 80 })
      .toBuffer();
    if (file === 'screenshot.png') return { document: shot, picture };
    const document = await page.pdf({ width: `${size.width}px`, height: `${size.height}px`, printBackground: true });
    return { document, picture };
  } finally {
    await page.close();
  }
}
