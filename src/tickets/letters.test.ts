import { describe, expect, it } from 'vitest';
import { inLatinLetters } from './letters.ts';
import { sameName } from './same.ts';

describe('a name in other letters', () => {
  it('is the same person', () => {
    const pairs = [
      ['ΝΙΚΟΛΑΟΣ ΒΛΑΧΟΣ', 'NIKOLAOS VLACHOS'],
      ['ΠΑΠΑΔΑΚΗ ΕΛΕΥΘΕΡΙΑ', 'PAPADAKI ELEFTHERIA'],
      ['Μάρκος Βενιέρης', 'MARKOS VENIERIS'],
      ['Иванов Алексей', 'IVANOV ALEKSEI'],
      ['Юлия Щукина', 'IULIIA SHCHUKINA'],
    ] as const;
    expect(pairs.filter(([one, other]) => !sameName(one, other))).toEqual([]);
  });

  it('is another one where it says another name', () => {
    expect(sameName('ΝΙΚΟΛΑΟΣ ΒΛΑΧΟΣ', 'NIKOLETA VLACHOU')).toBe(false);
    expect(sameName('Иванов Алексей', 'Ivanova Aleksandra')).toBe(false);
  });

  it('leaves Latin letters and those of other scripts', () => {
    expect(inLatinLetters('jürgen 王小明')).toBe('jürgen 王小明');
  });
});
