#!/usr/bin/env node
/** `npm run eval`: converts every document of a corpus and scores the passes against the truth. Prints its own help. */
import { parseArgs } from 'node:util';
import { type EvalCase, type Grouping, groupings, groupOf, isHeldOut, readCases } from './eval/cases.ts';
import { claimOf } from './eval/claim.ts';
import { openConfiguredModel } from './eval/configured-model.ts';
import { reliabilityTable } from './eval/reliability.ts';
import { fieldTable, groupTable, legend, missList } from './eval/report.ts';
import { sideBySide, summaryTable } from './eval/side-by-side.ts';
import { simulations } from './eval/simulated-answer.ts';
import { type CaseResult, openSource } from './eval/source.ts';
import { addCase, emptyTally, type Tally } from './eval/tally.ts';
import { openVariants, variantNames } from './eval/variants.ts';

const help = `Convert every document of a corpus in this process and score the passes against the truth.

Usage
  npm run eval -- [FOLDER] [options]          FOLDER holds inputs/ and truth/ (default: test/corpus)

Options
  --by WORD          split by ${groupings.join(', ')} (default: doc)
  --fields           a line for every field
  --misses           a line for every field that no pass tells or that a pass contradicts
  --only REGEX       only cases whose id matches
  --holdout-issuer   a third of the issuers, chosen by name, is counted apart, and --misses keeps silent about it:
                     work on the others, watch this number
  --runs DIR         score the .pkpass and .pkpasses files of DIR, named after the case, instead of converting
  --keep DIR         also write the passes there, as <id>.pkpass or <id>.pkpasses
  --degraded         instead of a corpus: print --count invented tickets (default 6), of --seed (default 1), and take photos
                     of each, from above and askew, in bad light, out of focus …; --by variant shows what costs how much
  --model WORD       read every case in three ways, side by side: with the embedded readers, with a model's answer taken
                     at its word, and with both. WORD is configured (the provider of the settings) or simulated:
                     ${simulations.join(', ')}
  --opened DIR       keep opened documents there and take them from there; opening is what takes long
  --check COMMAND    run a validator on every pass (the file is its last argument) and count the errors
  -h, --help         this text

Columns
${legend}
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string' },
    fields: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    only: { type: 'string' },
    'holdout-issuer': { type: 'boolean', default: false },
    runs: { type: 'string' },
    keep: { type: 'string' },
    degraded: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '6' },
    check: { type: 'string' },
    model: { type: 'string' },
    opened: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const by = (values.by ?? (values.degraded ? 'variant' : 'doc')) as Grouping;

if (values.help || !groupings.includes(by)) {
  process.stdout.write(help);
  process.exitCode = values.help ? 0 : 2;
} else {
  await main(positionals[0] ?? 'test/corpus');
}

async function main(folder: string): Promise<void> {
  const cases = await casesOf(folder, values.only ? new RegExp(values.only) : undefined);
  if (values.model) return compare(folder, cases, values.model);
  const source = await openSource({ folder, runs: values.runs, keep: values.keep, check: values.check });
  const results: [EvalCase, CaseResult][] = [];
  try {
    for (const evalCase of cases) {
      results.push([evalCase, await source.passesOf(evalCase)]);
      if (process.stderr.isTTY) process.stderr.write(`\r${results.length} of ${cases.length}`);
    }
  } finally {
    await source.close();
  }
  print(results);
}

async function casesOf(folder: string, only: RegExp | undefined): Promise<readonly EvalCase[]> {
  if (!values.degraded) return readCases(folder, only);
  // Loaded only here: scoring a corpus needs no browser.
  const { inventPhotos } = await import('./eval/degraded.ts');
  return inventPhotos({ seed: Number(values.seed), count: Number(values.count), only });
}

/** Reads every case in three ways and prints them side by side. */
async function compare(folder: string, cases: readonly EvalCase[], word: string): Promise<void> {
  const model = simulations.find((name) => name === word) ?? openConfiguredModel();
  if (!model) {
    process.stderr.write('No model is configured: set AI_PROVIDER, AI_MODEL and AI_API_KEY; docs/ai.md says how.\n');
    process.exitCode = 2;
    return;
  }
  const variants = await openVariants({ folder, opened: values.opened, model });
  const tallies = { embedded: emptyTally(), model: emptyTally(), fused: emptyTally() };
  const failures: string[] = [];
  let dropped = 0;
  try {
    for (const evalCase of cases) {
      const read = await variants.read(evalCase);
      for (const name of variantNames) addCase(tallies[name], evalCase, read.claims[name]);
      dropped += read.dropped;
      if (read.failure) failures.push(`${evalCase.id}\t${read.failure}`);
    }
  } finally {
    await variants.close();
  }
  console.log(`${summaryTable(tallies)}\n\n${sideBySide(tallies)}`);
  console.log(`\n${dropped} values of the model were not borne out by the document`);
  if (values.misses) for (const name of variantNames) console.log(`\n${name}\n${missList(tallies[name])}`);
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
}

function print(results: readonly (readonly [EvalCase, CaseResult])[]): void {
  const groups = new Map<string, Tally>();
  const open = (name: string) => groups.get(name) ?? groups.set(name, emptyTally()).get(name)!;
  const total = emptyTally();
  const seen = emptyTally();
  const heldOut = emptyTally();
  for (const [one, result] of results) {
    const claims = result.passes.map((made) => claimOf(made));
    for (const tally of [total, isHeldOut(one) ? heldOut : seen, open(groupOf(one, by))])
      addCase(tally, one, claims, result.time, result.tickets);
  }
  const apart: [string, Tally][] = values['holdout-issuer']
    ? [
        ['known issuers', seen],
        ['held-out issuers', heldOut],
      ]
    : [];
  const lines = by === 'none' ? [] : [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  console.log(groupTable(by, [...lines, ...apart, ['all', total]]));
  const codes = `${total.reencoded} binary codes re-encoded as text`;
  const faults = results.flatMap(([one, result]) => result.faults.map((fault) => `${one.id}\t${fault}`));
  console.log(`\n${codes}${values.check ? `; validator: ${faults.length} errors` : ''}`);
  if (values.fields) console.log(`\n${fieldTable(total)}`);
  if (total.judged.length > 0) console.log(`\n${reliabilityTable(total.judged)}`);
  if (values.misses) console.log(`\n${missList(values['holdout-issuer'] ? seen : total)}`);
  if (faults.length > 0) console.log(`\n${faults.join('\n')}`);
}
