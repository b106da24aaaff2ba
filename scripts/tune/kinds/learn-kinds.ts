import { writeFile } from 'node:fs/promises';
import { likelyKinds, putKindOdds } from '#src/extraction/page-text/scoring/kind-odds.ts';
import { learnedKinds } from '#src/extraction/page-text/scoring/learned-kinds.ts';
import { learnedFiles } from '../learned-files.ts';
import { openSources } from '../scorer/gather-examples.ts';
import { leftOutPart, leftOutParts, ofPart, scorersLeavingOut } from '../scorer/left-out.ts';
import { kindExamples } from './gather-kinds.ts';
import { type KindExample, trainKinds } from './train-kinds.ts';

/** Pictures of one generator's pages: their layouts say nothing of the kinds of others. */
export const saysNoKind = /degraded/;

/** Learns the kinds of tickets, each part seen by a scorer that did not know it, judges it leaving issuers out, and may write it. */
export async function learnKinds(options: {
  readonly cache: string;
  readonly parts: string | undefined;
  readonly write: boolean;
}): Promise<void> {
  const { opened, examples } = await openSources(options.cache);
  const corpora = opened.filter(({ folder }) => !saysNoKind.test(folder));
  const papers: KindExample[] = [];
  const { scorers } = await scorersLeavingOut({ opened, examples }, options.parts);
  for (const [at, part] of leftOutParts.entries()) {
    const own = corpora.map(({ folder, corpus }) => [folder, ofPart(corpus, part)] as const);
    papers.push(...kindExamples(own, scorers[at]!));
  }
  console.log(judgedKinds(papers));
  if (options.write) await writeFile(learnedFiles.kinds, trainKinds(papers));
}

/** How often the rules and what was learned tell the kind of documents of issuers that were left out. */
function judgedKinds(papers: readonly KindExample[]): string {
  let ruled = 0;
  let right = 0;
  for (const part of leftOutParts) {
    putKindOdds(trainKinds(papers.filter((paper) => leftOutPart(paper) !== part)));
    for (const paper of papers.filter((one) => leftOutPart(one) === part)) {
      const likely = likelyKinds(paper.signs)!;
      ruled += paper.ruled === paper.kind ? 1 : 0;
      right += learnedKinds[likely.indexOf(Math.max(...likely))] === paper.kind ? 1 : 0;
    }
  }
  return `kind told of ${papers.length} parts of documents: by rules ${ruled}, by what was learned ${right}`;
}
