import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scorer } from '#src/extraction/page-text/scoring/look-twice.ts';
import { packScorer, unpackScorer } from '#src/extraction/page-text/scoring/pack.ts';
import type { OpenedCase } from '../open-corpus.ts';
import type { Example } from './examples.ts';
import { issuerPart } from './issuer-part.ts';
import { trainScorer } from './train-scorer.ts';

/** Parts by issuer, each read by what was learned without it: what a scorer knows by heart says nothing of other papers. */
export const leftOutParts = ['0', '1', '2'] as const;

/** The part of an issuer. */
export const leftOutPart = issuerPart(leftOutParts.length);

/** The documents of a part. */
export function ofPart(corpus: readonly OpenedCase[], part: string): readonly OpenedCase[] {
  return corpus.filter(({ case: { vendor } }) => leftOutPart({ issuer: vendor }) === part);
}

/**
 * The scorer that was learned without a part, as it is when it was packed. With a folder it is taken from there, or kept there once it
 * is learned; whoever changes what is learned takes another folder.
 */
export async function scorerWithout(
  part: string,
  examples: () => readonly Example[],
  folder?: string,
): Promise<Scorer> {
  const file = folder && join(folder, `scorer-without-${part}.bin`);
  if (file && existsSync(file)) return unpackScorer(await readFile(file));
  const bytes = packScorer(trainScorer(examples().filter((example) => leftOutPart(example) !== part)));
  if (file) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, bytes);
  }
  return unpackScorer(bytes);
}
