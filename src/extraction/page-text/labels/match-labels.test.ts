import { describe, expect, it } from 'vitest';
import type { Language } from '../../words/languages.ts';
import { matchAt, tokenize } from './match-labels.ts';

/** The label that begins at a word of a text: its words and what they mean. */
function match(text: string, language?: Language, index = 0) {
  const tokens = tokenize(text);
  const found = matchAt(tokens, index, language);
  return found && { ...found, words: text.slice(tokens[index]!.at, tokens[found.next - 1]!.end) };
}

const words = (text: string, language?: Language) => match(text, language)?.words;

describe('the words of a cell', () => {
  const wordsOf = (text: string) => tokenize(text).map(({ word, separator }) => [word, separator]);

  it('are told with the signs behind them', () => {
    expect(wordsOf('Wagen: 23 / Platz (61)')).toEqual([
      ['wagen', ': '],
      ['23', ' / '],
      ['platz', ' ('],
      ['61', ''],
    ]);
  });

  it('are no signs alone', () => {
    expect(wordsOf('· Seat — 41 ·')).toEqual([
      ['seat', ' '],
      ['41', ' ·'],
    ]);
  });

  it('stand where they are printed', () => {
    expect(tokenize('*Seat*  N° 41').map(({ word, at, end }) => [word, at, end])).toEqual([
      ['seat', 0, 6],
      ['#', 8, 10],
      ['41', 11, 13],
    ]);
  });

  it('end in East Asian scripts where usual letters or digits begin', () => {
    expect(wordsOf('座位12E')).toEqual([
      ['座位', ''],
      ['12e', ''],
    ]);
    expect(wordsOf('Seat12E')).toEqual([['seat12e', '']]);
  });
});

describe('a label', () => {
  it('is the longest one that begins at a word', () => {
    expect(words('Booking office 4', 'en')).toBe('Booking');
    expect(words('Booking reference number 4', 'en')).toBe('Booking reference number');
    expect(words('Hello there', 'en')).toBeUndefined();
  });

  it('ends at a colon', () => {
    expect(words('Booking: reference number 4', 'en')).toBe('Booking');
  });

  it('may begin behind a small word at the start of a cell', () => {
    expect(match('Your seat', 'en')).toMatchObject({ roles: ['seat'], next: 2 });
    expect(match('Ihr Sitzplatz', 'de')).toMatchObject({ roles: ['seat'], next: 2 });
    expect(match('Big your seat', 'en')).toBeUndefined();
    expect(match('Your seat 41', 'en', 2)).toBeUndefined();
  });

  it('takes the preposition before its value with it', () => {
    expect(words('Check-in ab 14:00', 'de')).toBe('Check-in ab');
    expect(words('Saída até: 12:00', 'pt')).toBe('Saída até');
    expect(words('Sitzplatz von', 'de')).toBe('Sitzplatz von');
    expect(words('Sitzplatz von: 41', 'de')).toBe('Sitzplatz von');
    expect(words('Sitzplatz von Ada', 'de')).toBe('Sitzplatz');
    expect(words('Salida a', 'es')).toBe('Salida a');
  });

  it.each([
    ['Row A', 'en', 'Row'],
    ['Row: A', 'en', 'Row'],
    ['Gate: AM', 'en', 'Gate'],
    ['Block: A', 'de', 'Block'],
    ['Fila: A', 'es', 'Fila'],
    ['Fila A', 'es', 'Fila'],
  ] as const)('ends before the letters that a place is named by: %s', (text, language, label) => {
    expect(words(text, language)).toBe(label);
  });
});

