import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Line } from '#src/extraction/page-text/scoring/calibration.ts';
import type { Scorer } from '#src/extraction/page-text/scoring/look-twice.ts';
import { packScorer, unpackScorer } from '#src/extraction/page-text/scoring/pack.ts';
import type { OpenedCase } from '../open-corpus.ts';
import { allSaid, linesOf, onScale, type Said, saidOf } from './calibrate.ts';
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
 * The scorer that was learned without a part, as it is when it was packed, on the scale of its own log-odds. With a folder it is taken from there, or
 * kept there once it is learned; whoever changes what is learned takes another folder.
 */
export async function rawScorerWithout(
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

/** Examples that tell how sure a scorer may be: of real issuers, with a truth that is whole. */
export function tellsHowSure({ source }: Example): boolean {
  return /lookalikes/.test(source);
}

/** The line of each target that brings what was learned to the decoder's scale: without each part, told by the other ones; of all for what is learned of all. */
export type Lines = {
  readonly without: readonly (readonly Line[])[];
  readonly all: readonly Line[];
  readonly together: Line;
};

/** The lines of scorers by what each says of the part that it does not know. */
export function linesOfParts(parts: readonly Said[]): Lines {
  const { all: together, each } = linesOf(allSaid(parts));
  return {
    without: parts.map((_, own) => linesOf(allSaid(parts.filter((_, at) => at !== own))).each),
    all: each,
    together,
  };
}

/** The scorers without each part on the decoder's scale, and the lines; what is in the folder is taken from there. */
export async function scorersLeavingOut(
  examples: readonly Example[],
  folder?: string,
): Promise<{ readonly scorers: readonly Scorer[]; readonly lines: Lines }> {
  const raw: Scorer[] = [];
  for (const part of leftOutParts) raw.push(await rawScorerWithout(part, () => examples, folder));
  const lines = linesOfParts(
    raw.map((scorer, at) =>
      saidOf(
        scorer,
        examples.filter((example) => leftOutPart(example) === leftOutParts[at] && tellsHowSure(example)),
      ),
    ),
  );
  return { scorers: raw.map((scorer, at) => onScale(scorer, lines.without[at]!)), lines };
}
