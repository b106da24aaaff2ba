import { describe, expect, it } from 'vitest';
import { amountsIn, containsWords, sameName, sameNumber, samePlace, seatSet } from './text.ts';

describe('comparing values as a person would', () => {
  it('takes names in any order, with a title glued on or left out', () => {
    expect(sameName('Luc Desmarais', 'DESMARAIS/LUCMR')).toBe(true);
    expect(sameName('Frau Änne Wiesner', 'WIESNER ANNE')).toBe(true);
    expect(sameName('Luc Desmarais', 'Marc Desmarais')).toBe(false);
  });

  it('forgives a missing carrier and leading zeros, not another carrier', () => {
    expect(sameNumber('LH 962', '0962')).toBe(true);
    expect(sameNumber('U2 8724', 'U28724')).toBe(true);
    expect(sameNumber('LH 962', 'AC 962')).toBe(false);
  });

  it('takes a station without the word station', () => {
    expect(samePlace('Hamburg Hbf', 'Hamburg')).toBe(true);
    expect(samePlace('Köln', 'KOELN')).toBe(true);
    expect(samePlace('Hamburg', 'Hannover')).toBe(false);
  });

  it('reads amounts whatever their separators', () => {
    expect(amountsIn('EUR 1.234,50')).toEqual([1234.5]);
    expect(amountsIn('$1,234.50 incl. 2.5 fee')).toEqual([1234.5, 2.5]);
  });

  it('takes a list of seats in any order', () => {
    expect(seatSet('012, 11')).toEqual(seatSet('11 & 12'));
  });

  it('finds words in a row only', () => {
    expect(containsWords('Saal 3, Alte Gießerei', 'alte giesserei')).toBe(true);
    expect(containsWords('Gießerei, alte', 'alte gießerei')).toBe(false);
  });
});
