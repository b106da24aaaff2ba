import { describe, expect, it } from 'vitest';
import { isSpecimen } from './specimen.ts';

describe('isSpecimen', () => {
  it.each([
    'SPECIMEN',
    'MUSTER – ungültig',
    'WZÓR',
    'ОБРАЗЕЦ',
    '見本',
    'SAMPLE TICKET',
    'Dies ist ein Muster und gilt nicht als Eintrittskarte.',
    'Questo è un facsimile di biglietto',
  ])('is what says: %s', (line) => {
    expect(isSpecimen(['Stadttheater', line, 'Reihe 4, Platz 12'])).toBe(true);
  });

  it.each([
    'Max Mustermann',
    'Muster & Söhne – Live',
    'This email is not a valid ticket for travel.',
    'Free sample of every wine',
    'VZOREC 12',
  ])('is not what says: %s', (line) => {
    expect(isSpecimen(['Stadttheater', line, 'Reihe 4, Platz 12'])).toBe(false);
  });
});
