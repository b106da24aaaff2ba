import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copy } from './build-folder.ts';
import { whyLeftOut } from './left-out.ts';
import { home, stages } from './steps.ts';

/**
 * Puts the product of a checkout, with its website built, into a root: what the last stage copies, only that `node_modules` are
 * hard links to the checkout's instead of a new install. Both must lie on one disk.
 */
export function copyCheckout(checkout: string, root: string): void {
  mkdirSync(join(root, home), { recursive: true });
  for (const step of stages.at(-1)!.steps) {
    if (step.do !== 'copy') continue;
    if (step.from === 'program') linkPackages(checkout, join(root, home));
    else if (step.from === 'website') cpSync(join(checkout, 'dist'), join(root, home, 'dist'), { recursive: true });
    else copy(step, { source: checkout, root });
  }
}

type Lockfile = { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> };

/** What `npm ci --omit=dev` installs, without what is left out. */
function linkPackages(checkout: string, target: string): void {
  const { packages } = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')) as Lockfile;
  for (const [path, { dev }] of Object.entries(packages))
    if (path && !dev && existsSync(join(checkout, path))) linkFolder(path, { checkout, target });
  mkdirSync(join(target, 'node_modules/.bin'));
  symlinkSync('../node/bin/node', join(target, 'node_modules/.bin/node'));
}

/** A package alone: those that it brings along have lines of their own in the lockfile. */
function linkFolder(folder: string, at: { readonly checkout: string; readonly target: string }): void {
  mkdirSync(join(at.target, folder), { recursive: true });
  for (const entry of readdirSync(join(at.checkout, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== 'node_modules') linkFolder(path, at);
    else if (entry.isFile() && !whyLeftOut(path)) linkSync(join(at.checkout, path), join(at.target, path));
  }
}
