#!/usr/bin/env node
/** `npm test`: the tests in Node and the journeys in a browser, side by side. Prints its own help. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const help = `Run all tests: those in Node and, beside them, the journeys in a browser, whose words come last.

Usage
  npm test
  npx vitest run PATH...       only these tests in Node
  npm run e2e -- PATH...       only these journeys, in Chromium
  npm run e2e:webkit           only those in WebKit
`;

const root = join(import.meta.dirname, '..');
/** What all of them load, programs that they start included, is compiled once. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/passlift/compiled') };
/** Where there is no disk to wait for, and what a run needs of it at most, in bytes. */
const memory = { folder: '/dev/shm', bytes: 4 * 2 ** 30 } as const;
const support = join(root, 'test/support');
const engines = readdirSync(support).filter((name) => name.endsWith('-engine.ts'));
const preparations = [
  [join(root, 'scripts/fonts.ts')],
  [join(root, 'scripts/compile.ts'), '--if-stale', ...engines.map((name) => join(support, name))],
  [join(support, 'prepare-run.ts')],
];
const vitest = [[join(root, 'node_modules/vitest/vitest.mjs'), 'run']];
const journeys = [
  [join(root, 'scripts/chromium.ts')],
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...(process.stdout.isTTY ? [] : ['--reporter=dot'])],
  [join(root, 'scripts/e2e-webkit.ts')],
];

if (process.argv.includes('--help')) process.stdout.write(help);
else process.exitCode = await runAll();

async function runAll(): Promise<number> {
  const folder = mkdtempSync(join(isRoomy() ? memory.folder : tmpdir(), 'passlift-run-'));
  chmodSync(folder, 0o777); // started by root, PostgreSQL runs as a user of its own
  process.on('SIGINT', () => {}); // a terminal tells the tests as well; what they leave is removed once they have ended
  try {
    return await runIn(folder);
  } finally {
    // After an interrupt processes of the run may still be ending, and leave a last file there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** Whether the files of a run, which live for seconds, can be kept in memory. Programs are run from there, too. */
function isRoomy(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === memory.folder);
    const { bavail, bsize } = statfsSync(memory.folder);
    return mount !== undefined && !mount.includes('noexec') && bavail * bsize > memory.bytes;
  } catch {
    return false; // another system
  }
}

/** Runs everything with a folder for what is made on the way. */
async function runIn(folder: string): Promise<number> {
  const environment = { ...compiled, TMPDIR: folder };
  const prepared = await run(preparations, environment);
  if (prepared.code !== 0) return prepared.code;
  const said: Buffer[] = [];
  let tell = (text: Buffer) => void said.push(text);
  const inBrowser = run(journeys, environment, (text) => tell(text));
  const inNode = await run(vitest, environment);
  tell = (text) => void process.stdout.write(text);
  for (const text of said) tell(text);
  const results = { 'in Node': inNode, 'in a browser': await inBrowser };
  for (const [where, { code, seconds }] of Object.entries(results))
    process.stdout.write(`Tests ${where}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n`);
  return Object.values(results).some(({ code }) => code !== 0) ? 1 : 0;
}

type Result = { readonly code: number; readonly seconds: number };

/** Runs programs one after the other until one fails; what they say goes to `hear`, or straight to the terminal. */
async function run(
  programs: readonly (readonly string[])[],
  environment: Readonly<Record<string, string>>,
  hear?: (text: Buffer) => void,
): Promise<Result> {
  const begun = performance.now();
  let code = 0;
  for (const words of programs) {
    const piped = hear ? 'pipe' : 'inherit';
    const colour = hear && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, ...environment, ...colour },
      stdio: ['inherit', piped, piped],
    });
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
    const [exit] = (await once(child, 'close')) as [number | null];
    code = exit ?? 1;
    if (code !== 0) break;
  }
  return { code, seconds: Math.round((performance.now() - begun) / 1000) };
}
