import { describe, expect, it } from 'vitest';
import { networkOf } from '#test/extraction/networks.ts';
import { shape } from './network.ts';
import { pack, packScorer, unpack, unpackScorer } from './pack.ts';
import { targets } from './targets.ts';

describe('a network as bytes', () => {
  const network = networkOf([3, 4000, shape.rows - 1]);
  const read = unpack(pack(network));

  it('has an embedding for the same rows and for no others', () => {
    const known = [...read.slots.keys()].filter((row) => read.slots[row]! > 0);
    expect(known).toEqual([3, 4000, shape.rows - 1]);
  });

  it('has each number of an embedding to a seventh of its largest one', () => {
    const { width } = shape;
    for (let from = 0; from < network.embeddings.length; from += width) {
      const own = network.embeddings.subarray(from, from + width);
      const step = Math.max(...own.map(Math.abs)) / 7;
      for (const [unit, number] of own.entries())
        expect(Math.abs(read.embeddings[from + unit]! - number)).toBeLessThan(0.51 * step);
    }
  });

  it('has its layers to the last bit', () => {
    expect(read.heads).toEqual(network.heads);
  });

  it('may stand anywhere in other bytes', () => {
    const bytes = pack(network);
    const around = new Uint8Array(bytes.length + 5);
    around.set(bytes, 3);
    expect(unpack(around.subarray(3, 3 + bytes.length))).toEqual(read);
  });

  it('may have learned nothing', () => {
    const empty = unpack(pack(networkOf([])));
    expect([empty.slots.some((slot) => slot > 0), empty.embeddings.length]).toEqual([false, 0]);
  });
});

it('a scorer is both of its networks, the first one first, and its trees', () => {
  const third = targets.map((_, target) => [{ worth: target / 8 }]);
  const scorer = { first: networkOf([3]), second: networkOf([9, 12]), third };
  const bytes = packScorer(scorer);
  const read = unpackScorer(new Uint8Array(Buffer.concat([new Uint8Array(4), bytes])).subarray(4));
  expect(read).toEqual({ first: unpack(pack(scorer.first)), second: unpack(pack(scorer.second)), third });
});
