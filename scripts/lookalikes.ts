#!/usr/bin/env node
/** `npm run lookalikes`: builds the documents of `test/lookalikes/` into a corpus that `npm run eval` and `npm run tune` read. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '#test/generator/renderings/browser.ts';
import { buildUpload } from './lookalikes/build-upload.ts';
import { readLookalike } from './lookalikes/lookalike.ts';
import { entryOf, truthOf } from './lookalikes/truth.ts';

/** Documents that one browser draws: one that has drawn hundreds fails at pictures in the end. */
const drawnByOne = 100;

const help = `npm run lookalikes -- FOLDER OUT

Builds every document of FOLDER (one folder a document: case.json and the HTML and text that it names; test/lookalikes/README.md
says what is in it) into OUT/inputs, OUT/truth and OUT/index.json. Chromium is the system's, or the one that CHROMIUM names.

  test/lookalikes/open     read, learn, mend
  test/lookalikes/sealed   judged by totals only: no misses, nothing opened`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h', default: false } },
});
const [folder, out] = positionals;

if (values.help || !folder || !out) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else {
  await build(folder, out);
}

async function build(from: string, to: string): Promise<void> {
  await Promise.all(['inputs', 'truth'].map((name) => mkdir(join(to, name), { recursive: true })));
  const ids = (await readdir(from, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const cases = [];
  for (const some of chunksOf(ids.toSorted(), drawnByOne)) {
    const browser = await openBrowser();
    try {
      for (const id of some) {
        const lookalike = await readLookalike(join(from, id), id);
        await writeFile(join(to, 'inputs', `${id}.${lookalike.upload}`), await buildUpload(lookalike, browser));
        await writeFile(join(to, 'truth', `${id}.json`), `${JSON.stringify(truthOf(lookalike), null, 1)}\n`);
        cases.push(entryOf(lookalike));
      }
    } finally {
      await browser.close();
    }
  }
  await writeFile(join(to, 'index.json'), `${JSON.stringify({ form: 'upload', cases }, null, 1)}\n`);
  console.log(`${cases.length} documents in ${to}`);
}

function chunksOf<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
