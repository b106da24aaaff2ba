#!/usr/bin/env node
/**
 * `npm run check` runs this: fails when package-lock.json repeats which Node the packages want. npm compares that with the
 * Node that installs, which need not be the one that runs the product: the product brings its own along (`dependencies`),
 * and what installs it is told by `devEngines`. With `--mend` the repetitions are taken out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../package-lock.json');

type Names = Readonly<Record<string, string>>;
type Locked = { engines?: unknown; readonly dependencies?: Names; readonly optionalDependencies?: Names };
type Lockfile = { readonly packages: Readonly<Record<string, Locked>> };

/** Whether the package at this place of the tree finds the named one there or in a folder above, as Node does. */
const finds = (packages: Lockfile['packages'], place: string, name: string): boolean => {
  const inside = place === '' ? '' : `${place}/`;
  if (packages[`${inside}node_modules/${name}`] !== undefined) return true;
  return place !== '' && finds(packages, place.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/u, ''), name);
};

/** What packages name and the file has no entry for. */
const missingNames = ({ packages }: Lockfile): string[] =>
  Object.entries(packages).flatMap(([place, { dependencies = {}, optionalDependencies = {} }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !finds(packages, place, name)),
  );

if (process.argv.includes('--help')) {
  process.stdout.write(
    'node scripts/check-lockfile.ts [--mend]: package-lock.json does not say which Node packages want\n',
  );
} else {
  const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
  const telling = Object.entries(lockfile.packages).filter(([name, one]) => name !== '' && one.engines !== undefined);
  if (telling.length > 0 && process.argv.includes('--mend')) {
    for (const [, one] of telling) delete one.engines;
    writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
  } else if (telling.length > 0) {
    process.stderr.write(
      `package-lock.json says which Node ${telling.length} packages want, and npm would warn of each on the Node that only installs: run node scripts/check-lockfile.ts --mend\n`,
    );
    process.exitCode = 1;
  }
  const missing = missingNames(lockfile);
  if (missing.length > 0) {
    process.stderr.write(
      `package-lock.json has no entry for ${missing.join(', ')}, and npm ci refuses it: choose versions that are published for every platform\n`,
    );
    process.exitCode = 1;
  }
}
