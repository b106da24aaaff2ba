#!/usr/bin/env node
/** `npm run e2e:webkit`: the main journeys in WebKit, the engine of every browser on an iPhone. Prints its own help. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { missingPackages } from '#test/webkit/webkit.ts';
import { installFromDebian } from './debian.ts';

const help = `Walk through the website in WebKitGTK, driven by WebDriver. The website has to be built (npm run build).

Usage
  npm run e2e:webkit

It takes Debian's packages webkit2gtk-driver and xvfb, or the same programs from elsewhere in the path; as root on
Debian they are installed when they are missing. Where they cannot be had, it says so and ends well.
`;

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const config = join(import.meta.dirname, '../test/webkit/vitest.config.ts');

if (process.argv.includes('--help')) process.stdout.write(help);
else if (isThere()) {
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', config], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  process.stdout.write(
    `Journeys in WebKit: SKIPPED, because ${missingPackages().join(' and ')} cannot be installed here. With them: npm run e2e:webkit\n`,
  );
}

/** Whether WebKit can be opened, if need be after its packages were installed. */
function isThere(): boolean {
  const missing = missingPackages();
  if (missing.length === 0) return true;
  installFromDebian(missing, 'The journeys in WebKit need its driver and found none: Debian’s is installed now …');
  return missingPackages().length === 0;
}
