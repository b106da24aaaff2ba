import { writeFile } from 'node:fs/promises';
import { type LearnedOdds, packOdds, toldBy } from '#src/extraction/eligibility/learned-odds.ts';
import { putKindOdds } from '#src/extraction/page-text/scoring/kind-odds.ts';
import { keptReaders } from '../cross/kept.ts';
import { learnedFiles } from '../learned-files.ts';
import { openPresent, openSources } from '../scorer/gather-examples.ts';
import { issuerPart } from '../scorer/issuer-part.ts';
import { leftOutParts, scorersLeavingOut } from '../scorer/left-out.ts';
import { papersOf } from './gather-papers.ts';
import { counts, type OddsPlan, type Paper, trainOdds } from './train-odds.ts';
import { type TreesPlan, trainTrees } from './train-trees.ts';

/** How what each sign says is learned. */
const oddsPlan: OddsPlan = {
  seed: 7,
  rounds: 40,
  stride: 0.3,
  against: 3,
  decay: 0.02,
  drop: { word: 0.5, other: 0.1 },
  fewest: 3,
};

/** How what signs say together is learned. */
const treesPlan: TreesPlan = {
  seed: 7,
  count: 300,
  leaves: 8,
  rate: 0.07,
  against: 3,
  share: 0.5,
  fewest: 8,
  heaviest: 4,
  gain: 0.5,
};

/** One paper of so many is also learned from as it would be uploaded late: a ticket of last week is one all the same. */
const late = 2;

/** Learns what is a ticket and what is none. */
export function learnOdds(papers: readonly Paper[]): LearnedOdds {
  const copies = papers.filter((_, at) => at % late === 0).map((paper) => ({ ...paper, signs: paper.lateSigns }));
  const all = [...papers, ...copies];
  return { weights: trainOdds(all, oddsPlan, counts(papers)), trees: trainTrees(all, treesPlan) };
}

/** Learns what is a ticket and what is none, judges it leaving issuers out, and may write it. */
export async function learnEligibility(options: {
  readonly cache: string;
  readonly parts: string | undefined;
  readonly write: boolean;
}): Promise<void> {
  const papers = (await gather(options)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  console.log(judgedOdds(papers));
  if (options.write) await writeFile(learnedFiles.odds, packOdds(learnOdds(papers)));
}

/** All papers, each read by what did not know its issuer: as a cross kept it in its folder, or by scorers that are learned for it. */
async function gather({
  cache,
  parts,
}: {
  readonly cache: string;
  readonly parts: string | undefined;
}): Promise<readonly Paper[]> {
  const readers = parts === undefined ? undefined : await keptReaders(parts);
  if (readers) {
    const opened = (await openPresent(cache)).map(({ folder, corpus }) => [folder, corpus] as const);
    return readers.flatMap(({ part, scorer, kinds }) => {
      putKindOdds(kinds);
      return papersOf(opened, part, scorer);
    });
  }
  const { opened, examples } = await openSources(cache);
  const corpora = opened.map(({ folder, corpus }) => [folder, corpus] as const);
  const { scorers } = await scorersLeavingOut({ opened, examples }, parts);
  return leftOutParts.flatMap((part, at) => papersOf(corpora, part, scorers[at]!));
}

/** How many tickets are lost and how many papers taken for tickets at some log-odds, each issuer judged without it. */
export function judgedOdds(papers: readonly Paper[]): string {
  const partOf = issuerPart(5);
  const told = [0, 1, 2, 3, 4].map(String).flatMap((part) => {
    const learned = learnOdds(papers.filter((paper) => partOf(paper) !== part));
    const own = papers.filter((paper) => partOf(paper) === part);
    return own.map((paper) => ({ paper, odds: toldBy(learned, paper.signs), late: toldBy(learned, paper.lateSigns) }));
  });
  const linesOf = (some: typeof told) => {
    const tickets = some.filter(({ paper }) => paper.isTicket);
    const others = some.filter(({ paper }) => !paper.isTicket);
    return [-1.6, -0.8, -0.4, 0, 0.4, 0.8, 1.4].map(
      (least) =>
        `from ${least}: ${tickets.filter(({ odds }) => odds < least).length} of ${tickets.length} tickets lost, ${others.filter(({ odds }) => odds >= least).length} of ${others.length} others taken`,
    );
  };
  const lookalikes = told.filter(({ paper }) => /lookalikes/.test(paper.source));
  const late = lookalikes.map((one) => ({ ...one, odds: one.late }));
  return ['all', ...linesOf(told), 'look-alikes', ...linesOf(lookalikes), 'uploaded late', ...linesOf(late)].join('\n');
}
