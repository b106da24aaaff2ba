import { describe, expect, it } from 'vitest';
import { pageFacts, type SheetOptions } from '#test/support/labelled-sheet.ts';

/** The lines of the value of the first label of a page. */
const lines = (text: string, options?: SheetOptions) =>
  pageFacts(text, options)
    .find(({ label }) => label.cell.order === 0)
    ?.text.split('\n');

/** A value of several lines beside its label. */
const beside = (label: string, ...values: readonly string[]) =>
  values.map((value, at) => `${(at === 0 ? label : '').padEnd(20)}${value}`).join('\n');

describe('a value goes on in the lines below it', () => {
  it('that stand in its column', () => {
    expect(lines(beside('Venue', 'Hall of the Moon', 'Small stage'))).toEqual(['Hall of the Moon', 'Small stage']);
    expect(lines('Venue\nHall of the Moon\nSmall stage')).toEqual(['Hall of the Moon', 'Small stage']);
    expect(lines(`${beside('Venue', 'Hall of the Moon')}\n${' '.repeat(26)}Small stage`)).toEqual(['Hall of the Moon']);
  });

  it('three of them, and five of an address', () => {
    const five = ['Hall of the Moon', 'Small stage', 'Left of it', 'Behind it', 'Over it'];
    expect(lines(beside('Venue', ...five))).toEqual(five.slice(0, 4));
    expect(lines(beside('Address', 'Elm Street 4', ...five, 'Nowhere'))).toHaveLength(6);
  });

  it('in its block', () => {
    expect(lines(beside('Venue', 'Hall of the Moon', '', 'Small stage').replace(/ +\n/, '\n'))).toEqual([
      'Hall of the Moon',
    ]);
  });

  it('in its look', () => {
    expect(lines('Venue\nHall of the Moon\n# Small stage\nLeft\nRight\nAbove')).toEqual(['Hall of the Moon']);
  });

  it('up to the next label', () => {
    expect(lines(beside('Venue', 'Hall of the Moon', 'Seat: 41'))).toEqual(['Hall of the Moon']);
    expect(lines(`${beside('Venue', 'Hall of the Moon')}\n${beside('Seat', 'Small stage')}`)).toEqual([
      'Hall of the Moon',
    ]);
  });

  it('up to the value of the next label', () => {
    const [venue, seat] = [' '.repeat(10), 'Seat'.padEnd(10)];
    expect(pageFacts(`${venue}Venue\n${venue}Hall of the Moon\n${seat}Small stage`)[0]!.text).toBe('Hall of the Moon');
    expect(pageFacts(`${venue}Venue\n${venue}Hall of the Moon\n${venue}Small stage`)[0]!.text).toContain('Small stage');
  });

  it('up to the next pair, even if we have no word for it', () => {
    expect(lines(`${beside('Venue', 'Hall of the Moon')}\n${beside('12.50 €', 'Small stage')}`)).toEqual([
      'Hall of the Moon',
    ]);
  });

  it('up to running text', () => {
    const prose = 'which is the place that we all like to go to for the beer and for the music';
    expect(lines(beside('Venue', 'Hall of the Moon', prose))).toEqual(['Hall of the Moon']);
  });

  it('but not of a seat’s row or another short value', () => {
    expect(lines(beside('Row', '14', '15'))).toEqual(['14']);
  });
});

describe('a code that a hyphen breaks goes on', () => {
  it('in the line below it, in a cell of its own', () => {
    expect(lines(beside('Booking reference:', 'QX71-448-', '1234'))).toEqual(['QX71-448-1234']);
    expect(lines('Booking reference\nQX71-448-\n1234')).toEqual(['QX71-448-1234']);
    expect(lines(beside('Buchungsnummer:', 'QX71-448-', '1234'), { language: 'de' })).toEqual(['QX71-448-1234']);
  });

  it('with nothing else, and is none without its end', () => {
    expect(lines(beside('Booking reference:', 'QX71-448-', 'next week'))).toBeUndefined();
    expect(lines(beside('Booking reference:', 'QX71-448-'))).toBeUndefined();
  });
});

describe('an address goes on', () => {
  it('with its postcode, also in another block', () => {
    expect(lines('Address\nElm Street 4\n12345 Aldersheim')).toHaveLength(2);
  });

  it('up to a link to a map', () => {
    for (const [link, language] of [
      ['Show directions', 'en'],
      ['Route planen', 'de'],
      ['Voir la carte', 'fr'],
      ['Cómo llegar', 'es'],
      ['Apri mappa', 'it'],
      ['Bekijk kaart', 'nl'],
    ] as const)
      expect(lines(`Address:\nElm Street 4\n${link}`, { language })).toEqual(['Elm Street 4']);
    expect(lines('Address:\nElm Street 4\nMap Square')).toHaveLength(2);
  });

  it('up to an amount or a day', () => {
    expect(lines(beside('Address', 'Elm Street 4', '12.00 €'))).toEqual(['Elm Street 4']);
    expect(lines(beside('Address', 'Elm Street 4', '12 March 2027'))).toEqual(['Elm Street 4']);
  });
});

describe('a name goes on', () => {
  it('with other names', () => {
    expect(lines(beside('Passenger', 'Ada Quist', 'Bo Lindgren', 'Lindgren'))).toEqual([
      'Ada Quist',
      'Bo Lindgren',
      'Lindgren',
    ]);
  });

  it('with nothing that is no name', () => {
    expect(lines(beside('Passenger', 'Ada Quist', 'with 2 children'))).toEqual(['Ada Quist']);
  });

  it('with no capitals where it has none itself', () => {
    expect(lines(beside('Passenger', 'Ada Quist', 'NTNX'))).toEqual(['Ada Quist']);
    expect(lines(beside('Passenger', 'ADA MARIA', 'QUIST'))).toEqual(['ADA MARIA', 'QUIST']);
  });
});

describe('a stop goes on', () => {
  it('with its place, but not with the number of its train', () => {
    expect(lines(beside('Departure', '12 March 2027 08:15', 'Aldersheim'))).toHaveLength(2);
    expect(lines(beside('Departure', '12 March 2027 08:15', 'ICE 802'))).toHaveLength(1);
  });
});

describe('a card’s number goes on', () => {
  it('in groups of four, up to sixteen digits', () => {
    expect(lines(beside('Card number', '4471', '8822', '1000', '3394', '5517'))).toEqual([
      '4471',
      '8822',
      '1000',
      '3394',
    ]);
    expect(lines(beside('Card number', '4471 8822', '1000 3394', '5517'))).toEqual(['4471 8822', '1000 3394']);
    expect(lines(beside('Card number', '4471 8822', '100 339'))).toEqual(['4471 8822']);
    expect(lines(`${beside('Card number', '4471 8822')}\n${' '.repeat(23)}1000 3394`)).toEqual(['4471 8822']);
  });
});

describe('a day', () => {
  it('is whole with the lines below it only', () => {
    expect(pageFacts(beside('When', 'dom 29', 'nov a las', '16.00 h'), { language: 'es' })[0]?.text).toBe(
      'dom 29\nnov a las\n16.00 h',
    );
    expect(pageFacts(beside('When', 'dom 29', 'o lunes', 'mejor'), { language: 'es' })).toEqual([]);
  });

  it('may end where the day above it ends, at the right edge', () => {
    const right = (text: string) => text.padStart(40);
    expect(lines(`When${right('12 March 2027').slice(4)}\n${right('19:30')}`)).toEqual(['12 March 2027', '19:30']);
    expect(lines(`Venue${right('Hall of the Moon').slice(5)}\n${right('Left')}`)).toEqual(['Hall of the Moon']);
  });
});
