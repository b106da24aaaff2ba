import { writeFile } from 'node:fs/promises';
import { packScorer } from '#src/extraction/page-text/scoring/pack.ts';
import { writtenLists } from '../fit/gather-examples.ts';
import { openCorpus } from '../open-corpus.ts';
import type { Example } from './examples.ts';
import { documentExamples, presentSources, writtenExamples } from './gather-examples.ts';
import { issuerPart } from './issuer-part.ts';
import { judgeScorer } from './judge-scorer.ts';
import { trainScorer } from './train-scorer.ts';

const file = new URL('../../../src/extraction/page-text/scoring/scorer.bin', import.meta.url);

/** Learns the scorer from all documents that are there, judges it leaving issuers and leaving each source out, and may write it. */
export async function learnScorer(options: {
  readonly cache: string;
  readonly judge: boolean;
  readonly write: boolean;
}): Promise<void> {
  const examples: Example[] = [...writtenExamples(writtenLists)];
  for (const { folder, whole } of presentSources())
    examples.push(...documentExamples(await openCorpus(folder, options.cache), folder, whole));
  console.log(
    `learned from test/written and ${presentSources()
      .map(({ folder }) => folder)
      .join(', ')}`,
  );
  const spans = examples.reduce((sum, { rows }) => sum + rows.length, 0);
  console.log(`${examples.length} parts of documents, ${spans} spans`);
  if (options.judge) {
    console.log(`leaving issuers out\n${judgeScorer(examples, issuerPart(4))}\n`);
    console.log(`leaving each source out\n${judgeScorer(examples, ({ source }) => source)}\n`);
  }
  const bytes = packScorer(trainScorer(examples));
  console.log(`${bytes.length} bytes`);
  if (options.write) await writeFile(file, bytes);
}
