import { describe, expect, it } from 'vitest';
import { flight, flightReservation, readMarkup } from '#test/extraction/markup.ts';

const flown = (trip: object, reservation: object = {}) =>
  readMarkup({ ...flightReservation, ...reservation, reservationFor: { ...flight, ...trip } })[0]!;

describe('a flight in markup', () => {
  it.each([
    ['LH0802', 'LH 802'],
    ['lh-802', 'LH 802'],
    ['0802', 'LH 802'],
    ['4U 17b', '4U 17B'],
    ['LH 80277', undefined],
    ['0000', undefined],
    ['LH 0', undefined],
    ['LH0010', 'LH 10'],
    ['DLH802', undefined],
    ['tba', undefined],
  ])('has the number %s as %s', (flightNumber, number) => expect(flown({ flightNumber }).number).toBe(number));

  it('has the airline of its number where none is stated', () => {
    expect(flown({ airline: undefined, flightNumber: 'XQ 17' })).toMatchObject({ number: 'XQ 17', carrierCode: 'XQ' });
    expect(flown({ airline: { iataCode: 'DLH' }, airlineCode: 'lh' })).toMatchObject({ carrierCode: 'LH' });
    expect(flown({ airline: { iataCode: '12' } })).toMatchObject({ number: '802' });
    expect(flown({ airline: { iataCode: '12' } }).carrierCode).toBeUndefined();
    expect(flown({ airline: undefined, flightNumber: '802' }).carrierCode).toBeUndefined();
  });

  it.each([
    [{ name: 'Bergen (BGO)' }, 'Bergen', 'BGO'],
    [{ name: 'Bergen', iataCode: 'bgo' }, 'Bergen', 'BGO'],
    [{ name: 'BGO' }, undefined, 'BGO'],
    ['Bergen', 'Bergen', undefined],
    ['BGO', undefined, 'BGO'],
    [{ name: 'Bergen', iataCode: 'ENBR' }, 'Bergen', undefined],
  ])('ends at %j', (arrivalAirport, to, toCode) => {
    const ticket = flown({ arrivalAirport });
    expect([ticket.to, ticket.toCode]).toEqual([to, toCode]);
  });

  it('has its clocks at the airports', () => {
    const utc = {
      departureTime: '2027-07-04T10:10Z',
      arrivalTime: '2027-07-04T12:10Z',
      boardingTime: '2027-07-04T09:40Z',
    };
    expect(flown(utc)).toMatchObject({
      start: { local: '2027-07-04T12:10', zone: 'Europe/Berlin' },
      end: { local: '2027-07-04T13:10', zone: 'Europe/Lisbon' },
      boarding: { local: '2027-07-04T11:40', zone: 'Europe/Berlin' },
    });
    expect(flown({ ...utc, departureAirport: 'FRA' }).start).toEqual({
      local: '2027-07-04T12:10',
      zone: 'Europe/Berlin',
    });
  });

  it('has the day of one property and the clock of another', () => {
    expect(
      flown({ departureTime: '9:05', departureDay: '2027-07-04', arrivalTime: undefined, arrivalDate: '2027-07-05' }),
    ).toMatchObject({
      start: { local: '2027-07-04T09:05' },
      end: { local: '2027-07-05' },
    });
  });

  it('says gates, terminals and groups without their words, in any language', () => {
    const ticket = flown(
      { departureGate: 'Puerta B12', departureTerminal: 'Terminal 2', arrivalTerminal: 'Terminal: 1' },
      { boardingGroup: 'Group 3', passengerSequenceNumber: '42' },
    );
    expect(ticket).toMatchObject({ gate: 'B12', terminal: '2', arrivalTerminal: '1', group: '3', sequence: '42' });
  });

  it('has a seat of a row and a letter, and the class beside it', () => {
    const seat = (more: object) =>
      flown({}, { airplaneSeat: { seatNumber: 'C', seatRow: '21', ...more }, cabinClass: 'Y' });
    expect(seat({ seatingType: 'Economy' })).toMatchObject({ seat: '21C', class: 'Economy' });
    expect(seat({ seatNumber: '21C' })).toMatchObject({ seat: '21C', class: 'Y' });
  });

  it('is flown by who provides it, in an aircraft', () => {
    expect(
      flown({ airline: undefined, provider: { name: 'Fjordfly', iataCode: 'XQ' }, aircraft: { name: 'ATR 72' } }),
    ).toMatchObject({
      carrier: 'Fjordfly',
      carrierCode: 'XQ',
      vehicle: 'ATR 72',
    });
    expect(flown({ airline: undefined }, { provider: { name: 'Fjordfly' } }).carrier).toBe('Fjordfly');
  });
});

