import { describe, expect, it } from 'vitest';
import { understoodOf } from '#test/support/understood-page.ts';
import { freeNames } from './free-names.ts';

const found = (...pages: readonly string[]) => {
  const { cells, labels } = understoodOf(...pages);
  return freeNames(cells, labels);
};
const namesIn = (...pages: readonly string[]) => found(...pages).map(({ text }) => text);

describe('a name as reservation systems write it', () => {
  it.each(['DOE/JOHN MR', 'DOE/JANE MRS', 'DOE/JIM MSTR', "O'HARA-DOE/JANE ANN MS", 'DOE/JOHN DR'])(
    'is a traveller’s with its title: %s',
    (text) => {
      expect(namesIn(text)).toEqual([text]);
    },
  );

  it('is cut out of a list, and from what stands behind it', () => {
    expect(namesIn('1. DOE/JOHN MR')).toEqual(['DOE/JOHN MR']);
    expect(namesIn('2) DOE/JANE MRS, ADULT')).toEqual(['DOE/JANE MRS']);
    expect(namesIn('Receipt FOR DOE/JOHN MR (ADT)')).toEqual(['DOE/JOHN MR']);
  });

  it.each([
    'FOR',
    'ITINERARY FOR',
    'REISEPLAN FÜR',
    'REISSCHEMA VOOR',
    'POUR',
    'ITINERARIO PARA',
    'PER',
    'RESPLAN FÖR',
    'DLA',
  ])('begins behind a word that says whose it is: %s', (words) => {
    expect(namesIn(`${words} BERGER/ADA MRS`)).toEqual(['BERGER/ADA MRS']);
    expect(namesIn(`${words} VAN DER BERG/ADA MRS`)).toEqual(['VAN DER BERG/ADA MRS']);
  });

  it('is none without a title, in small letters, or behind another word', () => {
    expect(namesIn('DOE/JOHN')).toEqual([]);
    expect(namesIn('doe/john mr')).toEqual([]);
    expect(namesIn('Ticket DOE/JOHN MR')).toEqual([]);
  });
});

describe('a name that stands free', () => {
  it.each([
    'Frau Hannah Reuter',
    'Herr Paul Ahrens',
    'Mrs Hannah Whitcombe',
    'Mme Claire Dubois',
    'Signora Lucia Neri',
    'Sra. Lucia Neira',
    'Dhr. Jan Smit',
    'Pani Anna Nowak',
  ])('is a traveller’s with a title: %s', (text) => {
    expect(namesIn(text)).toEqual([text]);
  });

  it.each([
    'Hi Hannah, your journey',
    'Hallo Hannah!',
    'Liebe Hannah,',
    'Bonjour Hannah, votre voyage',
    'Ciao Hannah, il tuo viaggio',
    'Querida Hannah,',
    'Ahoj Hannah.',
  ])('is a traveller’s where “%s” greets it', (greeting) => {
    expect(namesIn(`${greeting}\n\nHannah Reuter`)).toEqual(['Hannah Reuter']);
  });

  it('is nobody’s where nothing, or somebody else, is greeted', () => {
    expect(namesIn('Hannah Reuter')).toEqual([]);
    expect(namesIn('Hi Bettina, your journey\n\nHannah Reuter')).toEqual([]);
  });

  it('is nobody’s where a greeting comes late', () => {
    const lines = Array.from({ length: 30 }, (_, at) => `Line ${at}`).join('\n');
    expect(namesIn(`Hannah Reuter\n${lines}\nHi Hannah, your journey`)).toEqual([]);
  });

  it.each([
    'Erwachsener 1   Hannah Reuter',
    'Adult A   Hannah Reuter',
    '1x Adulte   Hannah Reuter',
    'Passeggero 2   Hannah Reuter',
    'Hannah Reuter   1 Erwachsener',
    'Hannah Reuter   1 x Adult, 12 EUR',
  ])('is a traveller’s beside who it is: %s', (row) => {
    expect(namesIn(row)).toEqual(['Hannah Reuter']);
  });

  it('is nobody’s beside how many travel, or who rode before it', () => {
    expect(namesIn('Hannah Reuter   2 Erwachsene')).toEqual([]);
    expect(namesIn('1 x Adult, 12 EUR   Hannah Reuter')).toEqual([]);
  });

  it.each([
    'Hannah Reuter   Geburtsdatum 03.05.1979',
    'Hannah Reuter   Date of birth 03.05.1979',
    'Hannah Reuter   Née le 03.05.1979',
    'Hannah Reuter   Seat: 12A',
    'Hannah Reuter   Wagen 4, Platz 12',
    'Hannah Reuter\nWagen 4, Platz 12',
  ])('is a traveller’s before a birth or a seat: %s', (text) => {
    expect(namesIn(text)).toEqual(['Hannah Reuter']);
  });

  it('is nobody’s behind them, nor far above them', () => {
    expect(namesIn('Date of birth 03.05.1979   Hannah Reuter')).toEqual([]);
    expect(namesIn('Seat: 12A   Hannah Reuter')).toEqual([]);
    expect(namesIn('Hannah Reuter\n\n\nWagen 4, Platz 12')).toEqual([]);
    expect(namesIn('Hannah Reuter\n          Wagen 4, Platz 12')).toEqual([]);
    expect(namesIn('Hannah Reuter   x\nWagen 4, Platz 12')).toEqual([]);
    expect(namesIn('Hannah Reuter  a  b  c  d  e  f  g  h  Seat: 12A')).toEqual([]);
  });

  it('is nobody’s beside a word for seats alone, of which none is told', () => {
    expect(namesIn('Hannah Reuter   Seat')).toEqual([]);
  });

  it('is nobody’s on one page with a seat on the next', () => {
    expect(namesIn('Hannah Reuter', '               Seat: 12A')).toEqual([]);
  });

  it('is a stop’s beside a clock or its label', () => {
    expect(namesIn('Hannah Reuter   10:05   Seat: 12A')).toEqual([]);
    expect(namesIn('Hannah Reuter   Departure:   Seat: 12A')).toEqual([]);
  });

  it('is none that has a label', () => {
    expect(namesIn('Passenger: Hannah Reuter   Seat: 12A')).toEqual([]);
  });

  it.each([
    'Hannah',
    'Hannah X Reuter',
    'Hannah Ann Mary Jane Rose Reuter',
    'Maximiliane Alexandrina Konstantinopolitana Reuter',
    'Hannah 2 Reuter',
    'hannah reuter',
  ])('is no whole name: %s', (name) => {
    expect(namesIn(`${name}   Seat: 12A`)).toEqual([]);
  });

  it.each(['Hannah R. Reuter', 'Hannah de Reuter', 'Hannah di Neri', 'Bo Li'])('may have short words: %s', (name) => {
    expect(namesIn(`${name}   Seat: 12A`)).toEqual([name]);
  });

  it('is surer the more its own words tell', () => {
    const scores = ['DOE/JOHN MR', 'Frau Hannah Reuter', 'Hannah Reuter   Seat: 12A'].map(
      (text) => found(text)[0]!.score,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(3);
  });
});
