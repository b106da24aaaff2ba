#!/usr/bin/env node
/** Sees to it that there are fonts for the tests, which print tickets: the system's, or Debian's when we may install them. `npm test` calls this. */
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

if (process.argv.includes('--help')) {
  process.stdout.write('node scripts/fonts.ts: installs fonts for the tests if there are none\n');
} else if (!folders.some(hasFonts)) {
  const reason = 'The tests print tickets and found no font: Debian’s DejaVu and Liberation are installed now …';
  if (!installFromDebian(['fontconfig', 'fonts-dejavu-core', 'fonts-liberation'], reason)) {
    process.stdout.write(
      'Without a font no ticket can be printed. Install some (on Debian: apt-get install fontconfig fonts-dejavu-core fonts-liberation), and run this again.\n',
    );
    process.exitCode = 1;
  }
}

function hasFonts(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => /\.(?:ttf|ttc|otf)$/i.test(name));
}
