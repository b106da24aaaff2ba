import { describe, expect, it } from 'vitest';
import { readCalendar } from '#src/documents/inside/calendar/read-calendar.ts';
import { readHtml } from '#src/documents/inside/mail/read-mail.ts';
import type { RawPart } from '#src/documents/shared/mail/raw-part.ts';
import { valuesOf } from '#test/support/code-input.ts';
import { calendarText, extractionInput } from '#test/support/mails.ts';
import { schemaOrg } from './extract.ts';

const page = (markup: unknown, text = ''): RawPart =>
  readHtml(`${text}<script type="application/ld+json">${JSON.stringify(markup)}</script>`);
const draftsOf = (part: RawPart) => {
  const input = extractionInput(part);
  return schemaOrg.match(input) ? schemaOrg.extract(input) : [];
};
const read = (markup: unknown, text = '') => draftsOf(page(markup, text)).map(valuesOf);

const flight = {
  '@type': 'Flight',
  flightNumber: '802',
  airline: { name: 'Example Air', iataCode: 'LH' },
  departureAirport: { name: 'Frankfurt', iataCode: 'FRA' },
  arrivalAirport: { name: 'Lisbon', iataCode: 'LIS' },
  departureTime: '2027-03-04T12:10:00+01:00',
  arrivalTime: '2027-03-04T14:15:00+00:00',
};
const flightReservation = {
  '@type': 'FlightReservation',
  reservationNumber: 'ABC123',
  underName: { '@type': 'Person', name: 'Ada Lovelace' },
  reservationFor: flight,
};
const event = {
  '@type': 'MusicEvent',
  name: 'Night of Bells',
  startDate: '2027-05-01T20:00+02:00',
  location: {
    '@type': 'Place',
    name: 'Old Mill',
    address: { streetAddress: 'Mill Lane 1', addressLocality: 'Graz', addressCountry: 'AT' },
  },
};