describe('a ride in markup', () => {
  const train = {
    departureStation: { name: 'Bergen', address: { addressLocality: 'Bergen', addressCountry: 'NO' } },
    arrivalStation: { name: 'Oslo S', geo: { latitude: 59.91, longitude: 10.75 } },
    departureTime: '2027-07-04T06:38Z',
    arrivalTime: '2027-07-04T13:30Z',
    trainNumber: '62',
  };
  const rode = (trip: object, reservation: object = {}, type = 'TrainReservation') =>
    readMarkup({ '@type': type, ...reservation, reservationFor: { ...train, ...trip } })[0]!;

  it('has its places, and its clocks there', () => {
    expect(rode({})).toMatchObject({
      from: 'Bergen',
      fromCity: 'Bergen',
      to: 'Oslo S',
      toLocation: { latitude: 59.91, longitude: 10.75 },
      start: { local: '2027-07-04T08:38', zone: 'Europe/Oslo' },
      end: { local: '2027-07-04T15:30', zone: 'Europe/Oslo' },
    });
  });

  it.each([
    [{ trainNumber: '802', trainName: 'ICE' }, 'ICE 802'],
    [{ trainNumber: 'ICE 802', trainName: 'ICE' }, 'ICE 802'],
    [{ trainNumber: '802', trainName: 'ICE 802' }, '802'],
    [{ trainNumber: '802', trainName: 'Bergensbanen Ekspress' }, '802'],
    [{ trainNumber: undefined, trainName: 'ICE 802' }, 'ICE 802'],
    [{ trainNumber: undefined, trainName: 'Bergensbanen' }, undefined],
    [{ trainNumber: undefined, trainName: 'Abfahrt täglich um 8 Uhr' }, undefined],
  ])('has the number of %j', (trip, number) => expect(rode(trip).number).toBe(number));

  it('has its platforms and coach without their words', () => {
    const seat = { ticketedSeat: { seatNumber: '61', seatSection: 'Wagen 23' } };
    expect(rode({ departurePlatform: 'Gleis 7', arrivalPlatform: 'Voie 12' }, { reservedTicket: seat })).toMatchObject({
      platform: '7',
      arrivalPlatform: '12',
      coach: '23',
      seat: '61',
    });
  });

  it.each([
    [
      'BusReservation',
      { departureStop: 'Torget', arrivalStop: 'Kaien', busNumber: '12', busCompany: 'Fjordbuss' },
      { from: 'Torget', to: 'Kaien', number: '12', carrier: 'Fjordbuss' },
    ],
    [
      'BusReservation',
      { departureBusStop: undefined, busName: 'N 12', trainNumber: undefined },
      { from: 'Bergen', number: 'N 12' },
    ],
    [
      'BoatReservation',
      {
        departureTerminal: 'Kaien',
        arrivalTerminal: { name: 'Øya' },
        boatName: 'MS Terne',
        tripNumber: '4',
        provider: 'Sundlinjen',
      },
      { from: 'Kaien', to: 'Øya', vehicle: 'MS Terne', number: '4', carrier: 'Sundlinjen' },
    ],
  ])('is read as a %s: %j', (type, trip, values) => {
    expect(
      rode(
        type === 'BusReservation' && 'departureStop' in trip
          ? { ...trip, departureStation: undefined, arrivalStation: undefined }
          : trip,
        {},
        type,
      ),
    ).toMatchObject(values);
  });
});
