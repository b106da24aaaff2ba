#!/usr/bin/env node
/**
 * Builds the website into `dist/`: `npm run build`. With `--if-stale`, as `npm start` calls it, only when there is no
 * build yet or a source is newer than it. Every file is also written compressed, so that serving costs nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { newest } from './newest.ts';

const root = resolve(import.meta.dirname, '..');
const outcome = join(root, 'dist/server/index.js');

/** LIST: what the website is built from. */
const sources = [
  'web',
  'src/languages',
  'src/passes', // draws the passes of the examples
  'scripts/site-examples',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

if (process.argv.includes('--help')) {
  process.stdout.write('npm run build [-- --if-stale]: builds the website into dist/\n');
} else if (!process.argv.includes('--if-stale') || isStale()) {
  build();
}

function isStale(): boolean {
  if (!existsSync(outcome)) return true;
  const built = statSync(outcome).mtimeMs;
  return sources.some((source) => newest(join(root, source)) > built);
}

function build(): void {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  if (!existsSync(cli)) {
    explainNoTools();
    return;
  }
  process.stdout.write('Building the website …\n');
  const begun = new Date();
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
  compress(join(root, 'dist/client'));
  // Sources that changed while it was built are newer than the build.
  utimesSync(outcome, begun, begun);
}

/** After `npm ci --omit=dev` there is nothing to build with: what was built before is served. */
function explainNoTools(): void {
  if (existsSync(outcome)) return;
  process.stderr.write(
    'The website is not built, and what builds it is not installed: run npm ci and npm run build, then npm prune --omit=dev.\n',
  );
  process.exit(1);
}

function compress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json|txt)$/.test(file)) continue;
    const bytes = readFileSync(join(folder, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
