import { describe, expect, it } from 'vitest';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import { endLikely, neverSpan, turnedSpan } from './turned-span.ts';

describe('a span that looks like either end of a way', () => {
  const place = spanIn(lineAt('Narva'), { from: 0.3, to: 0.6, venue: 0.2 });

  it('is so likely one of them, not the other, and all else as before', () => {
    const { likely } = turnedSpan(place, 'from', 'to', 0.7);
    expect([likely('from'), likely('to'), likely('venue')]).toEqual([0.7, expect.closeTo(0.3), 0.2]);
  });

  it('is the other one no likelier than it was', () => {
    expect(turnedSpan(place, 'to', 'from', 0.5).likely('from')).toBe(0.3);
  });

  it('is an end as likely as both together', () => {
    expect(endLikely(place)).toBeCloseTo(0.9);
  });

  it('is never what it is said not to be', () => {
    const { likely } = neverSpan(place, 'to');
    expect([likely('from'), likely('to')]).toEqual([0.3, 0]);
  });
});
