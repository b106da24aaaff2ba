import { describe, expect, it } from 'vitest';
import { cellsOf } from '#test/support/understood-page.ts';
import type { Language } from '../../words/languages.ts';
import { findLabels } from './find-labels.ts';

/** The labels of a line, each as its likeliest meaning and what stands behind it. */
const read = (text: string, language: Language = 'en') =>
  findLabels(cellsOf(text)[0]!, language).map(({ roles, rest }) => [roles[0], rest]);

/** The labels of a line among others that read "Label value" without a colon. */
const readBare = (text: string, language: Language = 'en') =>
  findLabels(cellsOf(text)[0]!, language, true).map(({ roles, rest }) => [roles[0], rest]);

const prose = 'we all hope that you enjoy the way to the hall and the way back to us';

describe('words before a colon', () => {
  it('are a label where a line, a part of it or the value before it begins', () => {
    expect(read('Gate: B2')).toEqual([['gate', 'B2']]);
    expect(read('Brunch · Gate: B2')).toEqual([['gate', 'B2']]);
    expect(read('23; Gate: B2')).toEqual([['gate', 'B2']]);
    expect(read('23 Gate: B2')).toEqual([['gate', 'B2']]);
    expect(read('Coach: Foo Gate: B2')).toEqual([
      ['coach', 'Foo'],
      ['gate', 'B2'],
    ]);
  });

  it('are one behind other words, too, where they are long or two', () => {
    expect(read('Foo Departure: 12:00')).toEqual([['departure', '12:00']]);
    expect(read('Foo Seat number: 12')).toEqual([['seat', '12']]);
    expect(read('Foo Gate: 12')).toEqual([['noise', '12']]);
  });

  it('are one in running text only where it begins', () => {
    expect(read(`Departure: ${prose}`)).toEqual([['departure', prose]]);
    expect(read(`${prose} Departure: 12:00`)).toEqual([]);
  });
});

describe('a word for a seat', () => {
  it('is none within the name of a square that stands before its town', () => {
    expect(read('Kielland Torgs plass 7, 4008 Stavanger', 'nb')).toEqual([]);
    expect(read('Parkett plass 7', 'nb')).toEqual([['seat', '7']]);
  });
});

describe('words that are all of a cell', () => {
  it('are a label', () => {
    expect(read('Departure')).toEqual([['departure', '']]);
  });

  it('are none behind others, but for their translation', () => {
    expect(read('Our Departure')).toEqual([]);
    expect(read('Odlot / Departure')).toEqual([['departure', '']]);
    expect(read('Odlot 4 / Departure')).toEqual([]);
    expect(read('Зорчигч Passenger')).toEqual([['passenger', '']]);
    expect(read('Foo Passenger')).toEqual([]);
    expect(read('One and two and then / Departure')).toEqual([]);
  });

  it('are none that end a sentence or stand in running text, but for short ones', () => {
    const first = (text: string) => findLabels(cellsOf(text)[0]!, 'en');
    expect(read('Departure.')).toHaveLength(1);
    expect(read('Date and time of departure')).toHaveLength(1);
    expect(read('Date and time of departure.')).toEqual([]);
    expect(first(`Departure\n${prose}`)).toHaveLength(1);
    expect(first(`Date and time of departure\n${prose.slice(0, 60)}`)).toEqual([]);
  });

  it('are none that somebody calls or asks', () => {
    expect(read('Departure!')).toEqual([]);
    expect(read('Departure?')).toEqual([]);
  });

  it('are a code of an airport before they are a word of another language', () => {
    expect(read('VON', 'fr')).toEqual([]);
    expect(read('Von', 'fr')).toEqual([['from', '']]);
    expect(read('VON', 'de')).toEqual([['from', '']]);
  });
});

describe('words before a value without a colon', () => {
  it.each([
    ['Gate B22', 'gate', 'B22'],
    ['Departure 08:15', 'departure', '08:15'],
    ['Price 12.00 €', 'price', '12.00 €'],
    ['Booking ABC123', 'bookingReference', 'ABC123'],
    ['Train 5412', 'number', '5412'],
  ])('are a label: %s', (text, role, rest) => {
    expect(read(text)).toEqual([[role, rest]]);
  });

  it.each(['Gate later on', 'Departure Aldersheim', 'Venue Aldersheim', 'Seat Leon 4', 'Booking office'])(
    'are none before other words: %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it('are a label before a dash or dots, whatever follows', () => {
    expect(read('Venue – Aldersheim')).toEqual([['venue', 'Aldersheim']]);
    expect(read('Venue ..... Aldersheim')).toEqual([['venue', 'Aldersheim']]);
    expect(read('Foo Venue – Aldersheim')).toEqual([]);
  });

  it('are none in running text', () => {
    expect(read(`Gate 4 ${prose}`)).toEqual([]);
  });

  it('are none in a language that the document is not in', () => {
    expect(read('Sitzplatz 41', 'cs')).toEqual([]);
    expect(read('Sitzplatz: 41', 'cs')).toEqual([['seat', '41']]);
  });

  it('are read as far as the next part of the line', () => {
    expect(read('Entrance 4 | and left')).toEqual([['entrance', '4 | and left']]);
    expect(read('Entrance 4 and left')).toEqual([]);
  });
});

