import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Line } from '#src/extraction/page-text/scoring/calibration.ts';
import type { Forest } from '#src/extraction/page-text/scoring/forest.ts';
import type { Scorer } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { packScorer, unpackScorer } from '#src/extraction/page-text/scoring/pack.ts';
import type { OpenedCase } from '../open-corpus.ts';
import { allSaid, linesOf, onScale, type Said, saidOf } from './calibrate.ts';
import type { Example } from './examples.ts';
import type { OpenedSource } from './gather-examples.ts';
import { issuerPart } from './issuer-part.ts';
import { type MeasuredSpan, measuredSpans } from './measured.ts';
import { trainForest } from './train-forest.ts';
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
export function tellsHowSure({ source }: Pick<Example, 'source'>): boolean {
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

/** Third looks: without each part, of what scorers said of the other ones; of all for what is learned of all. */
export type Thirds = { readonly without: readonly Forest[]; readonly all: Forest };

/** The third looks of scorers, by the spans of the part that each does not know. */
export function thirdsOfParts(parts: readonly (readonly MeasuredSpan[])[]): Thirds {
  return {
    without: parts.map((_, own) => trainForest(parts.filter((_, at) => at !== own).flat())),
    all: trainForest(parts.flat()),
  };
}

/** The scorers without each part on the decoder's scale, the lines and the third looks; what is in the folder is taken from there. */
export async function scorersLeavingOut(
  { opened, examples }: { readonly opened: readonly OpenedSource[]; readonly examples: readonly Example[] },
  folder?: string,
): Promise<{ readonly scorers: readonly Scorer[]; readonly lines: Lines; readonly thirds: Thirds }> {
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
  const scorers = raw.map((scorer, at) => onScale(scorer, lines.without[at]!));
  const thirds = thirdsOfParts(
    scorers.map((scorer, at) => measuredSpans(scorer, tellingCases(opened, leftOutParts[at]!))),
  );
  return { scorers: scorers.map((scorer, at) => ({ ...scorer, third: thirds.without[at]! })), lines, thirds };
}

/** The documents of a part that tell how sure a scorer may be. */
export function tellingCases(opened: readonly OpenedSource[], part: string): readonly OpenedCase[] {
  return opened.filter(({ folder }) => tellsHowSure({ source: folder })).flatMap(({ corpus }) => ofPart(corpus, part));
}
