import { describe, expect, it } from 'vitest';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from './page-text.ts';

function read(...pages: readonly string[]): readonly Draft[] {
  return pageText.extract(inputOf(pages.map((text, at) => pageOf(text, { number: at + 1 }))));
}

function valuesOf(tickets: readonly Draft[], name: FieldName): readonly unknown[] {
  return tickets.map(({ fields }) => {
    const value = fields[name]?.[0]?.value;
    if (typeof value !== 'object') return value;
    return 'local' in value ? value.local : 'amount' in value ? value.amount : value;
  });
}

describe('things of one order', () => {
  it('are a ticket each: two stays on a way, each with its house, days, reference and price', () => {
    const tickets = read(`
# Fjordgard Hotels
Your booking is confirmed
Dear Ms Ingrid Solheim, thank you for booking two stays with us.

1. Hotel Fjordgard Bergen
Strandgaten 190, 5004 Bergen
Booking reference: FG-30718
Check-in: Friday, 4 June 2027 from 15:00
Check-out: Sunday, 6 June 2027 by 11:00
Standard Double Room
Price: NOK 3,180.00


2. Hotel Fjordgard Voss
Uttrågata 12, 5700 Voss
Booking reference: FG-30719
Check-in: Sunday, 6 June 2027 from 15:00
Check-out: Tuesday, 8 June 2027 by 11:00
Superior Double Room
Price: NOK 3,640.00
`);
    expect(valuesOf(tickets, 'start')).toEqual(['2027-06-04T15:00', '2027-06-06T15:00']);
    expect(valuesOf(tickets, 'end')).toEqual(['2027-06-06T11:00', '2027-06-08T11:00']);
    expect(valuesOf(tickets, 'bookingReference')).toEqual(['FG-30718', 'FG-30719']);
    expect(valuesOf(tickets, 'price')).toEqual(['3180.00', '3640.00']);
    expect(new Set(tickets.map(({ group }) => group)).size).toBe(1);
  });

  it('are the rooms that a stay counts, each with its guest', () => {
    const tickets = read(`
# Hotel Seeblick
Reservierungsbestätigung
Anreise: Freitag, 13. August 2027 ab 15:00 Uhr
Abreise: Sonntag, 15. August 2027 bis 11:00 Uhr

Zimmer 1
Doppelzimmer Seeseite
Gast: Annegret Wiesinger
Reservierungsnummer: 44718-1

Zimmer 2
Einzelzimmer Parkseite
Gast: Korbinian Wiesinger
Reservierungsnummer: 44718-2
`);
    expect(valuesOf(tickets, 'passenger')).toEqual(['Annegret Wiesinger', 'Korbinian Wiesinger']);
    expect(valuesOf(tickets, 'bookingReference')).toEqual(['44718-1', '44718-2']);
    expect(valuesOf(tickets, 'start')).toEqual(['2027-08-13T15:00', '2027-08-13T15:00']);
  });

  it('are shows on different evenings, each with its places', () => {
    const tickets = read(`
# Stadttheater Wernburg
Ihre Bestellung 7741-20

Der Besuch der alten Dame
Samstag, 13. März 2027, 19:30 Uhr
Großes Haus
Parkett links  Reihe 7  Platz 12
Parkett links  Reihe 7  Platz 13


Die Zauberflöte
Sonntag, 4. April 2027, 18:00 Uhr
Großes Haus
Rang Mitte  Reihe 2  Platz 5
`);
    expect(valuesOf(tickets, 'start')).toEqual(['2027-03-13T19:30', '2027-03-13T19:30', '2027-04-04T18:00']);
    expect(valuesOf(tickets, 'title')).toEqual([
      'Der Besuch der alten Dame',
      'Der Besuch der alten Dame',
      'Die Zauberflöte',
    ]);
    expect(valuesOf(tickets, 'seat')).toEqual(['12', '13', '5']);
  });

  it('are no two where a car is fetched and brought back', () => {
    const tickets = read(`
# Costa Car Hire
Booking confirmation   Reference CCH-88412
Driver: Tomas Lindqvist

Pick-up
Malaga Airport
Friday, 14 May 2027 at 10:30

Drop-off
Seville Santa Justa
Friday, 21 May 2027 at 17:00

Vehicle: Seat Ibiza or similar
Total: EUR 214.00
`);
    expect(valuesOf(tickets, 'start')).toEqual(['2027-05-14T10:30']);
    expect(valuesOf(tickets, 'end')).toEqual(['2027-05-21T17:00']);
  });
});
