#!/usr/bin/env node
/** `npm run bench`: how fast the engine is, measured; never asserted. Prints its own help. */
import { parseArgs } from 'node:util';
import { benchmarks } from './bench/benchmarks.ts';

const help = `Measure the engine. Medians on this machine; nothing here fails because it is slow.

Usage
  npm run bench              everything but what takes long
  npm run bench -- NAME...   only these

Benchmarks
${Object.entries(benchmarks)
  .map(([name, { what }]) => `  ${name.padEnd(8)} ${what}`)
  .join('\n')}
`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in benchmarks));
if (values.help || unknown.length > 0) {
  process.stdout.write(unknown.length ? `No benchmark is called ${unknown.join(', ')}.\n\n${help}` : help);
  process.exitCode = unknown.length ? 2 : 0;
} else {
  const usual = Object.keys(benchmarks).filter((name) => !benchmarks[name]!.long);
  for (const name of positionals.length ? positionals : usual) {
    process.stdout.write(`\n${name}: ${benchmarks[name]!.what}\n`);
    for await (const line of await benchmarks[name]!.run()) process.stdout.write(`  ${line}\n`);
  }
}
