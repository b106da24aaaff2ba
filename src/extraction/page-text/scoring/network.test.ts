import { describe, expect, it } from 'vitest';
import { networkOf } from '#test/extraction/networks.ts';
import { learnedScorer } from './learned-scorer.ts';
import { likelihoods, type Network, shape } from './network.ts';
import { pack, packScorer, unpack } from './pack.ts';
import { rowOf } from './rows.ts';
import { targets } from './targets.ts';

describe('scorer', () => {
  it('says the same after it was written as bytes and read', () => {
    const network = someNetwork();
    const rows = ['label seat', 'text 12A', 'left of a colon'].map(rowOf);
    const before = likelihoods(network, [rows])[0]!;
    const after = likelihoods(unpack(pack(network)), [rows])[0]!;
    for (const at of targets.keys()) expect(Math.abs(after[at]! - before[at]!)).toBeLessThan(0.01);
    expect(Math.max(...before) - Math.min(...before)).toBeGreaterThan(0.05);
  });

  it('knows nothing of what it did not learn', () => {
    const network = someNetwork(100);
    const known = [...network.slots.keys()].filter((row) => network.slots[row]! > 0);
    const unknown = [...network.slots.keys()].filter((row) => network.slots[row] === 0).slice(0, 50);
    expect(known).toHaveLength(100);
    expect(likelihoods(network, [[...known, ...unknown]])).toEqual(likelihoods(network, [known]));
    expect(likelihoods(unpack(pack(network)), [unknown])).toEqual(likelihoods(network, [[]]));
  });

  it('says of each what it says of it alone, whatever they begin with alike', () => {
    const network = someNetwork();
    const lists = [[5, 9, 2], [5, 9, 2, 7], [5, 9, 4], [5, 8], [], [3], [3]];
    expect(likelihoods(network, lists)).toEqual(lists.map((rows) => likelihoods(network, [rows])[0]));
  });

  it('stays small enough to come along', () => {
    expect(packScorer(learnedScorer()!).length).toBeLessThan(3_000_000);
  });
});

/** Weights that differ from each other without any luck; `known` rows have an embedding. */
function someNetwork(known = shape.rows): Network {
  const list = (size: number, step: number) => Float32Array.from({ length: size }, (_, at) => Math.sin(at * step));
  const { rows, width } = shape;
  // On the steps that four bits can tell, the first of each on the last of them.
  const numbers = list(known * shape.heads * width, 0.37).map(
    (value, at) => (at % width ? Math.round(7 * value) : 7) / 8,
  );
  const step = Math.floor(rows / known);
  const slots = Uint32Array.from({ length: rows }, (_, row) =>
    row % step === 0 && row / step < known ? row / step + 1 : 0,
  );
  const { heads } = networkOf([]);
  return { slots, embeddings: numbers, heads };
}
