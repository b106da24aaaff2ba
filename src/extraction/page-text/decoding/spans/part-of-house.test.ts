import { describe, expect, it } from 'vitest';
import { partOfHouse } from './part-of-house.ts';

describe('the part of a house that a text names', () => {
  it.each([
    ['Stalls Row F', 'en', 'Stalls'],
    ['2) BALCONY', 'en', 'BALCONY'],
    ['ΕΞΩΣΤΗΣ ΣΕΙΡΑ Β', 'el', 'ΕΞΩΣΤΗΣ'],
    ['Parkett rechts, Reihe 12', 'de', 'Parkett rechts'],
    ['Row Boat Terrace', 'en', 'Row Boat Terrace'],
    ['2. balkons', 'lv', '2. balkons'],
  ] as const)('of %s', (text, language, name) => {
    expect(partOfHouse(text, language)).toBe(name);
  });

  it('is none where it begins with its row', () => {
    expect(partOfHouse('sor 4 szék 6', 'hu')).toBeUndefined();
  });
});
