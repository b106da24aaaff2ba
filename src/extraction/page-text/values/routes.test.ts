import { describe, expect, it } from 'vitest';
import { isWay, splitWay, tellsWay } from './routes.ts';

describe('splitWay', () => {
  it.each([
    ['Brno - Přerov - Ostrava a zpět', ['Brno', 'Ostrava']],
    ['Gdynia Główna – Hel przez: Redę, Puck', ['Gdynia Główna', 'Hel']],
    ['Bath Spa → Oxford', ['Bath Spa', 'Oxford']],
  ])('finds the ends of %s', (text, ends) => {
    expect(splitWay(text)).toEqual(ends);
  });

  it('finds none in a text without ends, or in one that goes on and on', () => {
    expect(splitWay('Amsterdam')).toBeUndefined();
    expect(splitWay('A - '.repeat(50_000))).toBeUndefined();
  });
});

describe('tellsWay', () => {
  it('tells a way from a place with a dash in its name', () => {
    expect(tellsWay('Brno - Přerov - Ostrava')).toBe(true);
    expect(tellsWay('Brno - Ostrava und zurück')).toBe(true);
    expect(tellsWay('Amsterdam - Schiphol')).toBe(false);
  });
});

describe('isWay', () => {
  it.each(['Hinfahrt', 'Retour', '往路', '回程', '가는 편'])('takes %s for no place', (word) => {
    expect(isWay(word)).toBe(true);
  });

  it.each(['Returnville', 'Praha', '往来', 'Volta Redonda'])('leaves %s a place', (word) => {
    expect(isWay(word)).toBe(false);
  });
});
