#!/usr/bin/env node
/** `npm run tune`: learns and tunes the general reader on documents of our own. Prints its own help. */
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { weights } from '#src/extraction/page-text/values/weights.ts';
import { learnBelief } from './tune/belief/learn-belief.ts';
import { judgeCross } from './tune/cross/judge-cross.ts';
import { defaultFolders } from './tune/default-folders.ts';
import { learnEligibility } from './tune/eligibility/learn-eligibility.ts';
import { openedExamples, sheetExamples, writtenExamples } from './tune/fit/gather-examples.ts';
import { judgeFits } from './tune/fit/judge-fits.ts';
import { learnFits } from './tune/fit/learn-fits.ts';
import { putFits, writeFits } from './tune/fit/write-fits.ts';
import { learnKinds } from './tune/kinds/learn-kinds.ts';
import { type OpenedCase, openCorpus } from './tune/open-corpus.ts';
import { judgeOracle } from './tune/oracle/judge-oracle.ts';
import { type Score, scoreCorpus } from './tune/score.ts';
import { learnScorer } from './tune/scorer/learn-scorer.ts';
import { putWeights, searchWeights, type WeightName, type Weights } from './tune/search.ts';

const weightsFile = new URL('../src/extraction/page-text/values/weights.ts', import.meta.url);

const help = `npm run tune [-- --train FOLDER …] [--held FOLDER …] [options]

Learns the general reader anew, from documents of our own only:
1. which text fits which type of value, by logistic regression on the values of invented sheets, of the tickets written
   down in test/written and of the documents to train on (src/extraction/page-text/values/fit-weights.ts)
2. the weights in src/extraction/page-text/values/weights.ts, by coordinate search on the documents to train on
3. with --scorer, and nothing else then: what each span of a page is (src/extraction/page-text/scoring/scorer.bin), from test/corpus,
   test/written, ../shared/corpus and, where they were built, out/tune/lookalikes (npm run lookalikes -- test/lookalikes/open
   out/tune/lookalikes), out/tune/lookalikes-3 and out/tune/degraded; it says which it found
4. with --eligibility, and nothing else then: what is a ticket and what is none (src/extraction/eligibility/odds.bin), from the same folders
5. with --belief, and nothing else then: how far a language model's word is believed and how far ours (src/extraction/model/belief.bin),
   from what simulated models answer about the look-alikes of the same folders, each read by what a --cross has learned without its issuer, or
   with --unseen by what is committed; --judge also tells what passes tell with each model, by a formula that did not know their issuers
6. with --kinds, and nothing else then: what kind of ticket a document is (src/extraction/page-text/scoring/kind-odds.bin), from the same folders
7. with --cross: every document of these folders is read with the whole engine by a scorer, kinds, eligibility and trust in values
   (src/extraction/trust/trust.bin) that were learned without its issuer, in three parts; with --write all four are learned of all documents then
8. with --oracle: nothing is learned; the look-alikes are read by the scorer and by an oracle that is told what each span is, to see what is
   lost before and after spans are scored
The held folders only judge: nothing is written if one of them gets worse. The same documents give the same numbers.

  --train FOLDER   documents to learn from, inputs/ and truth/ as \`npm run corpus\` makes them; may be given several times
                   (default: 126 documents of seed 21, invented in out/tune/train)
  --held FOLDER    documents to judge on (default: 126 of seed 31 in out/tune/held, and test/corpus)
  --no-fit         leave the fits as they are
  --scorer         learn the scorer; --judge also tells how it does on issuers and sources left out; --curve only tells how
                   its first look does when it is learned from a quarter, a half and all of the documents
  --eligibility    learn what is a ticket
  --belief         learn how far a language model is believed; --judge also tells how passes do with each simulated one
  --kinds          learn kinds of tickets
  --cross          read all documents by what was learned without their issuers
  --oracle         judge candidates and decoder alone
  --parts DIR      where what is learned without each part is kept, and taken from if it is there; --scorer, --kinds
                   and --eligibility take them from there too (default out/tune/parts with --cross)
  --unseen REGEX   with --belief: documents whose id matches were not learned from by what is committed; only those are taken then, and
                   read by it, without a cross
  --beside DIR     the folder of another cross, whose last result is printed beside
  --apart REGEX    documents whose id matches are also counted by themselves (--cross, --belief)
  --threads N      threads that learn and read (default 2)
  --bounds         with --cross: search the decoder's bounds on what is read so, and write them (decoding/spans/bounds.ts)
  --misses FILE    write every missed or contradicted value there
  --no-weights     leave the weights as they are
  --rounds N       times over all weights (default 2)
  --gain X         the least improvement that counts (default 0.0005)
  --cache DIR      where opened documents are kept (default a folder among temporary files)
  --write          write what was learned, if it holds
  -h, --help       this text`;

