import { describe, expect, it } from 'vitest';
import type { Chosen } from '#src/tickets/evidence.ts';
import { withFare } from './fares.ts';

const text = (value: string): Chosen<string> => ({
  value,
  confidence: 0.9,
  evidence: { document: '0', extractor: 'page-text' },
  others: [],
});

const told = (printed: string, kind: 'flight' | 'train' = 'flight') => {
  const { class: cabin, product } = withFare(kind, { class: text(printed) });
  return [cabin?.value, product?.value];
};

describe('the class of a flight', () => {
  it('is the cabin, and what it says of the fare is that', () => {
    expect(told('Economy Classic')).toEqual(['Economy', 'Economy Classic']);
    expect(told('Économique (tarif Standard)')).toEqual(['Économique', 'Économique tarif Standard']);
    expect(told('Premium Economy Flex')).toEqual(['Premium Economy', 'Premium Economy Flex']);
    expect(told('Economy Standard Embraer 190')).toEqual(['Economy', 'Economy Standard']);
  });

  it('is a fare where it names no cabin', () => {
    expect(told('FLEX')).toEqual([undefined, 'FLEX']);
  });

  it('stays what it is', () => {
    for (const printed of ['Economy', 'Business', 'Y', 'Economy (K)', 'World Traveller Plus', 'Premium', 'Club Europe'])
      expect(told(printed)).toEqual([printed, undefined]);
    expect(told('Standard Flex', 'train')).toEqual(['Standard Flex', undefined]);
  });

  it('says no fare where one is known', () => {
    expect(withFare('flight', { class: text('Economy Light'), product: text('Adult') }).class?.value).toBe(
      'Economy Light',
    );
  });

  it('is the cabin alone where the fare that is known tells the rest of it', () => {
    const both = withFare('flight', { class: text('Economy Light'), product: text('Economy Light') });
    expect([both.class?.value, both.product?.value]).toEqual(['Economy', 'Economy Light']);
  });
});
