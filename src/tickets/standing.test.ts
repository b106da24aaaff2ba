import { describe, expect, it } from 'vitest';
import type { Chosen } from './evidence.ts';
import { bands, standingOf, supportersOf, withoutUnlikely } from './standing.ts';

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

  it.each([
    [0.96, 'stands'],
    [0.93, 'check'],
    [0.55, 'check'],
    [0.45, 'silent'],
  ])('that was weighed and is right with a likelihood of %s', (likely, standing) => {
    expect(standingOf('seat', { ...seat('12', likely), weighed: true })).toBe(standing);
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

describe('where one band ends', () => {
  it('the better one begins', () => {
    expect(standingOf('seat', seat('12', bands.stands))).toBe('stands');
    expect(standingOf('seat', seat('12', bands.check))).toBe('check');
    expect(standingOf('seat', seat('12', bands.check - 0.01))).toBe('silent');
  });
});

describe('who supports a value', () => {
  const other = (value: string, likely?: number) => {
    const { others: _, likely: own, ...rest } = seat(value, likely ?? 0);
    return { ...rest, ...(likely === undefined ? {} : { likely: own! }) };
  };

  it('is itself first, and whoever says the same', () => {
    const chosen = { ...seat('12', 0.8), others: [other('14', 0.9), other('012', 0.6)] };
    expect(supportersOf('seat', chosen).map(({ value }) => value)).toEqual(['12', '012']);
  });

  it('counts by the likeliest of them', () => {
    expect(standingOf('seat', { ...seat('12', 0.5), others: [other('012', 0.92)] })).toBe('stands');
  });

  it('is nobody who says something else, likely or from a code', () => {
    expect(standingOf('seat', { ...seat('12', 0.5), others: [other('14', 0.99), other('15')] })).toBe('silent');
  });
});
