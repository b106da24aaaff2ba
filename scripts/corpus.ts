#!/usr/bin/env node
/** `npm run corpus`: invents the documents that tests and evaluation read, or accepts what we make of them. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateCase } from '#test/generator/generate.ts';
import { openBrowser } from '#test/generator/renderings/browser.ts';
import type { TruthCase } from '#test/generator/truth.ts';

const help = `npm run corpus -- [--seed N] [--count M] [--out DIR] [--only REGEX]

Invents tickets and the truth about them: DIR/inputs/<id>.<ext> and DIR/truth/<id>.json. The same seed makes the same
documents with the same Chromium (the system's, or the one that CHROMIUM names). What DIR held before is removed.

  --seed N      the set; 1 is the committed one (default 1)
  --count M     how many documents (default 126)
  --out DIR     where to (default test/corpus)
  --only REGEX  keep only documents whose id matches, and remove nothing
  --accept      invent nothing; convert the documents of DIR and write DIR/accepted/<id>.json, which the test compares
                against. Read the difference before you commit it`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '126' },
    out: { type: 'string', default: 'test/corpus' },
    only: { type: 'string' },
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(help);
} else if (values.accept) {
  // Loaded only here: inventing documents needs no engine.
  const { accept } = await import('./corpus/accept.ts');
  await accept(values.out, values.only ? new RegExp(values.only) : undefined);
} else {
  await generate({
    seed: Number(values.seed),
    count: Number(values.count),
    out: values.out,
    ...(values.only && { only: new RegExp(values.only) }),
  });
}

async function generate({
  seed,
  count,
  out,
  only,
}: {
  seed: number;
  count: number;
  out: string;
  only?: RegExp;
}): Promise<void> {
  const folders = { inputs: join(out, 'inputs'), truth: join(out, 'truth') };
  for (const folder of Object.values(folders)) {
    if (!only) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const browser = await openBrowser();
  let size = 0;
  const lines: string[] = [];
  try {
    for (let number = 0; number < count; number++) {
      const { bytes, truth } = await generateCase(browser, seed, number);
      if (only && !only.test(truth.id)) continue;
      await writeFile(join(folders.inputs, truth.input), bytes);
      await writeFile(join(folders.truth, `${truth.id}.json`), `${JSON.stringify(truth, null, 1)}\n`);
      size += bytes.length;
      lines.push(lineOf(truth));
      console.log(`${truth.id} ${Math.ceil(bytes.length / 1024)} kB`);
    }
  } finally {
    await browser.close();
  }
  if (!only) await writeFile(join(out, 'documents.md'), listOf(seed, lines));
  console.log(`${count} documents, ${Math.ceil(size / 1024)} kB`);
}

/** The list of a set, for people. */
function listOf(seed: number, lines: readonly string[]): string {
  const head = '| document | is a | in | as | tickets | from |\n| --- | --- | --- | --- | --- | --- |';
  return `# The documents of seed ${seed}\n\nWritten by \`npm run corpus\`. Licence: CC0-1.0.\n\n${head}\n${lines.join('\n')}\n`;
}

function lineOf(truth: TruthCase): string {
  const cells = [
    `[${truth.id}](inputs/${truth.input})`,
    truth.subject,
    truth.language,
    truth.doc,
    truth.tickets.length,
    truth.vendor,
  ];
  return `| ${cells.join(' | ')} |`;
}
