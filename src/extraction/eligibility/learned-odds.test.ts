import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { oddsOf, packOdds, putOdds, rowOfSign, rows, unpackOdds } from './learned-odds.ts';

// Other tests of the same process judge by what was learned.
afterAll(() => putOdds(unpackOdds(readFileSync(new URL('./odds.bin', import.meta.url)))));

describe('learned odds of signs', () => {
  it('are the same after they were written as bytes and read, and hold only what says something', () => {
    const weights = new Float32Array(rows);
    weights[rowOfSign('word ticket')] = 1.5;
    weights[rowOfSign('topic invoice')] = -2.25;
    const trees = [
      { row: 7, yes: { row: 9, yes: { worth: 0.5 }, no: { worth: -0.25 } }, no: { worth: 2 } },
      { worth: 1 },
    ];
    const bytes = packOdds({ weights, trees });
    expect(bytes).toHaveLength(8 * (1 + 2 + 5 + 1));
    expect(unpackOdds(bytes)).toEqual({ weights, trees });
  });

  it('say nothing of a sign that was not learned', () => {
    const weights = new Float32Array(rows);
    weights[rowOfSign('word ticket')] = 1.5;
    putOdds({ weights, trees: [] });
    expect(oddsOf(['word ticket', 'word heliotrope', 'first periwinkle'])).toBe(1.5);
  });

  it('count half for themselves and half for what trees say of them together', () => {
    const weights = new Float32Array(rows);
    weights[rowOfSign('topic invoice')] = -2;
    const tree = {
      row: rowOfSign('topic invoice'),
      yes: { row: rowOfSign('field seat'), yes: { worth: 6 }, no: { worth: -4 } },
      no: { worth: 1 },
    };
    putOdds({ weights, trees: [tree] });
    expect(oddsOf(['topic invoice'])).toBe(-3);
    expect(oddsOf(['topic invoice', 'field seat'])).toBe(2);
    expect(oddsOf(['field seat'])).toBe(0.5);
  });
});
