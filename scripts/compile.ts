#!/usr/bin/env node
/**
 * Compiles what runs behind the wall once, for all who start it: processes there may write nothing, so they cannot keep what
 * they compiled (`src/wall/compiled.ts`). `npm start` and `npm test` call it with `--if-stale`, tests with their own engines.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { compiledFolder } from '#src/wall/compiled.ts';
import { ownUser } from '#src/wall/plan.ts';
import { newest } from './newest.ts';

const root = resolve(import.meta.dirname, '..');
const loader = join(import.meta.dirname, 'compile/load.ts');
const marker = join(compiledFolder, 'made-for');

/** LIST: programs behind the wall, after what they load later, and the options of Node that compiled code depends on. */
const programs: readonly { readonly options: readonly string[]; readonly files: readonly string[] }[] = [
  {
    options: ['--expose-gc'],
    files: [
      'documents/inside/mail/read-mail.ts',
      'documents/inside/mail/read-attachment.ts',
      'documents/inside/reader-child.ts',
    ],
  },
  { options: ['--expose-gc'], files: ['documents/inside/image-child.ts'] },
  { options: ['--expose-gc'], files: ['documents/inside/recognition-child.ts'] },
  { options: ['--expose-gc'], files: ['fence/probe-child.ts'] },
  { options: ['--expose-gc'], files: ['mail/in/fenced/mail-child.ts'] },
  { options: ['--expose-gc'], files: ['jobs/engine.ts', 'jobs/worker-process.ts'] },
  { options: [], files: ['passes/signing/signer-child.ts'] },
];

/** Engines that only tests run: their paths. */
const engines = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'))
  .map((path) => resolve(path));

if (process.argv.includes('--help')) {
  process.stdout.write('node scripts/compile.ts [--if-stale] [ENGINE...]: compiles what runs behind the wall\n');
} else if (process.platform !== 'win32' && (!process.argv.includes('--if-stale') || isStale())) {
  // An installation that nobody may write to works as well.
  await compile().catch(({ message }: Error) => process.stderr.write(`The readers will start slower: ${message}\n`));
}

/** Sources that changed are compiled by whoever loads them, so a stale folder is slow and not wrong. */
function isStale(): boolean {
  if (!existsSync(marker)) return true;
  const [version, ...made] = readFileSync(marker, 'utf8').split('\n');
  if (version !== process.version || engines.some((path) => !made.includes(path))) return true;
  return [join(root, 'src'), ...engines].some((path) => newest(path) > statSync(marker).mtimeMs);
}

async function compile(): Promise<void> {
  process.stdout.write('Compiling the readers …\n');
  // Whoever starts meanwhile has all of the old folder, or nothing.
  const folder = `${compiledFolder}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const begun = new Date();
  try {
    for (const { options, files } of [...programs, { options: ['--expose-gc'], files: engines }]) {
      const paths = files.map((file) => resolve(root, 'src', file));
      const child = spawn(process.execPath, [...options, loader, ...paths], {
        env: { NODE_COMPILE_CACHE: folder },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await once(child, 'exit');
    }
    share(folder);
    writeFileSync(join(folder, 'made-for'), [process.version, ...engines].join('\n'));
    // Sources that changed meanwhile are newer.
    utimesSync(join(folder, 'made-for'), begun, begun);
    rmSync(compiledFolder, { recursive: true, force: true });
    renameSync(folder, compiledFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Node keeps compiled code for one user, and as root another one lives behind the wall. */
function share(folder: string): void {
  const own = /-0$/;
  if (process.geteuid?.() === 0)
    for (const name of readdirSync(folder).filter((made) => own.test(made)))
      renameSync(join(folder, name), join(folder, name.replace(own, `-${ownUser}`)));
  chmodSync(folder, 0o755);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
}
