import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LearnedOdds } from '#src/extraction/eligibility/learned-odds.ts';
import type { Lines } from '../scorer/left-out.ts';

/** What was learned beside the scorers: for each part that was left out, in the order of `leftOutParts`, and of all documents. */
export type Rest = {
  readonly lines: Lines;
  /** Third looks as bytes. */
  readonly thirds: { readonly without: readonly Uint8Array[]; readonly all: Uint8Array };
  readonly kinds: readonly Int8Array[];
  readonly odds: readonly LearnedOdds[];
  readonly whole: { readonly kinds: Int8Array; readonly odds: LearnedOdds };
};

const fileIn = (parts: string) => join(parts, 'rest');

/** What a cross kept in its folder; undefined where there was none. */
export async function keptRest(parts: string): Promise<Rest | undefined> {
  const file = fileIn(parts);
  // The file holds what `keepRest` wrote.
  return existsSync(file) ? (deserialize(await readFile(file)) as Rest) : undefined;
}

/** Keeps it in the folder of a cross. */
export async function keepRest(parts: string, rest: Rest): Promise<Rest> {
  await writeFile(fileIn(parts), serialize(rest));
  return rest;
}
