import { describe, expect, it } from 'vitest';
import { findLooseTimes } from './loose-times.ts';

describe('findLooseTimes', () => {
  it.each([
    ['09.40 Harlingen', ['09:40']],
    ['06.28 Kristinehamn – 08.34 Göteborg C', ['06:28', '08:34']],
    ['ons 14 juli 2027, 10.00–19.00', ['10:00', '19:00']],
    ['Dijous, 11 de març de 2027, 20 h', ['20:00']],
    ['open vanaf 10u', ['10:00']],
    ['14: 40', ['14:40']],
    ['nuo 15 val.', ['15:00']],
    ['do 10 hod.', ['10:00']],
    ['14 órától', ['14:00']],
    ['до 12 часов', ['12:00']],
    ['Wed 7 Apr 2027, 0950', ['09:50']],
    ['07APR 0950 1120', ['09:50', '11:20']],
    ['0715 / 0840', ['07:15', '08:40']],
  ])('finds the clocks of %s', (text, clocks) => {
    expect(findLooseTimes(text).map(({ clock }) => clock)).toEqual(clocks);
  });

  it.each([
    '12.50 EUR',
    '€ 9.40',
    'CHF 16.00',
    '18.11.2027',
    '1.234.50',
    '25.10',
    '2 h',
    '15.30 km',
    '2 hod',
    '18 godina',
    '2027-2028',
    '0715',
    'Wed 7 Apr 2027 4471',
  ])('finds none in %s', (text) => {
    expect(findLooseTimes(text)).toEqual([]);
  });
});
