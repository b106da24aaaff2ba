import { type LearnedOdds, putOdds } from '#src/extraction/eligibility/learned-odds.ts';
import { bounds } from '#src/extraction/page-text/decoding/spans/bounds.ts';
import type { Line } from '#src/extraction/page-text/scoring/calibration.ts';
import { unpackForest } from '#src/extraction/page-text/scoring/forest.ts';
import { putKindOdds } from '#src/extraction/page-text/scoring/kind-odds.ts';
import { putScorer } from '#src/extraction/page-text/scoring/learned-scorer.ts';
import { packScorer } from '#src/extraction/page-text/scoring/pack.ts';
import { putTrust } from '#src/extraction/trust/learned-trust.ts';
import { understand } from '#src/extraction/understand.ts';
import { addCase, emptyTally, type Tally } from '../../eval/tally.ts';
import { papersOf } from '../eligibility/gather-papers.ts';
import type { Paper } from '../eligibility/train-odds.ts';
import { kindExamples } from '../kinds/gather-kinds.ts';
import { saysNoKind } from '../kinds/learn-kinds.ts';
import type { KindExample } from '../kinds/train-kinds.ts';
import { once } from '../once.ts';
import { claimsOf } from '../score.ts';
import { onScale, type Said, saidOf } from '../scorer/calibrate.ts';
import { examplesOfAll, openPresent } from '../scorer/gather-examples.ts';
import { leftOutPart, ofPart, rawScorerWithout, tellingCases, tellsHowSure } from '../scorer/left-out.ts';
import { type MeasuredSpan, measuredSpans } from '../scorer/measured.ts';
import { trainScorer } from '../scorer/train-scorer.ts';
import { valuesOf, type WeighedValue } from '../trust/gather-values.ts';
import type { Bounds } from './search-bounds.ts';

/** What is done with a part of the documents: a scorer learned without it, one of all, what kinds, eligibility and trust are learned from, all of it read. */
export type Task =
  | { readonly do: 'learn'; readonly part: string }
  | { readonly do: 'said'; readonly part: string }
  | { readonly do: 'measured'; readonly part: string; readonly lines: readonly Line[] }
  | ({ readonly do: 'whole' } & Scaled)
  | ({ readonly do: 'kinds'; readonly part: string } & Scaled)
  | ({ readonly do: 'papers'; readonly part: string; readonly kinds: Int8Array } & Scaled)
  | ({ readonly do: 'values'; readonly part: string; readonly kinds: Int8Array; readonly odds: LearnedOdds } & Scaled)
  | ({
      readonly do: 'read';
      readonly trust: Uint8Array;
      readonly part: string;
      readonly kinds: Int8Array;
      readonly odds: LearnedOdds;
      readonly bounds?: Bounds;
    } & Scaled);

/** The lines that bring a part's scorer to the decoder's scale, and its third look as bytes. */
type Scaled = { readonly lines: readonly Line[]; readonly third: Uint8Array };

/** What doing a task gives, by what it does. */
export type Done = {
  readonly learn: true;
  readonly said: Said;
  readonly measured: readonly MeasuredSpan[];
  readonly whole: Uint8Array;
  readonly kinds: readonly KindExample[];
  readonly papers: readonly Paper[];
  readonly values: readonly WeighedValue[];
  readonly read: ReadonlyMap<string, Tally>;
};

/** Where opened documents and what was learned of parts are kept; `apart`: ids that are also counted by themselves. */
export type Place = { readonly cache: string; readonly parts: string; readonly apart: string };

/** Does tasks of a cross, with the documents opened once. */
export function openWork({ cache, parts, apart }: Place): (task: Task) => Promise<Done[keyof Done]> {
  const opened = once(() => openPresent(cache));
  const examples = once(async () => examplesOfAll(await opened()));
  return async (task) => {
    if (task.do === 'whole') {
      const scorer = onScale(trainScorer(await examples()), task.lines);
      return packScorer({ ...scorer, third: unpackForest(task.third) });
    }
    const { part } = task;
    const known = task.do === 'learn' || task.do === 'said' ? await examples() : [];
    const raw = await rawScorerWithout(part, () => known, parts);
    if (task.do === 'learn') return true;
    if (task.do === 'said')
      return saidOf(
        raw,
        known.filter((example) => leftOutPart(example) === part && tellsHowSure(example)),
      );
    if (task.do === 'measured') return measuredSpans(onScale(raw, task.lines), tellingCases(await opened(), part));
    const scorer = { ...onScale(raw, task.lines), third: unpackForest(task.third) };
    const corpora = (await opened()).map(({ folder, corpus }) => [folder, ofPart(corpus, part)] as const);
    if (task.do === 'kinds')
      return kindExamples(
        corpora.filter(([folder]) => !saysNoKind.test(folder)),
        scorer,
      );
    putKindOdds(task.kinds);
    if (task.do === 'papers') return papersOf(corpora, part, scorer);
    putScorer(scorer);
    putOdds(task.odds);
    if (task.do === 'values') return valuesOf(tellingCases(await opened(), part));
    putTrust(unpackForest(task.trust)[0]);
    Object.assign(bounds, task.bounds);
    return readAll(corpora, new RegExp(apart));
  };
}

/** What reading gives of each source and of the documents that are counted apart. */
function readAll(
  corpora: readonly (readonly [string, ReturnType<typeof ofPart>])[],
  apart: RegExp,
): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const [folder, corpus] of corpora)
    for (const { case: one, root } of corpus) {
      const { tickets } = understand(root, one.context.slice(0, 10));
      const claims = claimsOf(tickets, one);
      for (const name of [folder, ...(apart.test(one.id) && /lookalikes/.test(folder) ? ['apart'] : [])]) {
        const tally = tallies.get(name) ?? emptyTally();
        tallies.set(name, tally);
        addCase(tally, one, claims, undefined, tickets);
      }
    }
  return tallies;
}
