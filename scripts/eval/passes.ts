import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';

/** A pass archive and the pass.json in it. */
export type PassFile = { readonly bytes: Uint8Array; readonly pass: { readonly [key: string]: unknown } };

/** The passes that a run left for a case as `<id>.pkpass` or `<id>.pkpasses`; none when it left nothing. */
export async function readRun(folder: string, id: string): Promise<PassFile[]> {
  const path = [`${id}.pkpass`, `${id}.pkpasses`].map((name) => join(folder, name)).find(existsSync);
  return path ? openPasses(await readFile(path)) : [];
}

/** Opens a pass, or the passes of a bundle in their order. */
export function openPasses(bytes: Uint8Array): PassFile[] {
  const entries = unzipSync(new Uint8Array(bytes));
  const json = entries['pass.json'];
  if (json) return [{ bytes, pass: JSON.parse(strFromU8(json)) }];
  const names = Object.keys(entries)
    .filter((name) => name.endsWith('.pkpass'))
    .sort();
  return names.flatMap((name) => openPasses(entries[name]!));
}
