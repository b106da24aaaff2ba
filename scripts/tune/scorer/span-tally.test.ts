import { describe, expect, it } from 'vitest';
import { targets } from '#src/extraction/page-text/scoring/targets.ts';
import { tallySpans } from './span-tally.ts';

const seat = targets.indexOf('seat');

/** A document whose spans are a seat or not, and are held for one with some likelihood. */
function documentOf(...spans: readonly (readonly [answer: number, likely: number])[]) {
  return {
    answers: spans.map(([answer]) => new Uint8Array(targets.length).fill(answer, seat, seat + 1)),
    told: spans.map(([, likely]) => new Float32Array(targets.length).fill(likely, seat, seat + 1)),
  };
}

describe('tallySpans', () => {
  it('counts how far up true spans stand and which false ones are shown', () => {
    const one = documentOf([1, 0.9], [0, 0.8], [1, 0.5], [0, 0.1]);
    const tally = tallySpans([one], [one.told]);
    expect(tally).toMatchObject({ truths: 2, first: 1, shown: 0.5, falseShown: 1 });
    expect(tally.precision).toBeCloseTo((1 + 2 / 3) / 2);
  });

  it('leaves out what the truth does not tell', () => {
    const one = documentOf([2, 0.95], [1, 0.9]);
    expect(tallySpans([one], [one.told]).precision).toBe(1);
  });
});