describe('what only the label before it makes a value', () => {
  it.each([
    ['Avgång 09.28', 'sv', 'departure', '09.28'],
    ['Tog 61, retning Bergen', 'nb', 'number', '61, retning Bergen'],
    ['Booking number 3174 4820 55', 'en', 'bookingReference', '3174 4820 55'],
    ['Booking EKGL-XJXY-FAHA', 'en', 'bookingReference', 'EKGL-XJXY-FAHA'],
    ['Booking is ABCDEF', 'en', 'bookingReference', 'ABCDEF'],
  ] as const)('stands behind it: %s', (text, language, role, rest) => {
    expect(read(text, language)).toEqual([[role, rest]]);
  });

  it.each([
    ['Avgång 09.78', 'sv'],
    ['Tog 61 til oss', 'nb'],
    ['Tog 12 Mars 2027', 'nb'],
    ['Booking number 31', 'en'],
    ['Booking EKGL-XJX', 'en'],
    ['Booking is closed', 'en'],
  ] as const)('is nothing else: %s', (text, language) => {
    expect(read(text, language)).toEqual([]);
  });
});

describe('labels inside of a line', () => {
  it('are those of small values, or behind another label', () => {
    expect(read('mit Wagen 23', 'de')).toEqual([['coach', '23']]);
    expect(read('mit Abfahrt 08:15', 'de')).toEqual([]);
    expect(read('Wagen 23 Abfahrt 08:15', 'de')).toEqual([
      ['coach', '23'],
      ['departure', '08:15'],
    ]);
    expect(read('mit / Abfahrt 08:15', 'de')).toEqual([['departure', '08:15']]);
  });

  it('are no storey that is a name', () => {
    expect(read('Hosted by Low Level NL')).toEqual([]);
    expect(read('Hosted by Low Level 4')).toEqual([['level', '4']]);
    expect(read('Level NL')).toEqual([['level', 'NL']]);
  });
});

describe('words that belong to what follows them', () => {
  it('are a weekday before its day', () => {
    expect(read('To 26.11.2026', 'fi')).toEqual([]);
    expect(read('From 26.11.2026', 'fi')).toEqual([['from', '26.11.2026']]);
  });

  it('are a word before a clock', () => {
    for (const [word, language] of [
      ['Kl', 'sv'],
      ['Klo', 'fi'],
      ['Ore', 'it'],
      ['Godz', 'pl'],
      ['Kell', 'et'],
    ] as const) {
      expect(read(`${word} 08:25`, language)).toEqual([]);
      expect(readBare(`${word} 08:25`, language)).toEqual([]);
    }
    expect(read('Tid 08:25', 'da')).toEqual([['time', '08:25']]);
  });

  it('are a part of a number of its own', () => {
    expect(read('Bus 5412 direction Paris', 'fr')).toEqual([]);
    expect(read('Bus: 5412 direction Paris', 'fr')).toEqual([['number', '5412 direction Paris']]);
  });
});

describe('words before a value where the lines around read so, too', () => {
  it('are a label of any value that fits', () => {
    expect(readBare('Fahrgast Ada Quist', 'de')).toEqual([['passenger', 'Ada Quist']]);
    expect(readBare('Raum Sommer', 'de')).toEqual([['room', 'Sommer']]);
    expect(readBare('Uhrzeit Sommer', 'de')).toEqual([]);
  });

  it('are none where names begin with them', () => {
    expect(readBare('Hotel Sonnblick', 'de')).toEqual([]);
    expect(readBare('Museum Sonnblick', 'de')).toEqual([]);
    expect(readBare('Titel Sonnblick', 'de')).toEqual([]);
  });

  it('are none of a code or number that looks like a word', () => {
    expect(readBare('Buchung ABCDEF', 'de')).toEqual([['bookingReference', 'ABCDEF']]);
    expect(readBare('Buchung ABCDE', 'de')).toEqual([]);
    expect(readBare('Zug 14B', 'de')).toEqual([['number', '14B']]);
    expect(readBare('Zug 4B', 'de')).toEqual([]);
  });

  it('are none in running text', () => {
    expect(readBare('Dauer Sommer', 'de')).toEqual([['duration', 'Sommer']]);
    expect(readBare(`Dauer ${prose}`, 'de')).toEqual([]);
  });
});
