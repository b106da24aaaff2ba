import { describe, expect, it } from 'vitest';
import {
  markupDrafts as draftsOf,
  flight,
  flightReservation,
  markupPage as page,
  readMarkup as read,
} from '#test/extraction/markup.ts';
import { extractionInput } from '#test/support/mails.ts';

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
});

describe('a reservation that was called off', () => {
  it('is marked', () => {
    const status = { reservationStatus: 'http://schema.org/ReservationCancelled' };
    expect(draftsOf(page({ ...flightReservation, ...status }))).toMatchObject([{ cancelled: true }]);
  });
});
