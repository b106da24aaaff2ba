import { describe, expect, it } from 'vitest';
import { readCalendar } from '#src/documents/inside/calendar/read-calendar.ts';
import {
  markupDrafts as draftsOf,
  flight,
  flightReservation,
  markupPage as page,
  readMarkup as read,
} from '#test/extraction/markup.ts';
import { valuesOf } from '#test/support/code-input.ts';
import { calendarText } from '#test/support/mails.ts';

describe('reservations in markup', () => {
  it('reads an event with its hall, and a film by its own name', () => {
    const screening = {
      '@type': 'ScreeningEvent',
      name: 'Screening 5',
      workPresented: { name: 'The Lighthouse' },
      startDate: '2027-05-01T20:00',
      location: { name: 'Hall 5', containedInPlace: { name: 'Kino Nord', address: 'Nordring 1' } },
    };
    expect(
      read({ '@type': 'EventReservation', reservationFor: screening, venueRow: 'F', venueSeat: '7' }),
    ).toMatchObject([
      {
        kind: 'event',
        eventType: 'movie',
        title: 'The Lighthouse',
        room: 'Hall 5',
        venue: 'Kino Nord',
        address: 'Nordring 1',
        row: 'F',
        seat: '7',
      },
    ]);
    expect(
      read({
        '@type': 'EventReservation',
        reservationFor: {
          '@type': 'SportsEvent',
          homeTeam: { name: 'A' },
          awayTeam: { name: 'B' },
          startDate: '2027-05-01',
        },
      }),
    ).toMatchObject([{ title: 'A – B', eventType: 'sports' }]);
  });

  it('reads stays, tables and hired cars', () => {
    const hotel = {
      name: 'Hotel Seeblick',
      telephone: '+43 1 234',
      address: {
        streetAddress: 'Ufer 1',
        postalCode: '1010',
        addressLocality: 'Wien',
        addressCountry: { name: 'Austria' },
      },
    };
    expect(
      read({
        '@type': 'LodgingReservation',
        reservationFor: hotel,
        checkinDate: '2027-03-04',
        checkinTime: '15:00',
        checkoutTime: '2027-03-06T00:00:00',
        numAdults: 2,
        numChildren: '1',
      }),
    ).toMatchObject([
      {
        kind: 'hotel',
        title: 'Hotel Seeblick',
        start: { local: '2027-03-04T15:00' },
        end: { local: '2027-03-06' },
        address: 'Ufer 1, 1010 Wien, Austria',
        party: '2 adults, 1 child',
      },
    ]);
    expect(
      read({
        '@type': 'FoodEstablishmentReservation',
        reservationFor: { name: 'Bistro' },
        startTime: '2027-03-04T19:30',
        partySize: 4,
      }),
    ).toMatchObject([{ kind: 'restaurant', party: '4 guests' }]);
    expect(
      read({
        '@type': 'RentalCarReservation',
        provider: { name: 'Wheels' },
        pickupLocation: { name: 'Airport' },
        dropoffLocation: { name: 'Station' },
        pickupTime: '2027-03-04T10:00',
        dropoffTime: '2027-03-06T10:00',
      }),
    ).toMatchObject([
      { kind: 'rental', title: 'Wheels', venue: 'Airport', to: 'Station', end: { local: '2027-03-06T10:00' } },
    ]);
  });

  it('makes a ticket for every person and leg, which belong together', () => {
    const reservation = {
      ...flightReservation,
      underName: [{ name: 'Ada Lovelace' }, { givenName: 'Grace', familyName: 'Hopper' }],
      reservationFor: [flight, { ...flight, flightNumber: '803', departureTime: '2027-03-09T12:10:00+01:00' }],
    };
    const drafts = draftsOf(page(reservation));
    expect(drafts.map(valuesOf)).toMatchObject([
      { passenger: 'Ada Lovelace' },
      { passenger: 'Grace Hopper' },
      { number: 'LH 803' },
      { number: 'LH 803' },
    ]);
    expect(new Set(drafts.map((draft) => draft.group)).size).toBe(1);
  });

  it('reads what is stated twice in one mail once', () => {
    expect(read([flightReservation, { ...flightReservation }])).toHaveLength(1);
  });

  it('ties a ticket to the code that its token spells out', () => {
    const ticket = (ticketToken: string) => draftsOf(page({ ...flightReservation, ticketToken }));
    expect(ticket('aztecCode:M1 ABC  ')).toMatchObject([{ barcode: '0#s0' }]);
    for (const token of [
      'https://example.org/code.png',
      'qrCode:https://example.org/barcode?id=1',
      'qrCode:A&amp;B',
      'qrCode:Ž',
      'M1ABC',
    ]) {
      expect(ticket(token)[0]!.barcode).toBeUndefined();
    }
  });

  it('reads the reservation behind a calendar event', () => {
    const events = readCalendar(
      calendarText(
        'DTSTART:20270304T121000',
        'SUMMARY:Flight',
        `X-RESERVATION:${JSON.stringify([flightReservation]).replaceAll(',', '\\,')}`,
      ),
    );
    expect(draftsOf({ type: 'calendar', events }).map(valuesOf)).toMatchObject([{ number: 'LH 802' }]);
  });
});
