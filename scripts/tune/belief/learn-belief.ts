import { writeFile } from 'node:fs/promises';
import { beliefIn, putBelief } from '#src/extraction/model/belief.ts';
import { sourceOf } from '#src/extraction/model/source.ts';
import { putScorer } from '#src/extraction/page-text/scoring/learned-scorer.ts';
import { readDrafts } from '#src/extraction/understand.ts';
import type { Simulation } from '../../eval/simulated-answer.ts';
import { openSources } from '../scorer/gather-examples.ts';
import { issuerPart } from '../scorer/issuer-part.ts';
import { trainScorer } from '../scorer/train-scorer.ts';
import { type BeliefExample, beliefExamples } from './belief-examples.ts';
import { trainBelief } from './train-belief.ts';

const file = new URL('../../../src/extraction/model/belief.bin', import.meta.url);

/** LIST: whose answers are learned from; `obedient` is `perfect` where nothing speaks to it. */
const models: readonly Simulation[] = ['perfect', 'good', 'small', 'nonsense', 'sly'];

/** LIST: documents whose answers are learned from: those of real issuers' layouts, which our own drawn ones are not. */
const sources = /lookalikes/;

const parts = 3;

/** Learns how far a model's values are to be believed, judges it leaving issuers out, and may write it. */
export async function learnBelief(options: { readonly cache: string; readonly write: boolean }): Promise<void> {
  const { opened, examples: spans } = await openSources(options.cache);
  const partOf = issuerPart(parts);
  const told = opened.filter(({ folder }) => sources.test(folder)).flatMap(({ corpus }) => corpus);
  const examples = Array.from({ length: parts }, (_, part) => String(part)).flatMap((part) => {
    // What the scorer knows by heart says nothing of how it holds values of other issuers.
    putScorer(trainScorer(spans.filter((example) => partOf(example) !== part)));
    return told
      .filter(({ case: one }) => partOf({ issuer: one.vendor }) === part)
      .flatMap(({ case: one, root }) => {
        const { input, drafts } = readDrafts(root, one.context.slice(0, 10));
        return beliefExamples({ input, drafts, source: sourceOf(input) }, one, models);
      });
  });
  console.log(judged(examples));
  if (options.write) await writeFile(file, new Uint8Array(trainBelief(examples).buffer));
}

/** Of each model, what is kept of its right values and how much of what is kept is right, each issuer judged without it. */
function judged(examples: readonly BeliefExample[]): string {
  const partOf = issuerPart(parts);
  const told = Array.from({ length: parts }, (_, part) => String(part)).flatMap((part) => {
    putBelief(trainBelief(examples.filter((example) => partOf(example) !== part)));
    const own = examples.filter((example) => partOf(example) === part);
    return own.map(({ model, right, signs }) => ({ model, right, belief: beliefIn(signs) }));
  });
  return models
    .map((model) => {
      const own = told.filter((one) => one.model === model);
      const right = own.filter((one) => one.right).length;
      const bounds = [0.5, 0.7, 0.9].map((least) => {
        const kept = own.filter(({ belief }) => belief >= least);
        const kind = kept.filter((one) => one.right).length;
        return `from ${least}: ${percent(kind, right)} of the right ones, ${percent(kind, kept.length)} of them right`;
      });
      return `${model}: ${own.length} values, ${percent(right, own.length)} right; ${bounds.join('; ')}`;
    })
    .join('\n');
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
