import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#src/documents/document.ts';
import { locationOf, readSemantics } from './semantics.ts';

/** What tags say, without what they do not. */
const told = (tags: object, moves = false) =>
  Object.fromEntries(
    Object.entries(readSemantics(tags as JsonObject, moves)).filter(([, value]) => value !== undefined),
  );

describe('tags of a journey', () => {
  it.each([
    [{ flightCode: 'ac875' }, 'AC 875'],
    [{ flightCode: 'U2 0834' }, 'U2 834'],
    [{ flightCode: 'ACA875', flightNumber: 875 }, '875'],
    [{ airlineCode: 'LH', flightNumber: 400 }, 'LH 400'],
    [{ vehicleNumber: '802', vehicleName: 'ICE' }, 'ICE 802'],
    [{ vehicleNumber: 'ICE 802', vehicleName: 'Intercity' }, 'ICE 802'],
    [{ vehicleNumber: '802', vehicleName: 'Bergensbanen Ekspress' }, '802'],
    [{ vehicleName: 'MS Terne' }, 'MS Terne'],
  ])('tell its number: %j', (tags, number) => expect(told(tags, true).number).toBe(number));

  it('tell its places, the stations before the towns', () => {
    const towns = { departureCityName: 'Bergen', destinationCityName: 'Oslo' };
    expect(told(towns, true)).toEqual({ from: 'Bergen', fromCity: 'Bergen', to: 'Oslo', toCity: 'Oslo' });
    const stations = { departureStationName: 'Bergen stasjon', destinationAirportName: 'Gardermoen', ...towns };
    expect(told(stations, true)).toMatchObject({ from: 'Bergen stasjon', to: 'Gardermoen' });
    expect(told({ departureAirportCode: 'BGO', destinationAirportCode: 'ENGM' }, true)).toEqual({ fromCode: 'BGO' });
  });

  it('tell the times first meant before those of today, in the zones of their places', () => {
    const tags = {
      originalDepartureDate: '2027-07-04T10:10Z',
      currentDepartureDate: '2027-07-04T11:00Z',
      currentArrivalDate: '2027-07-04T12:10Z',
      currentBoardingDate: '2027-07-04T09:40Z',
      departureLocationTimeZone: 'Europe/Oslo',
      destinationAirportTimeZone: 'Europe/Lisbon',
    };
    expect(told(tags, true)).toEqual({
      start: { local: '2027-07-04T12:10', zone: 'Europe/Oslo' },
      end: { local: '2027-07-04T13:10', zone: 'Europe/Lisbon' },
      boarding: { local: '2027-07-04T11:40', zone: 'Europe/Oslo' },
    });
  });

  it('tell where to be, and where one sits', () => {
    const tags = {
      ...{ departureTerminal: '2', destinationTerminal: '1', departureGate: 'B12', boardingZone: '3' },
      ...{ departurePlatform: 7, destinationPlatform: '12', boardingSequenceNumber: '042', ticketFareClass: 'Y' },
      seats: [{ seatNumber: '61', seatSection: '23' }, { seatNumber: '62', seatSection: '23' }, 'none'],
    };
    expect(told(tags, true)).toEqual({
      ...{ terminal: '2', arrivalTerminal: '1', gate: 'B12', group: '3', platform: '7', arrivalPlatform: '12' },
      ...{ sequence: '042', class: 'Y', seat: '61, 62', coach: '23' },
    });
    expect(told({ ...tags, carNumber: '24' }, true).coach).toBe('24');
    expect(told({ airlineCode: 'DLH', transitProvider: 'Fjordfly' }, true)).toEqual({ carrier: 'Fjordfly' });
  });
});

