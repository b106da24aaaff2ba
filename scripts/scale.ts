#!/usr/bin/env node
/** `npm run scale`: what so many jobs a second take, simulated from what a job costs. Prints its own help. */
import { parseArgs } from 'node:util';
import { costs } from './scale/costs.ts';
import { needsOf } from './scale/needs.ts';

const help = `What it takes to do so many jobs a second, simulated with measured costs (scripts/scale/costs.ts).

Usage
  npm run scale              10, 100 and 1,000 jobs a second
  npm run scale -- NUMBER... these
`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const rates = (positionals.length > 0 ? positionals : ['10', '100', '1000']).map(Number);
if (values.help || rates.some((rate) => !(rate > 0))) process.stdout.write(help);
else {
  process.stdout.write(
    '| a second | worker cores (quick + slow) | web cores | database cores | statements | store calls | MB to and from the store | results kept |\n',
  );
  process.stdout.write('| --- | --- | --- | --- | --- | --- | --- | --- |\n');
  for (const rate of rates) {
    const need = needsOf(rate, costs);
    const cells = [
      rate,
      `${need.quickCores} + ${need.slowCores}`,
      need.webCores,
      need.databaseCores,
      need.statements,
      need.storeCalls,
      need.megabytes,
      need.kept,
    ];
    process.stdout.write(`| ${cells.map((cell) => cell.toLocaleString('en')).join(' | ')} |\n`);
  }
}
