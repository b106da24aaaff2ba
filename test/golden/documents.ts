import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TruthCase } from '#test/generator/truth.ts';

/** The truth files of a corpus, by name. */
export function listDocuments(corpus: string): TruthCase[] {
  const names = readdirSync(join(corpus, 'truth'))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return names.map((name) => JSON.parse(readFileSync(join(corpus, 'truth', name), 'utf8')) as TruthCase);
}

/** The upload that a truth file is about. */
export async function readUpload(corpus: string, truth: TruthCase): Promise<{ bytes: Uint8Array; name: string }> {
  return { bytes: new Uint8Array(await readFile(join(corpus, 'inputs', truth.input))), name: truth.input };
}
