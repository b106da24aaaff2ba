import { writeFile } from 'node:fs/promises';
import { learnedKinds, likelyKinds, putKindOdds } from '#src/extraction/page-text/scoring/kind-odds.ts';
import { openSources } from '../scorer/gather-examples.ts';
import { issuerPart } from '../scorer/issuer-part.ts';
import { kindExamples } from './gather-kinds.ts';
import { type KindExample, trainKinds } from './train-kinds.ts';

const file = new URL('../../../src/extraction/page-text/scoring/kind-odds.bin', import.meta.url);

/** Pictures of one generator's pages: their layouts say nothing of the kinds of others. */
const left = /degraded/;

/** Learns the kinds of tickets, judges it leaving issuers out, and may write it. */
export async function learnKinds(options: { readonly cache: string; readonly write: boolean }): Promise<void> {
  const { opened, examples } = await openSources(options.cache);
  const learned = opened.filter(({ folder }) => !left.test(folder));
  const papers = kindExamples(
    learned.map(({ folder, corpus }) => [folder, corpus] as const),
    examples,
  );
  console.log(judgedKinds(papers));
  if (options.write) await writeFile(file, trainKinds(papers));
}

/** How often the rules and what was learned tell the kind of documents of issuers that were left out. */
function judgedKinds(papers: readonly KindExample[]): string {
  const partOf = issuerPart(3);
  let ruled = 0;
  let right = 0;
  for (const part of ['0', '1', '2']) {
    putKindOdds(trainKinds(papers.filter((paper) => partOf(paper) !== part)));
    for (const paper of papers.filter((one) => partOf(one) === part)) {
      const likely = likelyKinds(paper.signs)!;
      ruled += paper.ruled === paper.kind ? 1 : 0;
      right += learnedKinds[likely.indexOf(Math.max(...likely))] === paper.kind ? 1 : 0;
    }
  }
  return `kind told of ${papers.length} parts of documents: by rules ${ruled}, by what was learned ${right}`;
}
