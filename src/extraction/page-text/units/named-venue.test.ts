import { describe, expect, it } from 'vitest';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { reading } from '#test/support/draft-builder.ts';
import { cellsOf, cellsSaying, understoodOf, valuesTold } from '#test/support/understood-page.ts';
import { namedVenue } from './named-venue.ts';

const told = (text: string, known: FieldReadings = {}) =>
  valuesTold(namedVenue(known, cellsOf(`# Abend\n\n${text}`), new Set()));

describe('a line named after a house', () => {
  it.each([
    ['it is longer than a name', 'Konzerthaus Aldersheim-Niederdorf Nordgemeinschaft Land'],
    ['it has more words than a name', 'Kino An Der Alten Burg Im Tal Nord'],
    ['it says what happens', 'Theater beginnt heute'],
    ['a number opens it', '4 Museum Nord'],
    [
      'it is part of a text',
      'Royal Albert Hall Of The Old Town\nand all the other houses of this lovely little country',
    ],
  ])('is no venue where %s', (_, text) => {
    expect(told(text)).toEqual([]);
  });

  it('is none that is taken', () => {
    const cells = cellsOf('# Abend\n\nStadthalle Nord');
    expect(namedVenue({}, cells, new Set(cellsSaying(cells, 'Stadthalle Nord')))).toEqual([]);
    expect(valuesTold(namedVenue({}, cells, new Set()))).toEqual([['venue', 'Stadthalle Nord']]);
  });

  it('is one with all that stands in it where its name alone is no house', () => {
    expect(told('Nordlicht Verein, Theater 4')).toEqual([['venue', 'Nordlicht Verein, Theater 4']]);
    expect(told('Stadthalle Nord, Saal Ost')).toEqual([['venue', 'Stadthalle Nord, Saal Ost']]);
  });
});

describe('the cinema of a film', () => {
  const room = { room: [reading('4')] };

  it('stands right over or under its screen or its day', () => {
    const cinema = [['venue', 'Luxor Filmhaus']];
    expect(told('Luxor Filmhaus\nSaal 4', room)).toEqual(cinema);
    expect(told('Screen 4\nLuxor Filmhaus', room)).toEqual(cinema);
    expect(told('Luxor Filmhaus\n12.03.2027\n\n\nSala 4', room)).toEqual(cinema);
  });

  it('is told of no other ticket', () => {
    expect(told('Luxor Filmhaus\nSaal 4')).toEqual([]);
    expect(told('Luxor Filmhaus\n12.03.2027', room)).toEqual([]);
  });

  it.each([
    ['a sentence', 'Bitte pünktlich sein!\nSaal 4'],
    ['a longer name', 'Der Lange Sommer In Nord\nSaal 4'],
    ['further down', 'Luxor Filmhaus\n\n\nSaal 4'],
    ['further to the right', '          Luxor Filmhaus\nSaal 4'],
    ['one of two names', 'Luxor Filmhaus\nSaal 4\nDer Sommer'],
  ])('is none that is %s', (_, text) => {
    expect(told(text, room)).toEqual([]);
  });

  it('is none that stands on another page', () => {
    const { cells } = understoodOf('# Abend\n\nLuxor Filmhaus', '# Abend\n\n\nSaal 4');
    expect(namedVenue(room, cells, new Set())).toEqual([]);
  });
});
