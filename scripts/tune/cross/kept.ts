import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LearnedOdds } from '#src/extraction/eligibility/learned-odds.ts';
import { unpackForest } from '#src/extraction/page-text/scoring/forest.ts';
import type { Scorer } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { onScale } from '../scorer/calibrate.ts';
import { type Lines, leftOutParts, rawScorerWithout } from '../scorer/left-out.ts';

/** What was learned beside the scorers: for each part that was left out, in the order of `leftOutParts`, and of all documents. */
export type Rest = {
  readonly lines: Lines;
  /** Third looks as bytes. */
  readonly thirds: { readonly without: readonly Uint8Array[]; readonly all: Uint8Array };
  readonly kinds: readonly Int8Array[];
  readonly odds: readonly LearnedOdds[];
  readonly whole: { readonly kinds: Int8Array; readonly odds: LearnedOdds };
};

/** Trust in values as bytes: without each part that was left out, and of all. */
export type Trusts = { readonly without: readonly Uint8Array[]; readonly all: Uint8Array };

/** LIST: what a cross keeps in its folder beside the scorers, by the name of its file. */
type Kept = { readonly rest: Rest; readonly trust: Trusts };

/** What a cross kept in its folder; undefined where there was none. */
export async function kept<Name extends keyof Kept>(parts: string, name: Name): Promise<Kept[Name] | undefined> {
  const file = join(parts, name);
  // The file holds what `keep` wrote.
  return existsSync(file) ? (deserialize(await readFile(file)) as Kept[Name]) : undefined;
}

/** Keeps it in the folder of a cross. */
export async function keep<Name extends keyof Kept>(parts: string, name: Name, value: Kept[Name]): Promise<Kept[Name]> {
  await writeFile(join(parts, name), serialize(value));
  return value;
}

/** By what a part is read that did not know it, as a cross kept it. */
export type KeptReader = {
  readonly part: string;
  readonly scorer: Scorer;
  readonly kinds: Int8Array;
  readonly odds: LearnedOdds;
};

/** The readers of all parts; undefined where no cross kept any. */
export async function keptReaders(parts: string): Promise<readonly KeptReader[] | undefined> {
  const rest = await kept(parts, 'rest');
  if (!rest) return undefined;
  return Promise.all(
    leftOutParts.map(async (part, at) => {
      const raw = await rawScorerWithout(part, () => [], parts);
      const scorer = { ...onScale(raw, rest.lines.without[at]!), third: unpackForest(rest.thirds.without[at]!) };
      return { part, scorer, kinds: rest.kinds[at]!, odds: rest.odds[at]! };
    }),
  );
}
