import { describe, expect, it } from 'vitest';
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { fcbTicket, flexBlock, uicContainer } from '#test/support/uic-container.ts';
import { uicHeader } from '#test/support/uic-header.ts';
import { railExtractor } from './extract.ts';

const read = (document: PerRecord, more: PerRecord = {}) => {
  const ticket = { ...fcbTicket(document), ...more };
  return railExtractor.extract(codeInput([uicContainer([flexBlock(ticket, 3)])], '2026-11-20')).map(valuesOf)[0];
};
const control = (fields: PerRecord) => ({
  controlDetail: {
    identificationByIdCard: false,
    identificationByPassportId: false,
    passportValidationRequired: false,
    onlineValidationRequired: false,
    ageCheckRequired: false,
    reductionCardCheckRequired: false,
    ...fields,
  },
});
const travellers = (...names: readonly string[]) => ({
  travelerDetail: { traveler: names.map((lastName) => ({ lastName, ticketHolder: lastName === names[0] })) },
});

describe('flexible content, open tickets', () => {
  const open = (fields: PerRecord) => ({ openTicket: { returnIncluded: false, ...fields } });
  const ends = { fromStationNum: 8010184, toStationNum: 8509000 };

  it('names the stations on the way, and no way where there are several', () => {
    const route = {
      border: false,
      route: [
        { stationNum: 8503000, border: false },
        { stationNum: 8500010, border: true },
      ],
    };
    const way = (viaStations: PerRecord) => read(open({ ...ends, validRegion: [{ viaStations }] }))?.via;
    expect(way(route)).toBe('Zürich HB – Basel SBB');
    expect(way({ border: false, alternativeRoutes: [route, route] })).toBeUndefined();
    expect(way({ ...route, stationNum: 8599999 })).toBeUndefined();
  });

  it('reads zones and lines of a ticket for an area', () => {
    const validRegion = [{ zones: { zoneId: [110, 120] } }, { zones: { zoneId: [110] } }, { lines: { lineId: [3] } }];
    expect(read(open({ validRegion }))).toMatchObject({ kind: 'pass', area: 'Zones 110, 120, Line 3' });
  });

  it('says what comes with it: the return, a card that it was reduced for, how it is checked', () => {
    const tariffs = [{ restrictedToCountryOfResidence: false, reductionCard: [{ cardName: 'BahnCard 50' }] }];
    const ticket = read(open({ ...ends, returnIncluded: true, tariffs }), control({ identificationByIdCard: true }));
    expect(ticket).toMatchObject({ conditions: 'Return journey included, With BahnCard 50, Valid with photo ID' });
  });

  it('counts travellers who are named where no tariff counts them', () => {
    expect(read(open(ends), travellers('Doe', 'Roe', 'Poe'))).toMatchObject({ passenger: 'Doe', party: '3 persons' });
  });

  it('reads the number of a countermark', () => {
    const counterMark = {
      ...ends,
      numberOfCountermark: 2,
      totalOfCountermarks: 10,
      groupName: 'Class 4b',
      returnIncluded: false,
    };
    expect(read({ counterMark })).toMatchObject({ conditions: 'Countermark 2 of 10', party: 'Class 4b' });
  });
});

describe('flexible content, passes', () => {
  it('reads the trips of a pass, and leaves its countries to the page', () => {
    const pass = read({ pass: { countries: [83, 85], numberOfPossibleTrips: 1 } });
    expect(pass).toMatchObject({ conditions: '1 trip' });
    expect(pass).not.toHaveProperty('area');
  });

  it('reads a ticket of railway staff', () => {
    const fipTicket = { validUntilDay: 90, numberOfTravelDays: 4, includesSupplements: false, carrierNum: [1181] };
    expect(read({ fipTicket })).toMatchObject({
      kind: 'pass',
      title: 'FIP',
      conditions: '4 days of travel',
      carrier: 'ÖBB',
      class: '2',
    });
  });
});

describe('flexible content, cars', () => {
  it('reads the trailer and the fare', () => {
    const carCarriageReservation = {
      numberPlate: 'B-XY 2',
      trailerPlate: 'B-Z 3',
      carCategory: 1,
      textileRoof: false,
      tariff: { restrictedToCountryOfResidence: false, tariffDesc: 'Autozug' },
      fromStationNameUTF8: 'Wien',
      toStationNameUTF8: 'Split',
    };
    expect(read({ carCarriageReservation })).toMatchObject({ vehicle: 'B-XY 2 + B-Z 3', product: 'Autozug' });
  });
});

describe('flexible content, reservations', () => {
  const places = { coach: '12', placeNum: [45, 46] };
  const reserved = (more: PerRecord) => read({ reservation: { departureTime: 600, ...more } });

  it('reads places in a second coach, and only those that there are', () => {
    expect(reserved({ places, additionalPlaces: { coach: '13', placeNum: [11] } })).toMatchObject({
      coach: '12 / 13',
      seat: '45, 46 / 11',
    });
    expect(reserved({ places, additionalPlaces: { coach: '12', placeNum: [11] } })).toMatchObject({
      coach: '12',
      seat: '45, 46, 11',
    });
    expect(reserved({ places: { coach: '12' } })).toMatchObject({ coach: '12' });
  });
});

describe('flexible content, customer cards', () => {
  it('names the status that the standard numbers', () => {
    const card = (customerStatus: number) => read({ customerCard: { validFromYear: 2026, customerStatus } });
    expect(card(4)).toMatchObject({ membershipLevel: 'Gold' });
    expect(card(51)).not.toHaveProperty('membershipLevel');
  });
});

describe('flexible content, several tickets in a header', () => {
  it('makes a ticket of each', () => {
    const seat = (train: number) => fcbTicket({ reservation: { trainNum: train, departureTime: 600 } });
    const code = uicHeader({ ticket: seat(1), more: [seat(2)] });
    const drafts = railExtractor.extract(codeInput([code], '2026-11-20')).map(valuesOf);
    expect(drafts.map(({ number }) => number)).toEqual(['1', '2']);
  });
});
