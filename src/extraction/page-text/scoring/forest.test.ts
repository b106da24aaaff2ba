import { describe, expect, it } from 'vitest';
import { packForest, type Tree, unpackForest, worthOf } from './forest.ts';

const bold: Tree = { measure: 3, bound: 0.5, more: { worth: 1.5 }, less: { worth: -0.25 } };
const large: Tree = { measure: 0, bound: 2, more: bold, less: { worth: -1 } };

describe('trees', () => {
  it('say what the end is worth to which the measures lead, each adding its own', () => {
    expect(worthOf([large], [3, 0, 0, 1])).toBe(1.5);
    expect(worthOf([large], [3, 0, 0, 0])).toBe(-0.25);
    expect(worthOf([large], [1, 0, 0, 1])).toBe(-1);
    expect(worthOf([large, bold], [1, 0, 0, 1])).toBe(0.5);
  });

  it('take what is just a bound for less than it', () => {
    expect(worthOf([large], [2, 0, 0, 1])).toBe(-1);
  });

  it('say nothing where there are none', () => {
    expect(worthOf([], [1])).toBe(0);
  });
});

describe('a forest as bytes', () => {
  it('is the same when it is read', () => {
    const forest = [[large, bold], [], [{ worth: 0.125 }]];
    expect(unpackForest(packForest(forest))).toEqual(forest);
  });

  it('may stand anywhere in other bytes, and be empty', () => {
    const bytes = packForest([[bold]]);
    const other = new Uint8Array(bytes.length + 3);
    other.set(bytes, 3);
    expect(unpackForest(other.subarray(3))).toEqual([[bold]]);
    expect(unpackForest(new Uint8Array())).toEqual([]);
  });
});
