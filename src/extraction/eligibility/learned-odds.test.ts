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
    const bytes = packOdds(weights);
    expect(bytes).toHaveLength(16);
    expect(unpackOdds(bytes)).toEqual(weights);
  });

  it('say nothing of a sign that was not learned', () => {
    const weights = new Float32Array(rows);
    weights[rowOfSign('word ticket')] = 1.5;
    putOdds(weights);
    expect(oddsOf(['word ticket', 'word heliotrope', 'first periwinkle'])).toBe(1.5);
  });
});
