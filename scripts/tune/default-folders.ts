import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Invented documents to learn from and to judge on, by the seed of the generator. */
const seeds = { train: 21, held: 31 } as const;

/** Where documents to learn from and to judge on are by default; they are invented when they are not there yet. */
export async function defaultFolders(): Promise<{ readonly train: string[]; readonly held: string[] }> {
  const train = join('out', 'tune', 'train');
  const held = join('out', 'tune', 'held');
  for (const [folder, seed] of [
    [train, seeds.train],
    [held, seeds.held],
  ] as const) {
    if (existsSync(join(folder, 'documents.md'))) continue;
    console.log(`inventing 126 documents of seed ${seed} in ${folder}`);
    await promisify(execFile)(process.execPath, ['scripts/corpus.ts', '--seed', String(seed), '--out', folder]);
  }
  return { train: [train], held: [held, join('test', 'corpus')] };
}
