import { writeFile } from 'node:fs/promises';
import { packScorer } from '#src/extraction/page-text/scoring/pack.ts';
import { learnedFiles } from '../learned-files.ts';
import { onScale } from './calibrate.ts';
import { openSources } from './gather-examples.ts';
import { issuerPart } from './issuer-part.ts';
import { judgeScorer } from './judge-scorer.ts';
import { learningCurve } from './learning-curve.ts';
import { scorersLeavingOut } from './left-out.ts';
import { trainScorer } from './train-scorer.ts';

/**
 * Learns the scorer from all documents that are there, brings it to the decoder's scale by what scorers say that did not know some issuers, judges it leaving
 * issuers and leaving each source out, and may write it. With `curve` it only tells whether more documents would help.
 */
export async function learnScorer(options: {
  readonly cache: string;
  readonly parts: string | undefined;
  readonly judge: boolean;
  readonly curve: boolean;
  readonly write: boolean;
}): Promise<void> {
  const { opened, examples } = await openSources(options.cache);
  console.log(`learned from test/written and ${opened.map(({ folder }) => folder).join(', ')}`);
  const spans = examples.reduce((sum, { rows }) => sum + rows.length, 0);
  console.log(`${examples.length} parts of documents, ${spans} spans`);
  if (options.curve) {
    console.log(learningCurve(examples));
    return;
  }
  if (options.judge) {
    console.log(`leaving issuers out\n${judgeScorer(examples, issuerPart(4))}\n`);
    console.log(`leaving each source out\n${judgeScorer(examples, ({ source }) => source)}\n`);
  }
  const { lines, thirds } = await scorersLeavingOut({ opened, examples }, options.parts);
  const bytes = packScorer({ ...onScale(trainScorer(examples), lines.all), third: thirds.all });
  console.log(`${bytes.length} bytes`);
  if (options.write) await writeFile(learnedFiles.scorer, bytes);
}
