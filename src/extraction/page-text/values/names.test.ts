import { describe, expect, it } from 'vitest';
import { looksLikeName, readName } from './names.ts';

describe('readName', () => {
  it.each([
    ['DOE/JOHN MR', 'JOHN DOE'],
    ['FOR DOE/JOHN MR', 'JOHN DOE'],
    ['FÜR DOE/JOHN MR', 'JOHN DOE'],
    ['PER DOE/JOHN MR', 'JOHN DOE'],
    ['Per Anders Berg', 'Per Anders Berg'],
    ['Herr Max Mustermann', 'Max Mustermann'],
    ['Sra. Leonor Antunes', 'Leonor Antunes'],
    ["Zoé d'Arcy", "Zoé d'Arcy"],
    ['1. Passenger'.replace('Passenger', 'Jane Doe'), 'Jane Doe'],
    ['Müller, Änne', 'Änne Müller'],
    ['Jan van der Berg', 'Jan van der Berg'],
    ['JANE DOE (Adult)', 'JANE DOE'],
    ['Núria Ferrer —', 'Núria Ferrer'],
    ['דנה לוי־כהן היקרה,', 'דנה לוי־כהן'],
    ['خالد بن سالم المحترم', 'خالد بن سالم'],
  ])('reads %s', (text, name) => {
    expect(readName(text)).toBe(name);
  });
});

describe('looksLikeName', () => {
  it.each([
    'Total price',
    '2 adults',
    'Economy',
    'John 12A',
    'General Admission',
    'please show this',
    'Abteil Fenster',
    'Großraum Fenster',
    'Großraum Mitte',
    'Grossraum Mitte',
    'Hohe Straße',
    'Window seat',
    'Viaggi del Cedro SNC',
    'Nordwind Reisen GmbH',
    'Sun, May',
    'May Sun',
    'SANDBAR FAST FERRY',
    'Tamarind Airways',
  ])('refuses %s', (text) => {
    expect(looksLikeName(text)).toBe(false);
  });
});
