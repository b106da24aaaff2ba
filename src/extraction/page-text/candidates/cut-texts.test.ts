import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { sheetsOf } from '../layout/cells.ts';
import {
  addressesIn,
  besideAmounts,
  betweenColons,
  type Cut,
  groupedNumbers,
  namesWithin,
  withoutCount,
} from './cut-texts.ts';
import { findSpans } from './find-spans.ts';

/** The texts that could be values of a line. */
function textsOf(line: string): readonly string[] {
  const document = { id: '0', type: 'image', pages: [pageOf(line)], parts: [] } as const;
  return sheetsOf(document).flatMap((sheet) => findSpans(sheet, new Map()).map(({ text }) => text));
}

describe('what a line says among other things', () => {
  it.each([
    ['ETKT 075 2331904882', '075 2331904882'],
    ['Reservierungs-Nr. BB 6 338 201 774', 'BB 6 338 201 774'],
    ['Nr. 27/OP/11842', '27/OP/11842'],
    ['2 x Voksen', 'Voksen'],
    ['Adult Return x 1', 'Adult Return'],
    ['Plein tarif 16,00 €', 'Plein tarif'],
    ['80,00 € Vollzahler', 'Vollzahler'],
    ['2 x Intero 2D ............... 19,80 EUR', 'Intero 2D'],
    ['Typ: Basic Organiser: Agency Ltd', 'Basic'],
    ['Bénéficiaire : MOREL Anne-Lise Tarif : Réduit', 'MOREL Anne-Lise'],
    ['Address: Stade des Pins, 2 avenue Gordon, 75016 Paris. Open daily', '2 avenue Gordon, 75016 Paris'],
    ['DRIVER Fionnuala Geraghty EXTRA', 'Fionnuala Geraghty'],
    ['Name on booking: Farrah Siddiqui. Book early', 'Farrah Siddiqui'],
  ])('is found in %s', (line, value) => {
    expect(textsOf(line)).toContain(value);
  });

  it('is no more than a bounded number of texts, however long the line', () => {
    expect(textsOf('2 x Adult 12,00 €, 1 x Child 6,00 €; 3 x Senior 9,00 € · '.repeat(20)).length).toBeLessThan(140);
  });
});

/** The pieces of a text that were cut out of it. */
const pieces = (text: string, cuts: readonly Cut[]) => cuts.map(([at, end]) => text.slice(at, end).trim());

describe('a piece without its count', () => {
  const without = (text: string) => pieces(text, withoutCount(text, [0, text.length]));

  it.each([
    ['2 x Adult', 'Adult'],
    ['1× Adult', 'Adult'],
    ['3 Adult', 'Adult'],
    ['(2) Adult', 'Adult'],
    ['2. Adult', 'Adult'],
    ['Adult x 2', 'Adult'],
    ['Adult 2x', 'Adult'],
    ['2 x Adult x 2', 'Adult'],
  ])('is what it is so many of: %s', (text, piece) => {
    expect(without(text)).toEqual([piece]);
  });

  it.each(['Adult', '12 Adults', 'Adult 2'])('is none where nothing is counted: %s', (text) => {
    expect(without(text)).toEqual([]);
  });

  it('is looked for in the piece alone', () => {
    const text = '2 x Adult, 3 x Child';
    expect(pieces(text, withoutCount(text, [11, text.length]))).toEqual(['Child']);
  });
});

describe('what stands beside amounts', () => {
  it('is before, between and behind them', () => {
    const text = 'Adult 12,00 € Child 6,00 € each';
    expect(
      pieces(
        text,
        besideAmounts(text, [
          [6, 13],
          [20, 26],
        ]),
      ),
    ).toEqual(['Adult', 'Child', 'each']);
  });

  it('is before and behind dots, too, and without its count', () => {
    const text = '2 x Adult ........ Hall';
    expect(pieces(text, besideAmounts(text, []))).toEqual(['2 x Adult', 'Hall', 'Adult']);
  });

  it('is only the line without its count where there is none', () => {
    expect(pieces('2 x Adult', besideAmounts('2 x Adult', []))).toEqual(['Adult']);
    expect(besideAmounts('Adult', [])).toEqual([]);
  });

  it('is nothing among more than six', () => {
    const list = (count: number) => 'Adult ... '.repeat(count);
    expect(besideAmounts(list(6), [])).not.toEqual([]);
    expect(besideAmounts(list(7), [])).toEqual([]);
  });
});

describe('what stands between two words with colons', () => {
  it('is the value of the first', () => {
    const text = 'Nom : QUIST Ada Tarif : Réduit Place : 14';
    expect(pieces(text, betweenColons(text))).toEqual(['QUIST Ada', 'Réduit']);
    expect(betweenColons('Nom : QUIST Ada')).toEqual([]);
    expect(betweenColons('at 12:30 and at 14:30')).toEqual([]);
  });

  it('is told for eight words at most', () => {
    expect(betweenColons('Nom : a '.repeat(12))).toHaveLength(7);
  });
});

describe('a number in groups', () => {
  const groups = (text: string) => pieces(text, groupedNumbers(text));

  it.each([
    ['CL 0088 2714', ['CL 0088 2714']],
    ['0088 2714', ['0088 2714']],
    ['REF 0088 2714', ['0088 2714', 'REF 0088 2714']],
    ['ETKT 075 2331', ['075 2331', 'ETKT 075 2331']],
    ['YOUR NR 075 2331', ['075 2331', 'NR 075 2331']],
    ['075 2331 A', ['075 2331 A']],
  ])('is told with and without the word before it: %s', (text, expected) => {
    expect(groups(text)).toEqual(expected);
  });

  it('may have slashes, and three digits in a row then', () => {
    expect(groups('27/OP/11842')).toEqual(['27/OP/11842']);
    expect(groups('27/OP/11')).toEqual([]);
  });

  it('is no amount', () => {
    expect(groups('0088 27,14')).toEqual([]);
  });
});

describe('an address in a sentence', () => {
  const addresses = (text: string) => pieces(text, addressesIn(text));

  it('is without what follows it', () => {
    expect(addresses('Hall, Dorfstraße 4, 12345 Aldersheim. Open daily')).toContain('Dorfstraße 4, 12345 Aldersheim');
    expect(addresses('We are open. Dorfstraße 4, 12345 Aldersheim')).toContain('Dorfstraße 4, 12345 Aldersheim');
  });

  it('is told of each sentence', () => {
    const twice = 'Dorfstraße 4, 12345 Köln. Dorfstraße 4, 12345 Köln';
    expect(addressesIn(twice)).toContainEqual([0, 24]);
    expect(addressesIn(twice)).toContainEqual([26, 50]);
  });

  it('is in a sentence with a street or a postcode, and commas', () => {
    expect(addresses('We are 4, all of us, and happy')).toEqual([]);
    expect(addresses('Dorfstraße 4')).toEqual([]);
    expect(addresses('Dorfstraße, Aldersheim')).toEqual([]);
  });
});

describe('a name among other words', () => {
  const names = (text: string) => pieces(text, namesWithin(text));

  it.each([
    ['DRIVER Ann Moore EXTRA', ['Ann Moore']],
    ['Ann Moore. Book', ['Ann Moore']],
    ['ANN MOORE Driver', ['ANN MOORE']],
    ['Ann Moore', []],
    ['DRIVER Ann', []],
  ])('is of one case: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});