describe('reservations in markup', () => {
  it('reads a flight', () => {
    const [values] = read({
      ...flightReservation,
      airplaneSeat: '12A',
      airplaneSeatClass: { name: 'Economy' },
      boardingGroup: '3',
      totalPrice: '99,90',
      priceCurrency: 'EUR',
    });
    expect(values).toMatchObject({
      kind: 'flight',
      number: 'LH 802',
      carrier: 'Example Air',
      fromCode: 'FRA',
      to: 'Lisbon',
      start: { local: '2027-03-04T12:10', offset: '+01:00' },
      end: { local: '2027-03-04T14:15' },
      passenger: 'Ada Lovelace',
      bookingReference: 'ABC123',
      seat: '12A',
      class: 'Economy',
      group: '3',
      price: { amount: '99.90', currency: 'EUR' },
    });
  });

  it.each([
    ['LH0802', 'LH 802'],
    ['XQ 17', 'XQ 17'],
    ['802A', 'LH 802A'],
  ])('writes flight number %s as %s', (flightNumber, number) => {
    expect(read({ ...flightReservation, reservationFor: { ...flight, flightNumber } })).toMatchObject([{ number }]);
  });

  it('reads a train with coach and platforms', () => {
    const trip = {
      '@type': 'TrainTrip',
      trainName: 'ICE',
      trainNumber: '802',
      departureStation: { name: 'Berlin Hbf', geo: { latitude: 52.5, longitude: 13.4 } },
      arrivalStation: 'Hamburg Hbf',
      departureTime: '2027-03-04T09:38',
      departurePlatform: '7',
      arrivalPlatform: '12',
    };
    const reservedTicket = {
      ticketedSeat: { seatNumber: '61', seatSection: '23', seatingType: '2nd class' },
      ticketNumber: 'T-1',
    };
    expect(read({ '@type': 'TrainReservation', reservationFor: trip, reservedTicket })).toMatchObject([
      {
        kind: 'train',
        number: 'ICE 802',
        from: 'Berlin Hbf',
        to: 'Hamburg Hbf',
        start: { local: '2027-03-04T09:38' },
        coach: '23',
        seat: '61',
        class: '2nd class',
        platform: '7',
        arrivalPlatform: '12',
        ticketNumber: 'T-1',
      },
    ]);
  });

  it('reads buses and boats', () => {
    const times = { departureTime: '2027-03-04T09:38', arrivalTime: '2027-03-04T11:00' };
    expect(
      read({
        '@type': 'BusReservation',
        reservationFor: {
          busNumber: 'N 12',
          departureBusStop: { name: 'A-Platz' },
          arrivalBusStop: { name: 'B-Platz' },
          ...times,
        },
      }),
    ).toMatchObject([{ kind: 'bus', number: 'N 12', from: 'A-Platz' }]);
    expect(
      read({
        '@type': 'BoatReservation',
        reservationFor: { name: 'MS Gull', departureBoatTerminal: 'Split', arrivalBoatTerminal: 'Ancona', ...times },
      }),
    ).toMatchObject([{ kind: 'boat', vehicle: 'MS Gull', to: 'Ancona' }]);
  });

  it('reads the one hall that a place contains, and no hall of several', () => {
    const play = (...halls: readonly string[]) => ({
      '@type': 'EventReservation',
      reservationFor: {
        '@type': 'Event',
        name: 'Play',
        startDate: '2027-05-01T20:00',
        location: { name: 'Theatre', containsPlace: halls.map((name) => ({ '@type': 'Place', name })) },
      },
    });
    expect(read(play('Hall 5'))).toMatchObject([{ venue: 'Theatre', room: 'Hall 5' }]);
    expect(read(play('Hall 5', 'Hall 6'))[0]).not.toHaveProperty('room');
  });

  it('reads the fare of a ride, and on which day its ticket was issued', () => {
    const reservedTicket = { '@type': 'Ticket', name: 'Flexible', dateIssued: '2027-02-01T23:30:00Z' };
    const reservationFor = {
      departureBusStop: 'Split',
      arrivalBusStop: 'Zadar',
      departureTime: '2027-05-01T10:00',
      busNumber: '7',
    };
    expect(read({ '@type': 'BusReservation', reservationFor, reservedTicket })).toMatchObject([
      { product: 'Flexible', issued: { local: '2027-02-01' } },
    ]);
  });

  it('reads codes of bytes, and the code of a card', () => {
    const bytes = (markup: unknown) =>
      extractionInput(page(markup)).barcodes.map((found) => [found.symbology, [...found.bytes]]);
    const train = (ticketToken: string) => ({ '@type': 'TrainReservation', reservedTicket: { ticketToken } });
    expect(bytes(train('aztecbin:I1VUAP8='))).toEqual([['aztec', [0x23, 0x55, 0x54, 0, 0xff]]]);
    expect(bytes(train('aztecbin:no base64'))).toEqual([]);
    expect(bytes({ '@type': 'ProgramMembership', token: 'qrCode:42' })).toEqual([['qr', [0x34, 0x32]]]);
  });

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

describe('a reservation that was called off', () => {
  it('is marked', () => {
    const status = { reservationStatus: 'http://schema.org/ReservationCancelled' };
    expect(draftsOf(page({ ...flightReservation, ...status }))).toMatchObject([{ cancelled: true }]);
  });
});

describe('markup that is no ticket', () => {
  it.each([
    ['a hotel', { '@type': 'Hotel', name: 'Hotel Seeblick', checkinTime: '14:00:00' }],
    [
      'a restaurant that takes reservations',
      {
        '@type': 'Restaurant',
        name: 'Bistro',
        potentialAction: {
          '@type': 'ReserveAction',
          result: {
            '@type': 'FoodEstablishmentReservation',
            reservationFor: { name: 'x' },
            startTime: '2027-03-04T19:30',
          },
        },
      },
    ],
    ['a cancelled event', { ...event, eventStatus: 'https://schema.org/EventCancelled' }],
    ['a programme of events', [event, { ...event, name: 'Night of Drums' }]],
    ['an event online', { ...event, location: { '@type': 'VirtualLocation', url: 'https://example.org' } }],
    ['an event without place', { ...event, location: undefined }],
    ['a sale', { ...event, '@type': 'SaleEvent' }],
    ['a reservation that says nothing', { '@type': 'FlightReservation', reservationFor: { '@type': 'Flight' } }],
    [
      'a template that was not filled in',
      {
        ...flightReservation,
        reservationFor: { '@type': 'Flight', flightNumber: '{{number}}', departureAirport: { name: 'null' } },
      },
    ],
  ])('is silent about %s', (_, markup) => expect(read(markup)).toEqual([]));

  it('takes a mail about one event for a ticket', () => {
    expect(read(event)).toMatchObject([
      { kind: 'event', title: 'Night of Bells', venue: 'Old Mill', address: 'Mill Lane 1, Graz, AT' },
    ]);
    expect(read({ '@type': 'WebPage', mainEntity: event })).toHaveLength(1);
  });
});

describe('times in markup', () => {
  const startOf = (departureTime: unknown, more: object = {}, text = '') =>
    read({ ...flightReservation, ...more, reservationFor: { ...flight, arrivalTime: '', departureTime } }, text)[0]
      ?.start;

  it.each([
    ['2027-03-04T12:10:00+0100', { local: '2027-03-04T12:10', offset: '+01:00' }],
    ['2027-03-04T12:10:00.000+01:00', { local: '2027-03-04T12:10', offset: '+01:00' }],
    ['2027-03-04 12:10', { local: '2027-03-04T12:10' }],
    ['20270304T121000', { local: '2027-03-04T12:10' }],
    ['2027-03-04', { local: '2027-03-04' }],
    ['Thu, 04 Mar 2027 12:10:00 +0100', { local: '2027-03-04T12:10', offset: '+01:00' }],
    ['March 4th, 2027 at 12:10 PM', { local: '2027-03-04T12:10' }],
    ['04.03.2027 12:10', { local: '2027-03-04T12:10' }],
    ['03/14/2027 1:05 PM', { local: '2027-03-14T13:05' }],
    ['03/04/2027 1:05 PM', { local: '2027-03-04T13:05' }],
    [
      { '@type': 'DateTime', '@value': '2027-03-04T12:10:00', timezone: 'Europe/Berlin' },
      { local: '2027-03-04T12:10', zone: 'Europe/Berlin' },
    ],
  ])('reads %j', (written, expected) => expect(startOf(written)).toEqual(expected));

  it.each(['03-04-2027 12:10', '2027-02-30T10:00', '2027-03-04T27:10', 'soon', ''])('is silent about %j', (written) => {
    expect(startOf(written)).toBeUndefined();
  });

  it('lets other texts of the reservation tell days from months', () => {
    expect(startOf('03-04-2027 12:10', { ticketNumber: '20270304-LH802' })).toEqual({ local: '2027-03-04T12:10' });
    expect(startOf('03-04-2027 12:10', { ticketNumber: '20270403-LH802' })).toEqual({ local: '2027-04-03T12:10' });
  });

  it('believes the text of the mail about a time in UTC', () => {
    expect(startOf('2027-03-04T12:10:00Z', {}, '<p>Departure 12:10</p>')).toEqual({
      local: '2027-03-04T12:10',
      zone: 'Europe/Berlin',
    });
    expect(startOf('2027-03-04T12:10:00Z', {}, '<p>Departure 13:10</p>')).toEqual({
      local: '2027-03-04T13:10',
      zone: 'Europe/Berlin',
    });
    expect(startOf('2027-03-04T12:10:00Z')).toEqual({ local: '2027-03-04T13:10', zone: 'Europe/Berlin' });
    expect(startOf('2027-03-04T12:10:00Z', {}, '<p>Office hours 08:00 to 16:00</p>')).toEqual({ local: '2027-03-04' });
  });
});

describe('values as programs write them', () => {
  it.each([
    ['12. Mai 2027, 10:20 Uhr', '2027-05-12T10:20'],
    ['12 mai 2027 à 10h20', '2027-05-12T10:20'],
    ['1810110000', '2027-05-12T08:20'],
  ])('reads the time %s', (departureTime, local) => {
    const reservationFor = { ...flight, departureTime, departureAirport: { name: 'Somewhere' } };
    expect(read({ ...flightReservation, reservationFor })).toMatchObject([{ start: { local } }]);
  });

  it('reads words in front of gates, seats in objects and names with a slash', () => {
    const reservationFor = { ...flight, departureGate: 'Gate B12', departureTerminal: 'Terminal 2' };
    const more = { airplaneSeat: { '@type': 'Seat', seatNumber: '21C' }, underName: { name: 'LOVELACE/ADA MS' } };
    expect(read({ ...flightReservation, ...more, reservationFor })).toMatchObject([
      { gate: 'B12', terminal: '2', seat: '21C', passenger: 'ADA LOVELACE' },
    ]);
  });

  it('keeps no day of an event that was postponed', () => {
    const reservation = { '@type': 'EventReservation', reservationNumber: 'E1', reservationFor: event };
    const postponed = { ...event, eventStatus: 'https://schema.org/EventPostponed' };
    expect(read({ ...reservation, reservationFor: postponed })[0]).not.toHaveProperty('start');
  });
});
