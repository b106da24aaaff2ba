#!/usr/bin/env node
/** `npm run eval`: converts every document of a corpus and scores the passes against the truth. Prints its own help. */
import { parseArgs } from 'node:util';
import { type EvalCase, type Grouping, groupings, groupOf, isHeldOut, readCases } from './eval/cases.ts';
import { claimOf } from './eval/claim.ts';
import { fieldTable, groupTable, legend, missList } from './eval/report.ts';
import { type CaseResult, openSource } from './eval/source.ts';
import { addCase, emptyTally, type Tally } from './eval/tally.ts';

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
  const source = await openSource({ folder, runs: values.runs, keep: values.keep, check: values.check });
  const results: [EvalCase, CaseResult][] = [];
  try {
    for (const one of cases) {
      results.push([one, await source.passesOf(one)]);
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

function print(results: readonly (readonly [EvalCase, CaseResult])[]): void {
  const groups = new Map<string, Tally>();
  const open = (name: string) => groups.get(name) ?? groups.set(name, emptyTally()).get(name)!;
  const total = emptyTally();
  const seen = emptyTally();
  const heldOut = emptyTally();
  for (const [one, result] of results) {
    const claims = result.passes.map((made) => claimOf(made));
    for (const tally of [total, isHeldOut(one) ? heldOut : seen, open(groupOf(one, by))])
      addCase(tally, one, claims, result.time);
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
  if (values.misses) console.log(`\n${missList(values['holdout-issuer'] ? seen : total)}`);
  if (faults.length > 0) console.log(`\n${faults.join('\n')}`);
}
