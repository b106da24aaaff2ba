import { describe, expect, it } from 'vitest';
import { cellsOf } from '#test/support/understood-page.ts';
import type { Language } from '../../words/languages.ts';
import { goesOnWithPeriod, isBareTotal, isSmallLabel, isTotal, onlySmall } from './label-ends.ts';
import { matchAt, tokenize } from './match-labels.ts';

/** A text with the label that begins at one of its words. */
function labelIn(text: string, word: string, language: Language) {
  const tokens = tokenize(text);
  const index = tokens.findIndex(({ at }) => at === text.indexOf(word));
  return { tokens, index, match: matchAt(tokens, index, language)! };
}

describe('a small word between days and clocks', () => {
  const goesOn = (text: string, word: string, language: Language, from = 0) => {
    const { tokens, match } = labelIn(text, word, language);
    return goesOnWithPeriod(text, from, text.indexOf(word), match, tokens);
  };

  it.each([
    ['1 May 2027 to 31 May 2027', 'to', 'en'],
    ['26.12.2026 ab 14 Uhr', 'ab', 'de'],
    ['26.12.2026 bis 31.12.2026', 'bis', 'de'],
    ['1er mai 2027 au 31 mai 2027', 'au', 'fr'],
  ] as const)('goes on with what stands before it: %s', (text, word, language) => {
    expect(goesOn(text, word, language)).toBe(true);
  });

  it.each([
    ['no day before it', 'Aldersheim to 31 May 2027', 'to'],
    ['no day or clock behind it', '1 May 2027 to Aldersheim', 'to'],
    ['them far behind it', '1 May 2027 to Aldersheim on 31 May 2027', 'to'],
    ['a colon', '1 May 2027 to: 31 May 2027', 'to'],
    ['more to say than that', '1 May 2027 arrival 31 May 2027', 'arrival'],
  ])('is a label of its own with %s', (_, text, word) => {
    expect(goesOn(text, word, 'en')).toBe(false);
  });

  it('is measured from the label before it', () => {
    const text = '1 May 2027 Valid to 31 May 2027';
    expect(goesOn(text, 'to', 'en')).toBe(true);
    expect(goesOn(text, 'to', 'en', 11)).toBe(false);
  });
});

describe('words between a sum and what it is of', () => {
  it.each([
    ['de la', true],
    ['für die', true],
    ['of the de la', false],
    ['big', false],
    ['of big', false],
    ['', false],
  ])('are articles and prepositions: "%s"', (text, small) => {
    expect(onlySmall(tokenize(text))).toBe(small);
  });
});

describe('a label behind a colon', () => {
  const isSmall = (text: string, word: string, language: Language) => {
    const { tokens, index, match } = labelIn(text, word, language);
    return isSmallLabel(cellsOf(text)[0]!, tokens, index, match);
  };

  it('has a value of its own', () => {
    expect(isSmall('Sitzplatz: Wagen 23, Platz 61', 'Wagen', 'de')).toBe(true);
    expect(isSmall('Sitzplatz: Wagen der Freude', 'Wagen', 'de')).toBe(false);
  });

  it('has three letters or more, but for signs of East Asia', () => {
    expect(isSmall('Flight: KL 14', 'KL', 'da')).toBe(false);
    expect(isSmall('座席: 席 14', '席 ', 'ja')).toBe(true);
  });
});

describe('the words before a sum', () => {
  it.each(['Total for stay', 'Gesamt', 'Montant total', 'Importe total de todo', 'Celkem', 'Razem', 'I alt'])(
    'are %s',
    (text) => {
      expect(isBareTotal(text)).toBe(true);
      expect(isTotal(text)).toBe(true);
    },
  );

  it.each([
    ['an amount', 'Total 12'],
    ['a colon', 'Total:'],
    ['more than five words', 'Total of all that we have'],
    ['a part of it', 'Total tax'],
    ['a part of it in another language', 'Gesamtsteuer Gebühren'],
    ['what can be counted', 'Total nights'],
    ['another beginning', 'In total'],
  ])('have not %s', (_, text) => {
    expect(isBareTotal(text)).toBe(false);
  });

  it.each([
    ['Prezzo totale', true],
    ['Preis gesamt', true],
    ['Toplam', true],
    ['Итого', true],
    ['Preis', false],
    ['Totale di notti', true],
    ['Fee', false],
  ])('are a label of the whole of what is paid: %s', (text, total) => {
    expect(isTotal(text)).toBe(total);
  });
});
