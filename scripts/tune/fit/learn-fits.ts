import { findAll } from '#src/extraction/page-text/values/find-all.ts';
import { canBeOfType } from '#src/extraction/page-text/values/fit.ts';
import type { FitModel, LearnedType } from '#src/extraction/page-text/values/fit-model.ts';
import { featuresOf } from '#src/extraction/page-text/values/text-features.ts';
import { roles, type ValueType } from '#src/extraction/words/roles.ts';
import { createRandom } from '#test/generator/random.ts';
import type { Example } from './examples.ts';
import { type Case, trainLogistic } from './logistic.ts';

/** What learning takes: the seed of its shuffles, and how many texts must have a feature for it to be kept. */
export type FitPlan = {
  readonly seed: number;
  readonly rounds: number;
  readonly decay: number;
  readonly fewest: number;
};

/** Types with a model of their own, in the order of the columns. */
const learned = [...new Set(Object.values(roles))].filter(isLearned).sort();

/** Learns for every type to tell its values from other texts that pass for one. */
export function learnFits(examples: readonly Example[], plan: FitPlan): FitModel {
  const looks = looksOf(examples, plan.fewest);
  const models = learned.map((type) => {
    const own = examples.filter((one) => columnOf(one.type) === type && canBeOfType(type, looks.get(one.text)!.finds));
    return trainLogistic(casesOf(own, looks), { ...plan, random: createRandom(plan.seed, type) });
  });
  const names = [...new Set(models.flatMap(({ weights }) => [...weights.keys()]))].sort();
  const rows = names.map((name) => [name, models.map(({ weights }) => round(weights.get(name) ?? 0, 1))] as const);
  return {
    types: learned,
    bias: models.map(({ bias }) => round(bias, 1)),
    rows: Object.fromEntries(rows.filter(([, row]) => row.some((weight) => weight !== 0))),
  };
}

function isLearned(type: ValueType): type is LearnedType {
  return type !== 'none' && type !== 'period';
}

function columnOf(type: ValueType): ValueType {
  return type === 'period' ? 'when' : type;
}

type Look = { readonly finds: ReturnType<typeof findAll>; readonly names: readonly string[] };

/** The features of every text, without those that only few texts have: they would be learned by heart. */
function looksOf(examples: readonly Example[], fewest: number): ReadonlyMap<string, Look> {
  const counts = new Map<string, number>();
  const looks = [...new Set(examples.map((one) => one.text))].map((text) => {
    const finds = findAll(text.trim());
    const names = featuresOf(finds);
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return { text, finds, names };
  });
  return new Map(
    looks.map(({ text, finds, names }) => [text, { finds, names: names.filter((one) => counts.get(one)! >= fewest) }]),
  );
}

/** For and against count the same in sum, however many there are of each. */
function casesOf(examples: readonly Example[], looks: ReadonlyMap<string, Look>): readonly Case[] {
  const sum = (isRight: boolean) => examples.reduce((total, one) => total + (one.fits === isRight ? one.weight : 0), 0);
  const against = sum(true) / Math.max(1, sum(false));
  return examples.map(({ text, fits, weight }) => ({
    names: looks.get(text)!.names,
    yes: fits,
    weight: fits ? weight : weight * against,
  }));
}

function round(value: number, digits: number): number {
  // Adding 0 turns -0 into 0.
  return Number(value.toFixed(digits)) + 0;
}
