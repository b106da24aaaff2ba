import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A library that may lie in a folder of tools; undefined when it does not. */
export type Installed = { readonly module: Record<string, unknown>; readonly version: string };

/** Loads a library from the folder's `node_modules`, or from the project's own. */
export function installedIn(folder: string, name: string): Installed | undefined {
  for (const from of [join(folder, 'x.js'), import.meta.filename]) {
    try {
      const require = createRequire(from);
      return { module: require(name) as Record<string, unknown>, version: versionOf(require.resolve(name), name) };
    } catch {
      // Not there, or not to be loaded from there; the next place may have it.
    }
  }
  return undefined;
}

/** Not every package lets its package.json be asked for by name. */
function versionOf(file: string, name: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    try {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
      if (manifest.name === name) return String(manifest.version);
    } catch {
      // A folder without one.
    }
  }
  return '';
}
