#!/usr/bin/env node
/**
 * Sees to it that there is a Chromium for the tests: the one that `CHROMIUM` names, the system's, Debian's when we may
 * install it, or Playwright's. `npm test` calls this.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumPath } from '#test/e2e/chromium.ts';

if (process.argv.includes('--help')) {
  process.stdout.write('node scripts/chromium.ts: installs Chromium for the tests if there is none\n');
} else if (!chromiumPath() && !existsSync(chromium.executablePath())) {
  process.exitCode = installFromDebian() || installFromPlaywright() ? 0 : 1;
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return (
    run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  );
}

function installFromPlaywright(): boolean {
  return run('npx', ['playwright-core', 'install', '--with-deps', 'chromium']);
}

function run(command: string, options: readonly string[]): boolean {
  process.stderr.write(`${command} ${options.join(' ')}\n`);
  return spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
