#!/usr/bin/env node
/**
 * `node scripts/draw-pass-sheet.ts` draws docs/images/passes.png anew: forty passes side by side, as the engine makes them of
 * documents of our own corpus and of a dozen invented ones with artwork, for people to look at. Needs Chromium.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { previewOf } from '#src/jobs/pass-preview.ts';
import { convert } from '#src/pipeline/convert.ts';
import { openBrowser } from '#test/generator/renderings/browser.ts';
import { listDocuments, readUpload } from '#test/golden/documents.ts';
import { openEngine } from './convert/open-engine.ts';
import { inventedWithArtwork } from './pass-sheet/invented.ts';
import { type Drawing, drawPass } from './site-examples/draw-passes.ts';

const corpus = new URL('../test/corpus', import.meta.url).pathname;
const images = new URL('../docs/images/', import.meta.url);
/** Documents with text of their own: recognising pictures takes long and shows nothing else. */
const textual = /-(pdf|mail-[a-z-]+)$/;
const count = 40;
const columns = 8;
const cell = { width: 360, height: 530 };

const browser = await openBrowser();
const engine = await openEngine();
try {
  const invented = await inventedWithArtwork(browser);
  const listed = listDocuments(corpus).filter(({ id, expect }) => textual.test(id) && expect === 'tickets');
  const drawings: Drawing[] = [];
  for (const upload of invented) drawings.push(...(await drawingOf(upload, '2026-11-20T12:00:00Z')));
  // One of every few, so that each kind and language comes up.
  for (const truth of listed.filter((_, at) => at % 2 === 0)) {
    if (drawings.length >= count) break;
    drawings.push(...(await drawingOf(await readUpload(corpus, truth), `${truth.context}Z`)));
  }
  const page = await browser.newPage({
    viewport: { width: columns * cell.width, height: Math.ceil(drawings.length / columns) * cell.height },
    deviceScaleFactor: 0.75,
  });
  await page.setContent(sheetHtml(drawings));
  await mkdir(images, { recursive: true });
  await writeFile(new URL('passes.png', images), await page.screenshot());
  process.stdout.write(`${drawings.length} passes\n`);
} finally {
  await engine.close();
  await browser.close();
}

/** The first pass of a file. */
async function drawingOf(
  upload: { readonly bytes: Uint8Array; readonly name?: string },
  now: string,
): Promise<Drawing[]> {
  const { passes } = await convert(upload, { ...engine.context, now });
  const [pass] = passes;
  if (!pass) return [];
  const { images: shown = {} } = await previewOf(pass);
  const pictures = Object.entries(shown).map(([name, png]) => [name, `data:image/png;base64,${png}`] as const);
  return [await drawPass(pass.passJson, Object.fromEntries(pictures))];
}

function sheetHtml(drawings: readonly Drawing[]): string {
  const cells = drawings.map(({ svg }) => `<div>${svg}</div>`).join('');
  return `<!doctype html><meta charset="utf-8"><style>
  body{margin:0;background:#e9e7e3;display:grid;grid-template-columns:repeat(${columns},${cell.width}px)}
  div{height:${cell.height}px;display:grid;place-items:start center;padding-top:12px;box-sizing:border-box;overflow:hidden}
  svg{filter:drop-shadow(0 4px 12px #0003)}</style>${cells}`;
}
