import { describe, expect, it } from 'vitest';
import { flight, flightReservation, readMarkup as read } from '#test/extraction/markup.ts';

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
