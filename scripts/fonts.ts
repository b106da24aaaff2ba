#!/usr/bin/env node
/**
 * Sees to it that there are the fonts that the tests print tickets with and lay pages out by: the system's, or Debian's when we may install
 * them. `npm test` calls this.
 */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from './debian.ts';

const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/System/Library/Fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
];
/** LIST: package of Debian → the files of its font and of others that are as wide. */
const needed: Readonly<Record<string, RegExp>> = {
  'fonts-dejavu-core': /^DejaVuSans\.ttf$/i,
  'fonts-liberation': /^(?:LiberationSans-Regular|Arial|Arimo-Regular|Helvetica)\.tt[cf]$/i,
};

if (process.argv.includes('--help')) {
  process.stdout.write('node scripts/fonts.ts: installs fonts for the tests if they are missing\n');
} else {
  const files = folders.filter((folder) => existsSync(folder)).flatMap(namesIn);
  const missing = Object.entries(needed).flatMap(([name, file]) => (files.some((one) => file.test(one)) ? [] : [name]));
  const packages = ['fontconfig-config', ...missing];
  const reason = `The tests print tickets, and a font of theirs is missing: ${missing.join(' and ')} of Debian are installed now …`;
  if (missing.length > 0 && !installFromDebian(packages, reason))
    process.stdout.write(
      `Some tests fail for want of fonts. Install them (on Debian: apt-get install ${packages.join(' ')}), and run this again.\n`,
    );
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ name }) => name);
}