describe('two labels are one', () => {
  it.each([
    ['Date | Time', 'en', ['when']],
    ['Departure date | Time', 'en', ['when']],
    ['Departure | Arrival', 'en', ['station', 'when']],
    ['From | To', 'en', ['station']],
    ['Flight | Date', 'en', ['number']],
    ['Name (Passenger)', 'en', ['passenger']],
    ['Tag · Uhrzeit', 'de', ['when']],
    ['Print date | Name', 'en', ['issued']],
    ['Invoice number | Seat', 'en', ['noise']],
    ['Date, Time', 'en', ['when']],
    ['Salida | Departure', 'es', ['departure']],
    ['Date & Time', 'fr', ['when']],
    ['Tag & Uhrzeit', 'de', ['when']],
    ['Datum & Zeit', 'de', ['when']],
    ['Data & Ora', 'it', ['when']],
    ['Fecha & Hora', 'es', ['when']],
  ] as const)('%s', (text, language, roles) => {
    expect(match(text, language)).toMatchObject({ words: text, roles });
  });

  it.each([
    ['Fecha Hora', 'es', ['when']],
    ['Abfahrt Ankunft', 'de', ['station', 'when']],
    ['Dato Klokkeslæt', 'da', ['when']],
  ] as const)('side by side, where they are all of a cell: %s', (text, language, roles) => {
    expect(match(text, language)).toMatchObject({ words: text, roles });
  });

  it('of which each has its own value, where a slash or an ampersand stands between them', () => {
    expect(match('Row & Seat', 'en')).toMatchObject({ words: 'Row & Seat', parts: ['row', 'seat'] });
    expect(match('Row & more', 'en')).toMatchObject({ words: 'Row', roles: ['row'] });
    expect(match('Fare & Price', 'en')).toMatchObject({ words: 'Fare' });
    expect(match('Row / Seat / Gate', 'en')?.parts).toEqual(['row', 'seat', 'gate']);
    expect(match('Reihe / Platz', 'de')).toMatchObject({ words: 'Reihe / Platz', parts: ['row', 'seat'] });
  });

  it('but not two of different meanings with another sign between them', () => {
    for (const sign of ['|', '·', '(']) expect(words(`Row ${sign} Seat`, 'en')).toBe('Row');
    expect(words('Row, Seat', 'en')).toBe('Row');
    expect(words('Name | Print date', 'en')).toBe('Name');
  });

  it('where the second says the first again in any language', () => {
    expect(words('Paikka / Plats: 14', 'fi')).toBe('Paikka / Plats');
    expect(words('Paikka (Plats)', 'fi')).toBe('Paikka (Plats)');
    expect(words('Hytti / Hytt: 6118', 'fi')).toBe('Hytti / Hytt');
  });

  it('but not where more words follow that we do not know, or where it says something else', () => {
    expect(words('Hytti / Hytt fin: 6118', 'fi')).toBe('Hytti');
    expect(words('Hytti / Vogn: 6118', 'fi')).toBe('Hytti');
  });
});

describe('the language of a label', () => {
  it('is that of the document before others', () => {
    expect(match('Místo', 'cs')?.roles).toContain('seat');
    expect(match('Místo', 'de')).toBeUndefined();
    expect(match('od', 'cs')?.roles).toEqual(['from']);
    expect(match('od', 'de')).toBeUndefined();
  });

  it('is that of the document before English, and English before others', () => {
    expect(match('Site', 'fr')?.roles).toEqual(['website']);
    expect(match('Site', 'de')?.roles).toEqual(['venue']);
    expect(match('Porte', 'it')?.roles).toEqual(['doors']);
    expect(match('Porte', 'en')?.roles).toEqual(['gate', 'doors']);
  });

  it('may be English in any document', () => {
    expect(match('Seat', 'cs')).toMatchObject({ roles: ['seat'], foreign: false });
  });

  it('is foreign where it is another one', () => {
    expect(match('Sitzplatz', 'cs')).toMatchObject({ roles: ['seat'], foreign: true });
    expect(match('Sitzplatz', 'de')).toMatchObject({ foreign: false });
    expect(match('Sitzplatz')).toMatchObject({ foreign: false });
    expect(match('Istumapaikka')).toMatchObject({ foreign: false });
  });

  it('is any where a programme is named', () => {
    expect(match('EuroBonus', 'cs')).toMatchObject({ roles: ['membershipNumber'], foreign: false });
  });
});

describe('the name of a programme', () => {
  it('goes on with how high a member is, and the word for the number', () => {
    expect(words('AAdvantage® Gold #: 77', 'en')).toBe('AAdvantage® Gold #');
    expect(words('Skywards Mitglied Nr. 77', 'de')).toBe('Skywards Mitglied Nr.');
  });

  it('ends at a comma, and before its last word', () => {
    expect(words('EuroBonus Gold, Silver 77', 'sv')).toBe('EuroBonus Gold');
    expect(words('EuroBonus Gold', 'sv')).toBe('EuroBonus');
  });

  it('is no other label, which ends where it ends', () => {
    expect(words('Seat Gold 77', 'en')).toBe('Seat');
  });
});
