#!/usr/bin/env node
/**
 * Sees to it that there is a Chromium for the tests: the one that `CHROMIUM` names, the system's, Debian's when we may
 * install it, or Playwright's. `npm test` calls this.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '#test/e2e/chromium.ts';

const playwright = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');

if (process.argv.includes('--help')) {
  process.stdout.write('node scripts/chromium.ts: installs Chromium for the tests if there is none\n');
} else if (!chromiumPath() && !existsSync(chromium.executablePath())) {
  const found = installFromDebian() || installFromPlaywright();
  if (found) say('Chromium is installed.');
  else
    say(
      'Without a Chromium no page can be tried. Install one (on Debian: apt-get install chromium), or set CHROMIUM to the path of one, and run this again.',
    );
  process.exitCode = found ? 0 : 1;
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(
    'The tests of the website need a Chromium and found none: Debian’s is installed now, which takes a minute or two …',
  );
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  return (
    run('apt-get', ['update', ...quiet]) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, 'chromium'])
  );
}

function installFromPlaywright(): boolean {
  const root = process.getuid?.() === 0;
  say(
    'The tests of the website need a Chromium and found none: Playwright’s is fetched now, into the folder of this user for such things …',
  );
  return run(process.execPath, [playwright, 'install', ...(root ? ['--with-deps'] : []), 'chromium']);
}

/** Runs a program without a word; what it said is shown when it fails. */
function run(command: string, options: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, options, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
