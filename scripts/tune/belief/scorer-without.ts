import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scorer } from '#src/extraction/page-text/scoring/look-twice.ts';
import { packScorer, unpackScorer } from '#src/extraction/page-text/scoring/pack.ts';
import type { Example } from '../scorer/examples.ts';
import { trainScorer } from '../scorer/train-scorer.ts';

/** A scorer learned from these examples; learned once and kept in a folder, for the same examples learn the same. */
export async function scorerWithout(examples: readonly Example[], cache: string): Promise<Scorer> {
  const digest = createHash('sha256');
  for (const { source, id, rows, answers } of examples) {
    digest.update(`${source} ${id} ${rows.length}`);
    for (const list of [...rows, ...answers]) digest.update(list);
  }
  const kept = join(cache, `${digest.digest('hex').slice(0, 32)}.scorer`);
  const known = await readFile(kept).catch(() => undefined);
  if (known) return unpackScorer(known);
  const packed = packScorer(trainScorer(examples));
  await mkdir(cache, { recursive: true });
  await writeFile(kept, packed);
  // As it is read when it is used: with weights of one byte.
  return unpackScorer(packed);
}
