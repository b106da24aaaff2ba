import { describe, expect, it } from 'vitest';
import type { Chosen } from '#src/tickets/evidence.ts';
import { withAgreeingEnds } from './agreeing-ends.ts';

function read(value: string, confidence: number, ...others: readonly string[]): Chosen<string> {
  const evidence = { document: '0', extractor: 'test' };
  return { value, confidence, evidence, others: others.map((other) => ({ value: other, confidence: 0.5, evidence })) };
}

const endsOf = (to: Chosen<string>, toCode: Chosen<string>, kind: 'flight' | 'bus' = 'flight') => {
  const fields = withAgreeingEnds(kind, { to, toCode });
  return [fields.to?.value, fields.toCode?.value];
};

describe('the name and the code of where a flight goes', () => {
  it('stay where they mean one place, or its neighbour', () => {
    expect(endsOf(read('São Paulo', 0.9), read('GRU', 0.8))).toEqual(['São Paulo', 'GRU']);
    expect(endsOf(read('Frankfurt', 0.9), read('HHN', 0.8))).toEqual(['Frankfurt', 'HHN']);
    expect(endsOf(read('Neverland', 0.9), read('GRU', 0.8))).toEqual(['Neverland', 'GRU']);
  });

  it('are never two places: the surer one stays, the other one is read elsewhere or not told', () => {
    expect(endsOf(read('São Paulo', 0.9), read('FOR', 0.8))).toEqual(['São Paulo', undefined]);
    expect(endsOf(read('São Paulo', 0.9), read('FOR', 0.8, 'POA', 'GRU'))).toEqual(['São Paulo', 'GRU']);
    expect(endsOf(read('São Paulo', 0.6, 'Fortaleza'), read('FOR', 0.8))).toEqual(['Fortaleza', 'FOR']);
    expect(endsOf(read('GRU', 0.9), read('FOR', 0.8))).toEqual(['GRU', undefined]);
  });

  it('are not compared where codes are no airports’', () => {
    expect(endsOf(read('São Paulo', 0.9), read('FOR', 0.8), 'bus')).toEqual(['São Paulo', 'FOR']);
  });
});

describe('the two ends of a flight', () => {
  const both = (from: Chosen<string>, to: Chosen<string>, codes: Readonly<Record<string, Chosen<string>>> = {}) =>
    Object.values(withAgreeingEnds('flight', { from, to, ...codes })).map(({ value }) => value);

  it('are never one: the less sure one is not told', () => {
    expect(
      both(read('Prague', 0.9), read('Praha', 0.6), { fromCode: read('PRG', 0.9), toCode: read('PRG', 0.5) }),
    ).toEqual(['Prague', 'PRG']);
    expect(both(read('Penang', 0.5), read('Penang', 0.8))).toEqual(['Penang']);
  });

  it('stay where they may be two airports', () => {
    expect(both(read('Prague', 0.9), read('Penang', 0.8))).toEqual(['Prague', 'Penang']);
    expect(both(read('Neverland', 0.9), read('Neverland', 0.8))).toEqual(['Neverland', 'Neverland']);
  });
});
