import { describe, expect, it } from 'vitest';
import { createRandom } from '#test/generator/random.ts';
import type { Example } from './examples.ts';
import { learnFits } from './learn-fits.ts';
import { likelihood, trainLogistic } from './logistic.ts';

const dates = ['12.05.2026', '1. Mai 2026', 'Fri 8 May 2026', '03/07/2026', '24 dic 2026'];
const names = ['Anna Berg', 'Marco Rossi', 'Lena Vogt', 'Tom Baker', 'Ida Holm'];
const examples: readonly Example[] = dates.flatMap((date, at) =>
  [
    { type: 'when', text: date, fits: true },
    { type: 'when', text: `${names[at]} has written on ${date} that it rains`, fits: false },
    { type: 'name', text: names[at]!, fits: true },
    { type: 'name', text: `The ${names[at]} Hall Of All Things`, fits: false },
  ].map((one) => ({ ...(one as Omit<Example, 'weight'>), weight: 1 })),
);
const plan = { seed: 3, rounds: 30, decay: 0, fewest: 1 };

describe('learning of fits', () => {
  it('learns what tells dates and names from other texts', () => {
    const { types, bias, rows } = learnFits(examples, plan);
    const sumOf = (type: 'when' | 'name', features: readonly string[]) => {
      const column = types.indexOf(type);
      return features.reduce((sum, name) => sum + (rows[name]?.[column] ?? 0), bias[column]!);
    };
    expect(sumOf('when', ['date covers all'])).toBeGreaterThan(sumOf('when', ['date covers few']));
    expect(sumOf('name', ['words 2'])).toBeGreaterThan(sumOf('name', ['words 9']));
  });

  it('learns the same again', () => {
    expect(learnFits(examples, plan)).toEqual(learnFits(examples, plan));
  });

  it('leaves out what fewer texts have than asked', () => {
    expect(Object.keys(learnFits(examples, { ...plan, fewest: 1000 }).rows)).toEqual([]);
  });
});

describe('a logistic model', () => {
  it('says yes to what only right cases have', () => {
    const cases = [
      { names: ['red', 'round'], yes: true, weight: 1 },
      { names: ['green', 'round'], yes: false, weight: 1 },
    ];
    const model = trainLogistic(cases, { random: createRandom(1), rounds: 50, decay: 0 });
    expect(likelihood(model, ['red', 'round'])).toBeGreaterThan(0.8);
    expect(likelihood(model, ['green', 'round'])).toBeLessThan(0.2);
  });
});
