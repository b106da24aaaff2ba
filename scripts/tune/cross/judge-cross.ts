import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type LearnedOdds, packOdds } from '#src/extraction/eligibility/learned-odds.ts';
import { packForest } from '#src/extraction/page-text/scoring/forest.ts';
import { emptyTally, type Tally } from '../../eval/tally.ts';
import { judgedOdds, learnOdds } from '../eligibility/learn-eligibility.ts';
import { trainKinds } from '../kinds/train-kinds.ts';
import { learnedFiles } from '../learned-files.ts';
import { openPresent } from '../scorer/gather-examples.ts';
import { leftOutPart, leftOutParts, linesOfParts, thirdsOfParts } from '../scorer/left-out.ts';
import { judgedTrust, trustsOfParts } from '../trust/learn-trust.ts';
import { addTally } from './add-tally.ts';
import { type Crew, openCrew } from './crew.ts';
import { crossTable } from './cross-table.ts';
import { keep, kept, type Rest, type Trusts } from './kept.ts';
import { missLines } from './miss-lines.ts';
import { type Bounds, searchBounds, worthOf, writeBounds } from './search-bounds.ts';

/**
 * Reads every document with the whole engine by a scorer, kinds and eligibility that were learned without its issuer. What is learned is kept in
 * a folder and taken from there the next time, so that a change of what is not learned is judged in a minute; `beside`: a folder
 * of another cross, whose last result stands beside it.
 */
export async function judgeCross(options: {
  readonly cache: string;
  readonly parts: string;
  readonly beside: string | undefined;
  readonly apart: string;
  readonly threads: number;
  readonly misses: string | undefined;
  /** Search the decoder's bounds by this and write them; nothing is printed then but what was found. */
  readonly bounds: boolean;
  /** Learn the scorer, kinds and eligibility of all documents then, and write them. */
  readonly write: boolean;
}): Promise<void> {
  // What was never opened is opened here, not by each thread.
  await openPresent(options.cache);
  const crew = openCrew({ cache: options.cache, parts: options.parts, apart: options.apart }, options.threads);
  try {
    await crew.all<'learn'>(missing(options.parts).map((part) => ({ do: 'learn', part })));
    const rest = await restOf(crew, options.parts);
    const { lines, thirds, whole } = rest;
    const trusts = await trustsOf(crew, options.parts, rest);
    const readWith = (tried?: Bounds) =>
      crew.all<'read'>(
        learnedWithout(rest).map((own, at) => ({
          do: 'read',
          ...own,
          trust: trusts.without[at]!,
          ...(tried && { bounds: tried }),
        })),
      );
    if (options.bounds) {
      const worth = async (tried: Bounds) => worthOf(sumOf((await readWith(tried)).map(lookalikesOf)));
      await writeBounds(await searchBounds(worth, { rounds: 2, gain: 0.002, report: console.log }));
      return;
    }
    const read = await readWith();
    const all = new Map<string, Tally>();
    for (const tallies of read) for (const [name, tally] of tallies) all.set(name, addTally(all.get(name), tally));
    const byPart = new Map(read.map((tallies, at) => [`part ${leftOutParts[at]}`, lookalikesOf(tallies)] as const));
    const told = new Map([...byPart, ...all, ['all look-alikes', lookalikesOf(all)] as const]);
    const before = options.beside && (await resultOf(options.beside));
    console.log(crossTable(told, before || undefined));
    await writeFile(join(options.parts, 'result'), serialize(told));
    if (options.write) {
      const [scorer] = await crew.all<'whole'>([{ do: 'whole', lines: lines.all, third: thirds.all }]);
      await writeLearned({ scorer: scorer!, kinds: whole.kinds, odds: whole.odds, trust: trusts.all });
    }
    if (options.misses) await writeFile(options.misses, missLines(all));
  } finally {
    await crew.close();
  }
}

function missing(parts: string): readonly string[] {
  return leftOutParts.filter((part) => !existsSync(join(parts, `scorer-without-${part}.bin`)));
}

/** Kinds and eligibility learned without each part, from what scorers see that did not know the others. */
async function restOf(crew: Crew, parts: string): Promise<Rest> {
  const known = await kept(parts, 'rest');
  if (known) return known;
  const lines = linesOfParts(await crew.all<'said'>(leftOutParts.map((part) => ({ do: 'said', part }))));
  const { slope, offset } = lines.together;
  console.log(
    `what scorers say of the part that they do not know: ${slope.toFixed(3)} of the log-odds and ${offset.toFixed(3)}`,
  );
  const bent = leftOutParts.map((part, at) => ({ part, lines: lines.without[at]! }));
  const learned = thirdsOfParts(await crew.all<'measured'>(bent.map((own) => ({ do: 'measured', ...own }))));
  const thirds = { without: learned.without.map(packForest), all: packForest(learned.all) };
  const scaled = bent.map((own, at) => ({ ...own, third: thirds.without[at]! }));
  const kindsOf = (await crew.all<'kinds'>(scaled.map((own) => ({ do: 'kinds', ...own })))).flat();
  const kinds = leftOutParts.map((part) => trainKinds(kindsOf.filter((paper) => leftOutPart(paper) !== part)));
  const tasks = scaled.map((own, at) => ({ do: 'papers' as const, ...own, kinds: kinds[at]! }));
  const papers = (await crew.all<'papers'>(tasks)).flat().toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const odds = leftOutParts.map((part) => learnOdds(papers.filter((paper) => leftOutPart(paper) !== part)));
  await writeFile(join(parts, 'papers'), serialize(papers));
  console.log(judgedOdds(papers));
  const whole = { kinds: trainKinds(kindsOf), odds: learnOdds(papers) };
  return keep(parts, 'rest', { lines, thirds, kinds, odds, whole });
}

/** Trust in values learned without each part, and of all, from values that scorers read that did not know their issuers. */
async function trustsOf(crew: Crew, parts: string, rest: Rest): Promise<Trusts> {
  const known = await kept(parts, 'trust');
  if (known) return known;
  const values = await crew.all<'values'>(learnedWithout(rest).map((own) => ({ do: 'values', ...own })));
  const trusts = trustsOfParts(values);
  console.log(judgedTrust(values, trusts.without));
  return keep(parts, 'trust', trusts);
}

/** For each part what was learned without it, beside its scorer. */
function learnedWithout({ lines, thirds, kinds, odds }: Rest) {
  return leftOutParts.map((part, at) => ({
    part,
    kinds: kinds[at]!,
    odds: odds[at]!,
    lines: lines.without[at]!,
    third: thirds.without[at]!,
  }));
}

function lookalikesOf(tallies: ReadonlyMap<string, Tally>): Tally {
  return sumOf([...tallies].filter(([name]) => /lookalikes/.test(name)).map(([, tally]) => tally));
}

function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(addTally, emptyTally());
}

/** Puts what was learned of all documents where the reader has it. */
async function writeLearned(learned: {
  readonly scorer: Uint8Array;
  readonly kinds: Int8Array;
  readonly odds: LearnedOdds;
  readonly trust: Uint8Array;
}): Promise<void> {
  await writeFile(learnedFiles.trust, learned.trust);
  await writeFile(learnedFiles.scorer, learned.scorer);
  await writeFile(learnedFiles.kinds, learned.kinds);
  await writeFile(learnedFiles.odds, packOdds(learned.odds));
}

async function resultOf(parts: string): Promise<ReadonlyMap<string, Tally>> {
  // Written by another run of this command.
  return deserialize(await readFile(join(parts, 'result'))) as ReadonlyMap<string, Tally>;
}