const { values } = parseArgs({
  options: {
    train: { type: 'string', multiple: true },
    held: { type: 'string', multiple: true },
    'no-fit': { type: 'boolean', default: false },
    'no-weights': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '2' },
    gain: { type: 'string', default: '0.0005' },
    cache: { type: 'string', default: join(tmpdir(), 'passlift-tune') },
    scorer: { type: 'boolean', default: false },
    judge: { type: 'boolean', default: false },
    curve: { type: 'boolean', default: false },
    eligibility: { type: 'boolean', default: false },
    belief: { type: 'boolean', default: false },
    kinds: { type: 'boolean', default: false },
    cross: { type: 'boolean', default: false },
    oracle: { type: 'boolean', default: false },
    parts: { type: 'string' },
    unseen: { type: 'string' },
    beside: { type: 'string' },
    apart: { type: 'string', default: '^$' },
    threads: { type: 'string', default: '2' },
    misses: { type: 'string' },
    bounds: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Invented sheets: how many are learned from and judged on, and their seeds, which no corpus has. */
const sheets = { learned: { seed: 1001, count: 1500 }, judged: { seed: 2002, count: 300 } } as const;
const fitPlan = { seed: 7, rounds: 6, decay: 1e-5, fewest: 25 } as const;

if (values.help) console.log(help);
else if (values.scorer) await learnScorer({ ...values, parts: values.parts });
else if (values.eligibility) await learnEligibility({ ...values, parts: values.parts });
else if (values.belief)
  await learnBelief({ ...values, parts: values.parts ?? join('out', 'tune', 'parts'), unseen: values.unseen });
else if (values.kinds) await learnKinds({ ...values, parts: values.parts });
else if (values.oracle) await judgeOracle(values);
else if (values.cross)
  await judgeCross({
    ...values,
    parts: values.parts ?? join('out', 'tune', 'parts'),
    beside: values.beside,
    misses: values.misses,
    threads: Number(values.threads),
  });
else await tune();

async function tune(): Promise<void> {
  const folders = values.train && values.held ? undefined : await defaultFolders();
  const train = (await openAll(values.train ?? folders!.train)).flatMap(([, corpus]) => corpus);
  const held = await openAll(values.held ?? folders!.held);
  const judge = () => held.map(([, corpus]) => scoreCorpus(corpus));
  const before = judge();
  const learnedFits = values['no-fit'] ? undefined : learnAllFits(train);
  const tuned = values['no-weights'] ? undefined : tuneWeights(train);
  const after = judge();
  held.forEach(([folder], at) => {
    console.log(`${folder}\n  before  ${line(before[at]!)}\n  after   ${line(after[at]!)}`);
  });
  const noneGotWorse = after.every((score, at) => score.value >= before[at]!.value - 0.0005);
  console.log(noneGotWorse ? 'No held folder got worse.' : 'A held folder got worse; nothing is written.');
  if (!values.write || !noneGotWorse) return;
  if (learnedFits) console.log(`${await writeFits(learnedFits)} bytes of learned fits`);
  if (tuned) await writeWeights(tuned);
}

async function openAll(folders: readonly string[]): Promise<readonly (readonly [string, readonly OpenedCase[]])[]> {
  const opened: [string, readonly OpenedCase[]][] = [];
  for (const folder of folders) opened.push([folder, await openCorpus(folder, values.cache)]);
  return opened;
}

function learnAllFits(train: readonly OpenedCase[]): ReturnType<typeof learnFits> {
  const begin = performance.now();
  const examples = [
    ...sheetExamples(sheets.learned.seed, sheets.learned.count),
    ...writtenExamples(fitPlan.seed),
    ...openedExamples(fitPlan.seed, train),
  ];
  const model = learnFits(examples, fitPlan);
  putFits(model);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${Object.keys(model.rows).length} features, ${examples.length} examples, learned in ${seconds} s`);
  console.log(`on sheets not seen:\n${judgeFits(sheetExamples(sheets.judged.seed, sheets.judged.count))}\n`);
  return model;
}

function tuneWeights(train: readonly OpenedCase[]): Weights {
  const start: Weights = { ...weights };
  const begin = performance.now();
  let readings = 0;
  const worthOf = (tried: Weights) => {
    putWeights(tried);
    readings += train.length;
    return scoreCorpus(train).value;
  };
  const plan = { rounds: Number(values.rounds), steps: [0.85, 1.15], gain: Number(values.gain) };
  const tuned = searchWeights(start, worthOf, { ...plan, report: (text) => console.log(text) });
  putWeights(tuned);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`\n${Object.keys(start).length} weights, ${readings} readings in ${seconds} s`);
  return tuned;
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
