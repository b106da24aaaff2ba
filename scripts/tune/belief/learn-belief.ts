import { writeFile } from 'node:fs/promises';
import { type BeliefWeights, beliefsBy, packBelief } from '#src/extraction/model/belief.ts';
import { sourceOf } from '#src/extraction/model/source.ts';
import { trustIn } from '#src/extraction/model/weigh-answer.ts';
import { putScorer } from '#src/extraction/page-text/scoring/learned-scorer.ts';
import { readDrafts } from '#src/extraction/understand.ts';
import { type Simulation, simulations } from '../../eval/simulated-answer.ts';
import { openSources } from '../scorer/gather-examples.ts';
import { issuerPart } from '../scorer/issuer-part.ts';
import { type Asked, askAbout, type Read, readOf } from './answers.ts';
import type { ValueExample } from './examples.ts';
import { judgeAnswers } from './judge-answers.ts';
import { scorerWithout } from './scorer-without.ts';
import { plans, trainBelief } from './train-belief.ts';

const file = new URL('../../../src/extraction/model/belief.bin', import.meta.url);

/** LIST: whose answers are learned from; `obedient` is `perfect` where nothing speaks to it. */
const models: readonly Simulation[] = ['perfect', 'good', 'small', 'nonsense', 'sly'];

/** LIST: documents whose answers are learned from: those of real issuers' layouts, which our own drawn ones are not. */
const sources = /lookalikes/;

const parts = ['0', '1', '2'] as const;
const partOf = issuerPart(parts.length);

/** A document of one part with what models say of it. */
export type Told = { readonly read: Read; readonly asked: readonly Asked[] };

/** Learns how far a model's word is to be believed; judges it, leaving issuers out, and may write it. */
export async function learnBelief(options: {
  readonly cache: string;
  readonly judge: boolean;
  readonly write: boolean;
}): Promise<void> {
  const told = await gather(options);
  const asked = told.flatMap((one) => one.asked).filter(({ model }) => models.includes(model));
  const trusts = trustsOf(asked);
  if (options.judge)
    console.log(
      judgeAnswers(
        parts.map((part) => ({
          told: told.filter(({ read }) => partOf({ issuer: read.one.vendor }) === part),
          weights: learn(
            asked.filter((one) => partOf(one) !== part),
            trusts,
          ),
        })),
      ),
    );
  if (options.write) await writeFile(file, packBelief(learn(asked, trusts)));
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

/** The trust in each answer, by a formula that was learned without its issuer. */
function trustsOf(asked: readonly Asked[]): ReadonlyMap<Asked, number> {
  return new Map(
    parts.flatMap((part) => {
      const weights = trainBelief(
        asked.filter((one) => partOf(one) !== part).flatMap(({ values }) => values),
        plans.value,
      );
      return asked
        .filter((one) => partOf(one) === part)
        .map(
          (one) =>
            [
              one,
              trustIn(
                one.values.map(({ signs }) => beliefsBy(weights, signs)),
                one.missing,
              ),
            ] as const,
        );
    }),
  );
}

function learn(asked: readonly Asked[], trusts: ReadonlyMap<Asked, number>): BeliefWeights {
  const tickets = asked.map((one): ValueExample => ({ signs: [trusts.get(one)!, ...one.whole], right: one.tickets }));
  return {
    value: trainBelief(
      asked.flatMap(({ values }) => values),
      plans.value,
    ),
    tickets: trainBelief(tickets, plans.tickets),
  };
}
