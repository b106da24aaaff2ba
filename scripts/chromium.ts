#!/usr/bin/env node
/**
 * Sees to it that there is a Chromium for the tests: the one that `CHROMIUM` names, the system's, Debian's when we may
 * install it, or Playwright's. `npm test` calls this.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '#test/e2e/chromium.ts';
import { installFromDebian, runQuietly } from './debian.ts';

const playwright = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');

if (process.argv.includes('--help')) {
  process.stdout.write('node scripts/chromium.ts: installs Chromium for the tests if there is none\n');
} else if (!chromiumPath() && !existsSync(chromium.executablePath())) {
  const reason =
    'The tests of the website need a Chromium and found none: Debian’s is installed now, which takes a minute or two …';
  const found =
    installFromDebian(['chromium-headless-shell'], reason) ||
    installFromDebian(['chromium'], 'This Debian has none without windows; the one with them is installed …') ||
    installFromPlaywright();
  if (found) say('Chromium is installed.');
  else
    say(
      'Without a Chromium no page can be tried. Install one (on Debian: apt-get install chromium), or set CHROMIUM to the path of one, and run this again.',
    );
  process.exitCode = found ? 0 : 1;
}

function installFromPlaywright(): boolean {
  const root = process.getuid?.() === 0;
  say(
    'The tests of the website need a Chromium and found none: Playwright’s is fetched now, into the folder of this user for such things …',
  );
  return runQuietly(process.execPath, [playwright, 'install', ...(root ? ['--with-deps'] : []), 'chromium']);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
