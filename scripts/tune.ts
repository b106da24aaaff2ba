#!/usr/bin/env node
/** `npm run tune`: tunes the weights of the general reader on documents of our own. Prints its own help. */
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { weights } from '#src/extraction/page-text/weights.ts';
import { type OpenedCase, openCorpus } from './tune/open-corpus.ts';
import { type Score, scoreCorpus } from './tune/score.ts';
import { putWeights, searchWeights, type WeightName, type Weights } from './tune/search.ts';

const weightsFile = new URL('../src/extraction/page-text/weights.ts', import.meta.url);

const help = `npm run tune -- --train FOLDER [--train FOLDER …] --held FOLDER [--held FOLDER …] [options]

Tunes the weights in src/extraction/page-text/weights.ts by coordinate search: every document is opened once, and then
read again for every weight that is tried. The train folders are searched, the held folders only judge: the new weights
are written if no held folder gets worse. Folders hold inputs/ and truth/, as \`npm run corpus\` makes them:

  npm run corpus -- --seed 21 --count 126 --out tune/train && npm run corpus -- --seed 31 --count 126 --out tune/held
  npm run tune -- --train tune/train --train test/corpus --held tune/held --write

  --train FOLDER   documents to search on; may be given several times
  --held FOLDER    documents to judge on; may be given several times
  --rounds N       times over all weights (default 2)
  --gain X         the least improvement that counts (default 0.0005)
  --cache DIR      where opened documents are kept (default a folder among temporary files)
  --write          write the weights if they hold
  -h, --help       this text`;

const { values } = parseArgs({
  options: {
    train: { type: 'string', multiple: true, default: [] },
    held: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '2' },
    gain: { type: 'string', default: '0.0005' },
    cache: { type: 'string', default: join(tmpdir(), 'passlift-tune') },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help || values.train.length === 0 || values.held.length === 0) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else await tune();

async function tune(): Promise<void> {
  const train = (await Promise.all(values.train.map((folder) => openCorpus(folder, values.cache)))).flat();
  const held: [string, readonly OpenedCase[]][] = [];
  for (const folder of values.held) held.push([folder, await openCorpus(folder, values.cache)]);

  const start: Weights = { ...weights };
  const begin = performance.now();
  let readings = 0;
  const worthOf = (tried: Weights) => {
    putWeights(tried);
    readings += train.length;
    return scoreCorpus(train).value;
  };
  const judge = (used: Weights) => {
    putWeights(used);
    return held.map(([, corpus]) => scoreCorpus(corpus));
  };
  const before = judge(start);
  const tuned = searchWeights(start, worthOf, {
    rounds: Number(values.rounds),
    steps: [0.85, 1.15],
    gain: Number(values.gain),
    report: (text) => console.log(text),
  });
  const seconds = (performance.now() - begin) / 1000;
  const after = judge(tuned);

  console.log(`\n${Object.keys(start).length} weights, ${readings} readings in ${seconds.toFixed(0)} s`);
  held.forEach(([folder], at) => {
    console.log(`${folder}\n  before  ${line(before[at]!)}\n  after   ${line(after[at]!)}`);
  });
  const holds = after.every((score, at) => score.value >= before[at]!.value - 0.0005);
  console.log(holds ? 'No held folder got worse.' : 'A held folder got worse; nothing is written.');
  if (values.write && holds) await writeWeights(tuned);
}

function line({ value, recall, precision, usable, falseTickets, milliseconds }: Score): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const speed = `${sorted[sorted.length >> 1]?.toFixed(1)} ms each, 95 % within ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} ms`;
  return `value ${value.toFixed(4)}, recall ${percent(recall)}, precision ${percent(precision)}, usable ${percent(usable)}, ${falseTickets} false; ${speed}`;
}

/** Puts the numbers into the list, whose comments stay. */
async function writeWeights(tuned: Weights): Promise<void> {
  let text = await readFile(weightsFile, 'utf8');
  for (const name of Object.keys(tuned) as WeightName[])
    text = text.replace(new RegExp(`(\\n  ${name}: )[\\d.]+`), `$1${tuned[name]}`);
  await writeFile(weightsFile, text);
}
