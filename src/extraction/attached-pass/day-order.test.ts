import { describe, expect, it } from 'vitest';
import { passFields } from '#test/extraction/attached-passes.ts';
import { dayOrderOf } from './day-order.ts';

const order = (...rows: readonly (readonly [string, string])[]) => dayOrderOf(passFields(rows));

describe('whether 05/03 on a pass is in March or in May', () => {
  it('is told by another date with a number above twelve', () => {
    expect(order(['Date', '05/03/2027'], ['Until', '25/03/2027'])).toBe('dmy');
    expect(order(['Datum', '05/03/2027'], ['Bis', '03/25/2027'])).toBe('mdy');
    expect(order(['Date', '13-04-27'])).toBe('dmy');
    expect(['04/13/2027', '04/22/2027', '04/30/2027', '03/31/2027'].map((day) => order(['Date', day]))).toEqual(
      Array(4).fill('mdy'),
    );
    expect(['13/04/2027', '22/04/2027', '30/04/2027', '31/03/2027'].map((day) => order(['Date', day]))).toEqual(
      Array(4).fill('dmy'),
    );
  });

  it('is told by the language of most labels where dates disagree or tell nothing', () => {
    expect(order(['Datum', '05/03/2027'], ['Sitzplatz', '12'], ['Gate', 'B1'])).toBe('dmy');
    expect(order(['Voiture', '25/03/2027'], ['Siège', '03/25/2027'])).toBe('dmy');
  });

  it.each([
    ['£12', 'dmy'],
    ['12 €', 'dmy'],
    ['CHF 12', 'dmy'],
    ['until 3.4.2027', 'dmy'],
    ['$12', 'mdy'],
    ['12 USD', 'mdy'],
    ['May 3, 2027', 'mdy'],
    ['12', 'open'],
  ])('is told by %s among English labels', (value, told) => {
    expect(order(['Date', '05/03/2027'], ['Price', value])).toBe(told);
  });

  it('is open where nothing is on the pass', () => {
    expect(order()).toBe('open');
  });
});
