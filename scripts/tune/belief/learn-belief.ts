import { writeFile } from 'node:fs/promises';
import { putOdds } from '#src/extraction/eligibility/learned-odds.ts';
import { type BeliefWeights, beliefsBy, packBelief, type Weights } from '#src/extraction/model/belief.ts';
import { sourceOf } from '#src/extraction/model/source.ts';
import { trustIn } from '#src/extraction/model/weigh-answer.ts';
import { putKindOdds } from '#src/extraction/page-text/scoring/kind-odds.ts';
import { putScorer } from '#src/extraction/page-text/scoring/learned-scorer.ts';
import { readDrafts } from '#src/extraction/understand.ts';
import { type Simulation, simulations } from '../../eval/simulated-answer.ts';
import { keptReaders } from '../cross/kept.ts';
import { type OpenedCase, openCorpus } from '../open-corpus.ts';
import { presentSources } from '../scorer/gather-examples.ts';
import { leftOutPart, leftOutParts } from '../scorer/left-out.ts';
import { type Asked, askAbout, readOf, type Told } from './answers.ts';
import { judgeAnswers } from './judge-answers.ts';
import { plans, trainBelief } from './train-belief.ts';

const file = new URL('../../../src/extraction/model/belief.bin', import.meta.url);

/** LIST: whose answers are learned from; `obedient` is `perfect` where nothing speaks to it. */
const models: readonly Simulation[] = ['perfect', 'good', 'small', 'nonsense', 'sly', 'turned'];

/** LIST: documents whose answers are learned from: those of real issuers' layouts, which our own drawn ones are not. */
const sources = /lookalikes/;

/** Learns how far a model's word is to be believed; judges it, leaving issuers out, and may write it. */
export async function learnBelief(options: {
  readonly cache: string;
  /** The folder of a cross: what was learned without each part is taken from there. */
  readonly parts: string;
  readonly judge: boolean;
  /** The documents, by their id, that what is committed was not learned from: then only those, read by it, in place of a cross. */
  readonly unseen: string | undefined;
  /** Documents that are also judged by themselves: a regular expression of their id. */
  readonly apart: string;
  readonly write: boolean;
}): Promise<void> {
  const told = await gather(options);
  const asked = told.flatMap((one) => one.asked).filter(({ model }) => models.includes(model));
  const without = new Map<string, Weights>(
    leftOutParts.map((part) => [part, learnValues(asked.filter((one) => leftOutPart(one) !== part))]),
  );
  // The trust in each answer, by a formula that was learned without its issuer.
  const trusted = asked.map((one) => ({ ...one, trust: trustBy(without.get(leftOutPart(one))!, one) }));
  if (options.judge) {
    const judged = leftOutParts.map((part) => ({
      told: told.filter(({ read }) => leftOutPart({ issuer: read.evalCase.vendor }) === part),
      weights: { value: without.get(part)!, ...learnRest(trusted.filter((one) => leftOutPart(one) !== part)) },
    }));
    const apart = new RegExp(options.apart);
    const some = judged.map((part) => ({
      ...part,
      told: part.told.filter(({ read }) => apart.test(read.evalCase.id)),
    }));
    console.log(judgeAnswers(judged));
    if (some.some(({ told }) => told.length > 0)) console.log(`\nof these ${options.apart}:\n${judgeAnswers(some)}`);
  }
  if (options.write) await writeFile(file, packBelief({ value: learnValues(asked), ...learnRest(trusted) }));
}

/** What models answer about the look-alikes, each read by what did not know its issuer, or had not seen it. */
async function gather({
  cache,
  parts,
  unseen,
  judge,
}: {
  readonly cache: string;
  readonly parts: string;
  readonly unseen: string | undefined;
  readonly judge: boolean;
}): Promise<readonly Told[]> {
  const told: Told[] = [];
  const tell = ({ case: one, root }: OpenedCase) => {
    const drafted = readDrafts(root, one.context.slice(0, 10));
    const read = readOf(one, drafted, sourceOf(drafted.input));
    told.push({ read, asked: (judge ? simulations : models).map((model) => askAbout(read, model)) });
  };
  const documents: OpenedCase[] = [];
  for (const { folder } of presentSources())
    if (sources.test(folder))
      documents.push(...(await openCorpus(folder, cache, unseen === undefined ? undefined : new RegExp(unseen))));
  if (unseen !== undefined) {
    documents.forEach(tell);
    return told;
  }
  const readers = await keptReaders(parts);
  if (!readers) throw new Error(`nothing was learned in ${parts} yet: npm run tune -- --cross --parts ${parts}`);
  for (const { part, scorer, kinds, odds } of readers) {
    // What was learned by heart says nothing of how values and papers of other issuers are held.
    putScorer(scorer);
    putKindOdds(kinds);
    putOdds(odds);
    documents.filter(({ case: one }) => leftOutPart({ issuer: one.vendor }) === part).forEach(tell);
  }
  return told;
}

function learnValues(asked: readonly Asked[]): Weights {
  return trainBelief(
    asked.flatMap(({ values }) => values),
    plans.value,
  );
}

/** What is learned with the trust in each answer: of its tickets, and of what it is silent about. */
function learnRest(asked: readonly (Asked & { readonly trust: number })[]): Omit<BeliefWeights, 'value'> {
  const tickets = asked.map(({ trust, whole, tickets: right }) => ({ signs: [trust, ...whole], right }));
  const silent = asked.flatMap(({ trust, silent: all }) =>
    all.map(({ signs, right }) => ({ signs: [trust, ...signs], right })),
  );
  return { tickets: trainBelief(tickets, plans.tickets), silence: trainBelief(silent, plans.silence) };
}

function trustBy(weights: Weights, { values, missing }: Asked): number {
  return trustIn(
    values.map(({ signs }) => beliefsBy(weights, signs)),
    missing,
  );
}
