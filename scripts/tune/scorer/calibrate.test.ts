import { describe, expect, it } from 'vitest';
import { scale } from '#src/extraction/page-text/scoring/calibration.ts';
import { likelihoods, type Network, shape } from '#src/extraction/page-text/scoring/network.ts';
import { targets } from '#src/extraction/page-text/scoring/targets.ts';
import { linesOf, onScale } from './calibrate.ts';

/** What is said at some log-odds, and that it is so as often as a line tells. */
function saidBy(slope: number, offset: number) {
  const own = { odds: [] as number[], right: [] as number[], counts: [] as number[] };
  for (let odds = -6; odds <= 6; odds += 0.25) {
    const likely = 1 / (1 + Math.exp(-(slope * odds + offset)));
    own.odds.push(odds, odds);
    own.right.push(1, 0);
    own.counts.push(1000 * likely, 1000 * (1 - likely));
  }
  return own;
}

describe('linesOf', () => {
  it('tells how much surer a scorer is than it is right', () => {
    const { all, each } = linesOf(targets.map(() => saidBy(0.5, -0.3)));
    expect(all.slope).toBeCloseTo(0.5, 3);
    expect(all.offset).toBeCloseTo(-0.3, 3);
    expect(each[0]!.slope).toBeCloseTo(0.5, 3);
  });
});

describe('onScale', () => {
  it('makes of scorers that are sure in different ways ones that say the same', () => {
    const modest = networkSaying(0.8);
    const sure = networkSaying(2.4);
    const lines = (slope: number) => targets.map(() => ({ slope, offset: 0.1 }));
    const one = onScale({ first: modest, second: modest, third: [] }, lines(0.9)).second;
    const other = onScale({ first: sure, second: sure, third: [] }, lines(0.3)).second;
    const told = likelihoods(one, [[0]])[0]![0]!;
    expect(likelihoods(other, [[0]])[0]![0]).toBeCloseTo(told, 5);
    expect(scale.slope * Math.log(told / (1 - told)) + scale.offset).toBeCloseTo(0.9 * 0.8 + 0.1, 5);
  });
});

/** A network that says the same log-odds of every span and target. */
function networkSaying(odds: number): Network {
  const { rows, width, hidden } = shape;
  const head = {
    inner: new Float32Array(width * hidden),
    innerBias: new Float32Array(width),
    hiddenBias: new Float32Array(hidden),
    outer: new Float32Array(hidden * targets.length),
    outerBias: new Float32Array(targets.length).fill(odds),
  };
  return { slots: new Uint32Array(rows), embeddings: new Float32Array(), heads: [head, head] };
}
