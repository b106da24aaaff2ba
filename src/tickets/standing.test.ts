import { describe, expect, it } from 'vitest';
import type { Chosen } from './evidence.ts';
import { standingOf, withoutUnlikely } from './standing.ts';

describe('standing of a value', () => {
  it.each([
    [0.95, 'stands'],
    [0.8, 'check'],
    [0.5, 'silent'],
  ])('that is right with a likelihood of %s', (likely, standing) => {
    expect(standingOf('seat', seat('12', likely))).toBe(standing);
  });

  it('stands where a code says the same as the page', () => {
    const code = { value: '12', confidence: 1, evidence: { document: '0', extractor: 'bcbp', barcode: 'a' } };
    expect(standingOf('seat', { ...seat('12', 0.4), others: [code] })).toBe('stands');
  });

  it('leaves out what is unlikely, and keeps the rest', () => {
    expect(Object.keys(withoutUnlikely({ seat: seat('12', 0.5), row: seat('4', 0.8) }))).toEqual(['row']);
  });
});

function seat(value: string, likely: number): Chosen<string> {
  return {
    value,
    likely,
    confidence: likely,
    evidence: { document: '0', page: 1, extractor: 'page-text' },
    others: [],
  };
}
