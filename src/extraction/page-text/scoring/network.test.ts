import { describe, expect, it } from 'vitest';
import { likelihoods, type Network, shape } from './network.ts';
import { pack, packScorer, unpack } from './pack.ts';
import { rowOf } from './rows.ts';
import { targets } from './targets.ts';

describe('scorer', () => {
  it('says nearly the same after it was written as bytes and read', () => {
    const network = someNetwork();
    const rows = ['label seat', 'text 12A', 'left of a colon'].map(rowOf);
    const before = likelihoods(network, [rows])[0]!;
    const after = likelihoods(unpack(pack(network)), [rows])[0]!;
    for (const at of targets.keys()) expect(Math.abs(after[at]! - before[at]!)).toBeLessThan(0.01);
    expect(Math.max(...before) - Math.min(...before)).toBeGreaterThan(0.05);
  });

  it('says of each what it says of it alone, whatever they begin with alike', () => {
    const network = someNetwork();
    const lists = [[5, 9, 2], [5, 9, 2, 7], [5, 9, 4], [5, 8], [], [3], [3]];
    expect(likelihoods(network, lists)).toEqual(lists.map((rows) => likelihoods(network, [rows])[0]));
  });

  it('stays small enough to come along', () => {
    expect(packScorer({ first: someNetwork(), second: someNetwork() }).length).toBeLessThan(3_000_000);
  });
});

/** Weights that differ from each other without any luck. */
function someNetwork(): Network {
  const list = (size: number, step: number) => Float32Array.from({ length: size }, (_, at) => Math.sin(at * step));
  const { rows, width, hidden } = shape;
  return {
    embeddings: list(rows * width, 0.37),
    inner: list(width * hidden, 0.73),
    innerBias: list(width, 0.11),
    hiddenBias: list(hidden, 0.19),
    outer: list(hidden * targets.length, 0.53),
    outerBias: list(targets.length, 0.29),
  };
}
