import { describe, expect, it } from 'vitest';
import { weights } from '#src/extraction/page-text/values/weights.ts';
import { searchWeights, type Weights } from './search.ts';

const plan = { rounds: 20, steps: [0.9, 1.1], gain: 0.0001, report: () => {} };

describe('search for weights', () => {
  it('moves a weight towards what is worth more and leaves the others', () => {
    const start: Weights = { ...weights };
    const found = searchWeights(start, (tried) => -Math.abs(tried.belowReach - 5), plan);
    expect(found.belowReach).toBeCloseTo(5, 0);
    expect({ ...found, belowReach: start.belowReach }).toEqual(start);
  });

  it('keeps a part of a score at most 1', () => {
    const found = searchWeights({ ...weights }, (tried) => tried.wholeLabel, plan);
    expect(found.wholeLabel).toBe(1);
  });

  it('changes nothing for less than the least gain', () => {
    const found = searchWeights({ ...weights }, (tried) => tried.habit / 1e6, plan);
    expect(found).toEqual(weights);
  });
});
