import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { reading } from '#test/support/draft-builder.ts';
import { bestOf, cellsOf, cellsSaying, valuesTold } from '#test/support/understood-page.ts';
import { isHouse } from '../../words/houses.ts';
import { namedVenue } from './named-venue.ts';
import { withVenue } from './venue.ts';

describe('a line that is named after a house for the public', () => {
  const told = (text: string, known: FieldReadings = {}) => valuesTold(namedVenue(known, cellsOf(text), new Set()));

  it.each([
    'Stadthalle Aldersheim',
    'Teatro dei Navigli',
    'Olympia Stadion',
    'Musée des Tilleuls',
    'Kino am Markt',
    'Kinorama Nord',
    'Royal Albert Hall',
    'Divadlo Na Rohu',
    'Zénith Nord',
  ])('is the venue: %s', (line) => {
    expect(told(`# Abend\n\n${line}`)).toEqual([['venue', line]]);
  });

  it('is the venue with its address behind it', () => {
    expect(told('# Abend\n\nStadthalle Aldersheim, Marktplatz 4')).toEqual([
      ['venue', 'Stadthalle Aldersheim'],
      ['address', 'Marktplatz 4'],
    ]);
    expect(told('# Abend\n\nStadthalle Aldersheim, Marktplatz 4', { address: [reading('Ufer 1')] })).toEqual([
      ['venue', 'Stadthalle Aldersheim'],
    ]);
  });

  it.each([
    ['it is a word alone', 'Stadthalle'],
    ['it sells something', 'Museum Shop'],
    ['it is a ticket of it', 'Museum Ticket'],
    ['it is a company', 'Stadthalle Betriebs GmbH'],
    ['its day stands in it', 'Stadthalle Aldersheim 12.03.2027'],
    ['it is a sentence', 'Die Stadthalle Aldersheim öffnet früh.'],
    ['two differ', 'Stadthalle Aldersheim\n\nTeatro dei Navigli'],
  ])('is none where %s', (_, text) => {
    expect(told(`# Abend\n\n${text}`)).toEqual([]);
  });

  it('is not told again where the title has it', () => {
    expect(told('# Abend\n\nStadthalle Aldersheim', { title: [reading('Ball der Stadthalle Aldersheim')] })).toEqual(
      [],
    );
  });

  it('is the cinema in the line over the screen, of a film only', () => {
    const film = '# Der Sommer\n\n\nLuxor Filmhaus\nSaal 4';
    expect(told(film, { room: [reading('4')] })).toEqual([['venue', 'Luxor Filmhaus']]);
    expect(told(film)).toEqual([]);
  });
});

describe('an address without a label', () => {
  const read = (kind: TicketKind, text: string, known: FieldReadings = {}) =>
    bestOf(withVenue(known, kind, cellsOf(text), new Set()));

  it('is the line with a street and a postcode, and its house the line above', () => {
    expect(read('event', 'Halle Nord\nUferweg 12, 83209 Prien')).toEqual({
      venue: 'Halle Nord',
      address: 'Uferweg 12, 83209 Prien',
    });
  });

  it('is two lines where the postcode stands below the street', () => {
    expect(read('event', 'Halle Nord\nUferweg 12\n83209 Prien')).toEqual({
      venue: 'Halle Nord',
      address: 'Uferweg 12, 83209 Prien',
    });
  });

  it('names a hotel and a restaurant: the house is their title', () => {
    expect(read('hotel', 'Pension Seeblick\nUferweg 12\n83209 Prien')).toMatchObject({ title: 'Pension Seeblick' });
    expect(read('restaurant', 'Osteria Bella\nVia Roma 8, 20121 Milano')).toMatchObject({ title: 'Osteria Bella' });
    expect(read('parking', 'Parkhaus Ost\nUferweg 12\n83209 Prien')).toMatchObject({ venue: 'Parkhaus Ost' });
  });

  it('leaves out the label that stands before the name', () => {
    expect(read('event', 'Location Arena Nord\nUferweg 12, 83209 Prien')).toMatchObject({ venue: 'Arena Nord' });
  });

  it('keeps a venue that is known, and adds only where that is', () => {
    const known = { venue: [reading('Halle Süd')] };
    expect(read('event', 'Halle Nord\nUferweg 12, 83209 Prien', known)).toEqual({
      venue: 'Halle Süd',
      address: 'Uferweg 12, 83209 Prien',
    });
  });

  it('is taken out of a venue that holds it', () => {
    const known = { venue: [reading('Stadthalle, Hauptstraße 5, 10115 Berlin')] };
    expect(read('event', '# Abend', known)).toEqual({ venue: 'Stadthalle', address: 'Hauptstraße 5, 10115 Berlin' });
    expect(read('event', '# Abend', { venue: [reading('Hauptstraße 5, 10115 Berlin')] })).toEqual({
      address: 'Hauptstraße 5, 10115 Berlin',
    });
  });

  it.each([
    ['of a company', 'Uferweg 12, 83209 Prien, Tel. 08051 1234'],
    ['with its register', 'Seeblick GmbH, Uferweg 12, 83209 Prien, HRB 1234'],
    ['with its mail', 'Uferweg 12, 83209 Prien, info@example.org'],
  ])('is none that is %s', (_, line) => {
    expect(read('event', `# Abend\n\n${line}`)).toEqual({});
  });

  it('is none that is taken already', () => {
    const cells = cellsOf('# Abend\n\nUferweg 12, 83209 Prien');
    const taken = new Set(cellsSaying(cells, 'Uferweg 12, 83209 Prien'));
    expect(withVenue({}, 'event', cells, taken)).toEqual({});
  });

  it('changes nothing of what it was given', () => {
    const known = { venue: [reading('Stadthalle, Hauptstraße 5, 10115 Berlin')] };
    const before = structuredClone(known);
    withVenue(known, 'event', cellsOf('# Abend'), new Set());
    expect(known).toEqual(before);
  });
});

describe('a house', () => {
  it.each<[TicketKind, string]>([
    ['hotel', 'Hotel Leopoldsteeg'],
    ['hotel', 'The Old Harbour Inn'],
    ['hotel', 'Villa Rosa Suites'],
    ['restaurant', 'Trattoria Il Melograno'],
    ['restaurant', 'Kitchen & Bar Nord'],
    ['parking', 'Parkhaus Am Markt'],
    ['parking', 'Tiefgarage Rathaus'],
  ])('of a %s is %s', (kind, text) => {
    expect(isHouse(text, kind)).toBe(true);
  });

  it.each<[TicketKind, string]>([
    ['hotel', 'Hotel'],
    ['hotel', 'Your hotel booking'],
    ['hotel', 'Parkhaus Am Markt'],
    ['restaurant', 'Welcome to our bar!'],
    ['parking', 'Hotel Leopoldsteeg'],
    ['event', 'Hotel Leopoldsteeg'],
  ])('of a %s is not %s', (kind, text) => {
    expect(isHouse(text, kind)).toBe(false);
  });
});
