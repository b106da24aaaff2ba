#!/usr/bin/env node
/** `npm run image`: the container image without a container engine. Prints its own help. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildInFolder } from './image/build-folder.ts';
import { dockerfile, dockerignore } from './image/dockerfile.ts';
import { home, type Stage } from './image/steps.ts';

const help = `What Dockerfile says, done in a bare folder, started and tried; for machines without a container engine.

Usage
  npm run image -- write           write Dockerfile and .dockerignore from scripts/image/steps.ts
  npm run image -- build FOLDER    build the image's root there (as root; downloads Debian and all packages), say what it weighs
  npm run image -- try ROOT        start that root as a container is started, convert, restart, stop: the test of npm test

  --base FOLDER                    an unpacked ${'debian:bookworm-slim'} to build on. Without it Debian's debootstrap makes one.
  --mirror URL                     where debootstrap finds Debian (http://deb.debian.org/debian)
`;

/** Megabytes that an image may have. */
const most = 350;

const project = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    mirror: { type: 'string', default: 'http://deb.debian.org/debian' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [command, folder] = positionals;

if (command === 'write') write();
else if (command === 'build' && folder) build(resolve(folder));
else if (command === 'try' && folder) process.exitCode = tryRoot(resolve(folder));
else {
  (values.help ? process.stdout : process.stderr).write(help);
  process.exitCode = values.help ? 0 : 2;
}

function write(): void {
  writeFileSync(join(project, 'Dockerfile'), dockerfile());
  writeFileSync(join(project, '.dockerignore'), dockerignore());
}

function build(target: string): void {
  const root = buildInFolder({
    context: project,
    folder: target,
    openBase,
    tell: (stage, step) => process.stdout.write(`${stage}: ${JSON.stringify(step)}\n`),
  });
  const parts = [...readdirSync(root), ...['node_modules', 'src', 'dist'].map((part) => join(home, part).slice(1))];
  for (const part of parts) process.stdout.write(`${megabytes(join(root, part)).padStart(7)} MB  /${part}\n`);
  process.stdout.write(`${megabytes(root).padStart(7)} MB  in all, of ${most} at most\nIts root is ${root}\n`);
  if (sizeOf(root) > most * 1e6) process.exitCode = 1;
}

/** Stages that build run on this machine; the image gets Debian. */
function openBase({ on }: Stage, root: string): { isRoot: boolean } {
  if (on !== 'BASE') return { isRoot: false };
  if (values.base) cpSync(values.base, root, { recursive: true, verbatimSymlinks: true });
  else makeDebian(root);
  return { isRoot: true };
}

/** Debian's smallest system, without what the slim images go without (github.com/debuerreotype: .slimify-excludes). */
function makeDebian(root: string): void {
  rmSync(root, { recursive: true });
  const options = ['--variant=minbase', '--include=libatomic1,tini', 'bookworm', root, values.mirror];
  const { status } = spawnSync('debootstrap', options, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('debootstrap failed, or is not installed; --base takes a root that is there.');
  mkdirSync(join(root, home), { recursive: true });
  const gone = [
    'var/cache/apt/*',
    'var/lib/apt/lists/*',
    'var/log/*.log',
    'usr/share/{man,locale,info,lintian,linda,groff}/*',
  ];
  for (const path of globSync(gone, { cwd: root })) rmSync(join(root, path), { recursive: true });
  for (const path of globSync('usr/share/doc/**', { cwd: root, withFileTypes: true }))
    if (path.isFile() && path.name !== 'copyright') rmSync(join(path.parentPath, path.name));
}

function megabytes(path: string): string {
  return (sizeOf(path) / 1e6).toFixed(1);
}

/** Bytes of all files, each inode once, as layers count them. */
function sizeOf(path: string): number {
  const own = lstatSync(path);
  if (!own.isDirectory()) return own.isFile() ? own.size : 0;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function tryRoot(root: string): number {
  if (!existsSync(join(root, home))) throw new Error(`${root} holds no image: npm run image -- build FOLDER`);
  const vitest = join(project, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, IMAGE_ROOT: root };
  return (
    spawnSync(process.execPath, [vitest, 'run', 'test/image/container.test.ts'], {
      cwd: project,
      env,
      stdio: 'inherit',
    }).status ?? 1
  );
}
