#!/usr/bin/env node
/** `npm run compat`: gives the passes of our corpus to every independent reader that is installed, and writes docs/compatibility.md. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusPasses } from './compat/corpus-passes.ts';
import { openKItinerary } from './compat/kitinerary.ts';
import { openOpenssl } from './compat/openssl.ts';
import { openPassJs, openPasskitGenerator } from './compat/pass-libraries.ts';
import { type Missing, type Reader, readBy } from './compat/reader.ts';
import { codesOf, compatibilityPage, type Measured } from './compat/table.ts';
import { openZxingCpp } from './compat/zxing-cpp.ts';
import { openZxing } from './compat/zxing-js.ts';

const help = `Give the passes of test/corpus to every independent reader that is installed here, and write docs/compatibility.md.

Usage
  npm run compat -- [--tools FOLDER] [--out FILE]

Options
  --tools FOLDER  where libraries lie that are no dependency of the project (FOLDER/node_modules)
  --out FILE      another file than docs/compatibility.md
  -h, --help      this text

Nothing is installed by this command. What is missing is listed with how to install it:
  apt-get install openssl libkpimitinerary-bin
  npm install --prefix FOLDER @walletpass/pass-js passkit-generator @zxing/library
`;

/** LIST: readers that the table should have and cannot: what they are, and why. */
const neverHere: readonly Missing[] = [
  {
    name: "Google's pass-converter",
    install:
      'it is in no registry of packages, its program comes with its repository (google-wallet/pass-converter); not run',
  },
  {
    name: 'kpkpass by itself',
    install: 'Debian packages its library alone, without a program; it is what KItinerary reads passes with',
  },
  { name: 'Apple Wallet, Google Wallet', install: 'they run on phones alone' },
];

const { values } = parseArgs({
  options: { tools: { type: 'string', default: '.' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help) process.stdout.write(help);
else await main(resolve(values.tools), values.out ?? new URL('../docs/compatibility.md', import.meta.url).pathname);

async function main(tools: string, out: string): Promise<void> {
  const opened: readonly (Reader | Missing)[] = [
    openOpenssl(),
    openKItinerary('passes'),
    openKItinerary('JSON-LD'),
    openPassJs(tools),
    openPasskitGenerator(tools),
    openZxing(tools),
    openZxingCpp(),
  ];
  const readers = opened.filter((one): one is Reader => 'read' in one);
  const missing = opened.filter((one): one is Missing => 'install' in one);
  for (const { name, install } of missing) process.stderr.write(`Not here: ${name}. ${install}\n`);
  const passes = await corpusPasses((id) => process.stderr.write(`\r${id.padEnd(70)}`));
  process.stderr.write(`\r${`${passes.length} passes`.padEnd(70)}\n`);
  const measured: Measured[] = [];
  for (const reader of readers) {
    const readings = [];
    for (const pass of passes) readings.push({ pass, reading: await readBy(reader, pass) });
    reader.close?.();
    measured.push({ reader, readings });
    process.stderr.write(`${codesOf({ reader, readings })}\n`);
  }
  const versions = `Read by ${[...new Set(readers.map(({ name, version }) => (version.includes(' ') ? version : `${name.split(',')[0]} ${version}`)))].join(', ')}.`;
  const page = compatibilityPage(measured, [...missing, ...neverHere], versions);
  writeFileSync(out, page);
  process.stdout.write(`${page.trimEnd().split('\n').at(-1)}\n`);
}
