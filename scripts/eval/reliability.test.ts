import { describe, expect, it } from 'vitest';
import { calibrationError, type Judged, reliabilityTable } from './reliability.ts';

describe('reliability of likelihoods', () => {
  it('has no error where as many are right as was told', () => {
    expect(calibrationError([...judged(0.75, 3, true), ...judged(0.75, 1, false)])).toBeCloseTo(0);
  });

  it('weighs each bin by its values', () => {
    expect(calibrationError([...judged(0.95, 9, false), ...judged(0.05, 1, false)])).toBeCloseTo(
      0.9 * 0.95 + 0.1 * 0.05,
    );
  });

  it('prints a line a bin and the error', () => {
    expect(reliabilityTable(judged(0.85, 2, true))).toMatch(/0\.8 to 0\.9 \| 2 +\| 85 % \| 100 %[\s\S]*0\.150/);
  });
});

function judged(likely: number, count: number, right: boolean): Judged[] {
  return Array.from({ length: count }, () => ({ likely, right, name: 'seat', scored: false }));
}
