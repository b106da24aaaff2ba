import { describe, expect, it } from 'vitest';
import { firmForms, matchForms, placeForms, titleForms } from './short-names.ts';

describe('placeForms', () => {
  it.each([
    ['Berlin Hauptbahnhof', ['Berlin Hauptbahnhof', 'Berlin Hbf', 'Berlin']],
    ['Frankfurt (Main) Hbf', ['Frankfurt (Main) Hbf', 'Frankfurt Hbf', 'Frankfurt']],
    ['Praha, ÚAN Florenc', ['Praha, ÚAN Florenc', 'Praha']],
    ['Gare de Lyon', ['Gare de Lyon', 'Lyon']],
    ['Wien', ['Wien']],
  ])('shortens %s by known rules', (name, forms) => {
    expect(placeForms(name)).toEqual(forms);
  });
});

describe('titleForms', () => {
  it('offers the title without brackets and without its subtitle', () => {
    expect(titleForms('Everything: The Concert (2nd night)')).toEqual([
      'Everything: The Concert (2nd night)',
      'Everything: The Concert',
      'Everything',
    ]);
  });
});

describe('matchForms', () => {
  it('never leaves a team out', () => {
    expect(matchForms('FC Bayern München – 1. FC Köln')).toEqual([
      'FC Bayern München – 1. FC Köln',
      'Bayern München – Köln',
    ]);
  });
});

describe('firmForms', () => {
  it.each([
    ['DB Fernverkehr AG', 'DB Fernverkehr'],
    ['Trenitalia S.p.A.', 'Trenitalia'],
    ['České dráhy, a.s.', 'České dráhy'],
    ['Flix SE (Munich)', 'Flix'],
  ])('offers %s without its legal form', (name, short) => {
    expect(firmForms(name).at(-1)).toBe(short);
  });
});
