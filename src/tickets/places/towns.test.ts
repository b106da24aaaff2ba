import { describe, expect, it } from 'vitest';
import { theTown, townsOfAddress } from './towns.ts';

describe('theTown', () => {
  it('is known by its name alone, in the languages of its neighbours, too', () => {
    expect(theTown('Oslo')).toMatchObject({ zone: 'Europe/Oslo', country: 'NO' });
    expect(theTown('Gent')).toMatchObject({ zone: 'Europe/Brussels' });
    expect(theTown('Wien')?.zone).toBe('Europe/Vienna');
  });

  it('is none where two fit, unless something else tells which', () => {
    expect(theTown('Valencia')).toBeUndefined();
    expect(theTown('Valencia', 'Europe/Madrid')).toMatchObject({ country: 'ES' });
    expect(theTown('Nowhereville')).toBeUndefined();
  });
});

describe('townsOfAddress', () => {
  it.each([
    ['Lindelaan 73, 9000 Gent', ['Gent']],
    ['Molenstraat 81, 3012 KA Rotterdam', ['Rotterdam']],
    ['Havenkade 17 | 3511 CE Utrecht', ['Utrecht']],
    ['Plaza del Mercado, 87 - 46002 Valencia', ['Valencia']],
    ['12 Quay Street, Bristol', []],
    ['1901 Hall', ['Hall']],
  ])('finds those of %s', (address, towns) => expect(townsOfAddress(address)).toEqual(towns));
});
