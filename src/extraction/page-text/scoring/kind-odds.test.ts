import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { kindRow, kindRows, kindStep, likelyKinds, putKindOdds, shares } from './kind-odds.ts';
import { learnedKinds } from './learned-kinds.ts';

describe('how likely each kind is by its signs', () => {
  /** Weights of which one sign speaks so many steps for a kind. */
  const speaking = (sign: string, kind: (typeof learnedKinds)[number], steps: number) => {
    const weights = new Int8Array(kindRows * learnedKinds.length);
    weights[kindRow(sign) * learnedKinds.length + learnedKinds.indexOf(kind)] = steps;
    return weights;
  };
  const of = (kind: (typeof learnedKinds)[number], signs: Parameters<typeof likelyKinds>[0]) =>
    likelyKinds(signs)![learnedKinds.indexOf(kind)]!;
  // Other files of tests ask for the learned ones.
  afterAll(() => putKindOdds(new Int8Array(readFileSync(new URL('./kind-odds.bin', import.meta.url)))));

  it('is the same for all where nothing speaks', () => {
    putKindOdds(speaking('word pier', 'boat', 64));
    expect(likelyKinds([])).toEqual(learnedKinds.map(() => 1 / learnedKinds.length));
    expect(of('boat', [{ name: 'word wharf', much: 1 }])).toBe(1 / learnedKinds.length);
  });

  it('is more for what a sign speaks for, by how much of it there is', () => {
    putKindOdds(speaking('word pier', 'boat', 64));
    const [half, whole] = [0.5, 1].map((much) => of('boat', [{ name: 'word pier', much }]));
    const odds = Math.exp(64 * kindStep);
    expect(whole).toBeCloseTo(odds / (odds + learnedKinds.length - 1));
    expect(half).toBeLessThan(whole!);
    expect(of('bus', [{ name: 'word pier', much: 1 }])).toBeLessThan(1 / learnedKinds.length);
  });

  it('is not told where nothing was learned', () => {
    putKindOdds(undefined);
    expect(likelyKinds([{ name: 'word pier', much: 1 }])).toBeUndefined();
  });
});

it('shares are parts of one, in proportion to e to the power of each, however large', () => {
  expect(shares([0, Math.log(3)])).toEqual([expect.closeTo(0.25), expect.closeTo(0.75)]);
  expect(shares([1000, 1000])).toEqual([0.5, 0.5]);
});