describe('tags of an event', () => {
  it('tell its title, or who plays', () => {
    expect(told({ eventName: 'Nordlys', homeTeamName: 'Brann', awayTeamName: 'Viking' }).title).toBe('Nordlys');
    expect(told({ homeTeamName: 'Brann', awayTeamName: 'Viking' }).title).toBe('Brann – Viking');
    expect(told({ homeTeamName: 'Brann' }).title).toBeUndefined();
  });

  it('tell who performs, unless the title does', () => {
    const performerNames = ['Kor Vest', 'Odd Nygård'];
    expect(told({ eventName: 'Nordlys', performerNames }).subtitle).toBe('Kor Vest, Odd Nygård');
    expect(told({ eventName: 'KOR VEST', performerNames: 'Kor Vest' }).subtitle).toBeUndefined();
    expect(told({ performerNames }).subtitle).toBeUndefined();
  });

  it.each([
    ['PKEventTypeLivePerformance', 'performance'],
    ['PKEventTypeMovie', 'movie'],
    ['PKEventTypeSports', 'sports'],
    ['PKEventTypeConvention', 'conference'],
    ['PKEventTypeWorkshop', 'workshop'],
    ['PKEventTypeGeneric', undefined],
  ])('tell its type: %s', (eventType, type) => expect(told({ eventType }).eventType).toBe(type));

  it('tell a start that may be open', () => {
    const start = (info: object) => told({ eventStartDateInfo: { date: '2027-07-04T18:00Z', ...info } }).start;
    expect(start({ timeZone: 'Europe/Oslo' })).toEqual({ local: '2027-07-04T20:00', zone: 'Europe/Oslo' });
    expect(start({ ignoreTimeComponents: true })).toEqual({ local: '2027-07-04' });
    expect([start({ unannounced: true }), start({ undetermined: true })]).toEqual([undefined, undefined]);
    expect(told({ eventStartDate: '2027-07-05', eventStartDateInfo: { date: '2027-07-04' } }).start).toEqual({
      local: '2027-07-05',
    });
  });

  it('tell its place, doors and seats', () => {
    const tags = {
      ...{ venueName: 'Logen', venueRoom: 'Store sal', venueEntranceGate: 'Nord', admissionLevel: 'Galleri' },
      ...{ venueGatesOpenDate: '2027-07-04T19:00', eventEndDate: '2027-07-04T23:00', venuePhoneNumber: '+47 55' },
      seats: { seatNumber: '9', seatRow: '3', seatSection: 'B', seatLevel: '2' },
      venueLocation: { latitude: 60.39, longitude: 5.32 },
    };
    expect(told(tags)).toEqual({
      ...{ venue: 'Logen', room: 'Store sal', entrance: 'Nord', product: 'Galleri', phone: '+47 55' },
      ...{ doors: { local: '2027-07-04T19:00' }, end: { local: '2027-07-04T23:00' } },
      ...{ seat: '9', row: '3', section: 'B', level: '2', venueLocation: { latitude: 60.39, longitude: 5.32 } },
    });
  });
});

describe('tags of every pass', () => {
  it('tell who has it, its number and its card', () => {
    expect(
      told({
        passengerName: { givenName: 'Vilde', middleName: 'Sol', familyName: 'Nygård' },
        attendeeName: 'Odd Nygård',
        confirmationNumber: 'QX71K',
        ...{ membershipProgramNumber: 77, membershipProgramName: 'Fjordklubb', membershipProgramStatus: 'Sølv' },
      }),
    ).toEqual({
      ...{ passenger: 'Vilde Sol Nygård', bookingReference: 'QX71K', membershipNumber: '77' },
      ...{ membershipProgram: 'Fjordklubb', membershipLevel: 'Sølv' },
    });
    expect(told({ passengerName: {}, attendeeName: 'Odd Nygård' }).passenger).toBe('Odd Nygård');
  });

  it.each([
    [
      { amount: '99.90', currencyCode: 'nok' },
      { amount: '99.90', currency: 'NOK' },
    ],
    [
      { amount: 12, currencyCode: 'NOK' },
      { amount: '12', currency: 'NOK' },
    ],
    [{ amount: '1,234.50', currencyCode: 'NOK' }, undefined],
    [{ amount: '-5', currencyCode: 'NOK' }, undefined],
    [{ amount: '5', currencyCode: 'kr' }, undefined],
    ['5 NOK', undefined],
  ])('tell an amount: %j', (totalPrice, price) => expect(told({ totalPrice }).price).toEqual(price));

  it.each([
    [
      { latitude: 60.39, longitude: 5.32 },
      { latitude: 60.39, longitude: 5.32 },
    ],
    [
      { latitude: -90, longitude: 180 },
      { latitude: -90, longitude: 180 },
    ],
    [{ latitude: 0, longitude: 0 }, undefined],
    [{ latitude: 91, longitude: 5 }, undefined],
    [{ latitude: 60, longitude: 181 }, undefined],
    [{ latitude: '60.39', longitude: 5.32 }, undefined],
    [null, undefined],
  ])('tell a place on earth: %j', (value, location) => expect(locationOf(value)).toEqual(location));
});
