import { writeFile } from 'node:fs/promises';
import { beliefsBy, packBelief, type Weights } from '#src/extraction/model/belief.ts';
import { sourceOf } from '#src/extraction/model/source.ts';
import { trustIn } from '#src/extraction/model/weigh-answer.ts';
import { putScorer } from '#src/extraction/page-text/scoring/learned-scorer.ts';
import { readDrafts } from '#src/extraction/understand.ts';
import { type Simulation, simulations } from '../../eval/simulated-answer.ts';
import { openSources } from '../scorer/gather-examples.ts';
import { issuerPart } from '../scorer/issuer-part.ts';
import { type Asked, askAbout, readOf, type Told } from './answers.ts';
import { judgeAnswers } from './judge-answers.ts';
import { scorerWithout } from './scorer-without.ts';
import { plans, trainBelief } from './train-belief.ts';

const file = new URL('../../../src/extraction/model/belief.bin', import.meta.url);

/** LIST: whose answers are learned from; `obedient` is `perfect` where nothing speaks to it. */
const models: readonly Simulation[] = ['perfect', 'good', 'small', 'nonsense', 'sly', 'turned'];

/** LIST: documents whose answers are learned from: those of real issuers' layouts, which our own drawn ones are not. */
const sources = /lookalikes/;

const parts = ['0', '1', '2'];
const partOf = issuerPart(parts.length);

/** Learns how far a model's word is to be believed; judges it, leaving issuers out, and may write it. */
export async function learnBelief(options: {
  readonly cache: string;
  readonly judge: boolean;
  /** Documents that are also judged by themselves: a regular expression of their id. */
  readonly apart: string;
  readonly write: boolean;
}): Promise<void> {
  const told = await gather(options);
  const asked = told.flatMap((one) => one.asked).filter(({ model }) => models.includes(model));
  const without = new Map(parts.map((part) => [part, learnValues(asked.filter((one) => partOf(one) !== part))]));
  // The trust in each answer, by a formula that was learned without its issuer.
  const trusted = asked.map((one) => ({ ...one, trust: trustBy(without.get(partOf(one))!, one) }));
  if (options.judge) {
    const judged = parts.map((part) => ({
      told: told.filter(({ read }) => partOf({ issuer: read.one.vendor }) === part),
      weights: { value: without.get(part)!, tickets: learnTickets(trusted.filter((one) => partOf(one) !== part)) },
    }));
    const apart = new RegExp(options.apart);
    const some = judged.map((part) => ({ ...part, told: part.told.filter(({ read }) => apart.test(read.one.id)) }));
    console.log(judgeAnswers(judged));
    if (some.some(({ told }) => told.length > 0)) console.log(`\nof these ${options.apart}:\n${judgeAnswers(some)}`);
  }
  if (options.write) await writeFile(file, packBelief({ value: learnValues(asked), tickets: learnTickets(trusted) }));
}

/** What models answer about the look-alikes, each read with a scorer that did not know its issuer. */
async function gather({ cache, judge }: { readonly cache: string; readonly judge: boolean }): Promise<readonly Told[]> {
  const { opened, examples } = await openSources(cache);
  const documents = opened.filter(({ folder }) => sources.test(folder)).flatMap(({ corpus }) => corpus);
  const told: Told[] = [];
  for (const part of parts) {
    // What the scorer knows by heart says nothing of how it holds values of other issuers.
    putScorer(
      await scorerWithout(
        examples.filter((example) => partOf(example) !== part),
        cache,
      ),
    );
    for (const { case: one, root } of documents) {
      if (partOf({ issuer: one.vendor }) !== part) continue;
      const drafted = readDrafts(root, one.context.slice(0, 10));
      const read = readOf(one, drafted, sourceOf(drafted.input));
      told.push({ read, asked: (judge ? simulations : models).map((model) => askAbout(read, model)) });
    }
  }
  return told;
}

function learnValues(asked: readonly Asked[]): Weights {
  return trainBelief(
    asked.flatMap(({ values }) => values),
    plans.value,
  );
}

function learnTickets(asked: readonly (Asked & { readonly trust: number })[]): Weights {
  return trainBelief(
    asked.map(({ trust, whole, tickets }) => ({ signs: [trust, ...whole], right: tickets })),
    plans.tickets,
  );
}

function trustBy(weights: Weights, { values, missing }: Asked): number {
  return trustIn(
    values.map(({ signs }) => beliefsBy(weights, signs)),
    missing,
  );
}
