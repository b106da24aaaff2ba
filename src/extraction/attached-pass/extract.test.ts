import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPass } from '#src/documents/inside/pass/read-pass.ts';
import type { RawPart } from '#src/documents/shared/mail/raw-part.ts';
import { valuesOf } from '#test/support/code-input.ts';
import { extractionInput } from '#test/support/mails.ts';
import { attachedPass } from './extract.ts';

const basic = {
  formatVersion: 1,
  passTypeIdentifier: 'pass.example',
  organizationName: 'Example Air',
  description: 'Pass',
};
const partsOf = (pass: object): RawPart[] =>
  readPass(zipSync({ 'pass.json': strToU8(JSON.stringify({ ...basic, ...pass })) })).map((each) => ({
    type: 'pass',
    ...each,
  }));
const draftsOf = (...passes: readonly object[]) => {
  const input = extractionInput({ type: 'mail', parts: passes.flatMap(partsOf) });
  return attachedPass.match(input) ? attachedPass.extract(input) : [];
};
const read = (pass: object) => draftsOf(pass).map(valuesOf)[0];
const field = (key: string, label: string, value: string | number, more: object = {}) => ({
  key,
  label,
  value,
  ...more,
});

describe('attached passes', () => {
  it('tell a flight by their semantic tags', () => {
    const semantics = {
      airlineCode: 'LH',
      flightNumber: 400,
      departureAirportCode: 'FRA',
      departureLocationTimeZone: 'Europe/Berlin',
      destinationAirportCode: 'JFK',
      originalDepartureDate: '2027-03-04T12:10Z',
      originalBoardingDate: '2027-03-04T12:25+01:00',
      passengerName: { givenName: 'Ada', familyName: 'Lovelace' },
      seats: [{ seatNumber: '12A' }],
      confirmationNumber: 'ABC123',
      totalPrice: { amount: '99.90', currencyCode: 'EUR' },
    };
    expect(
      read({
        semantics,
        boardingPass: {
          transitType: 'PKTransitTypeAir',
          primaryFields: [field('a', 'Frankfurt', 'FRA'), field('b', 'New York', 'JFK')],
        },
      }),
    ).toMatchObject({
      kind: 'flight',
      number: 'LH 400',
      from: 'Frankfurt',
      fromCode: 'FRA',
      to: 'New York',
      start: { local: '2027-03-04T13:10', zone: 'Europe/Berlin' },
      boarding: { local: '2027-03-04T12:25', offset: '+01:00' },
      passenger: 'Ada Lovelace',
      seat: '12A',
      bookingReference: 'ABC123',
      price: { amount: '99.90', currency: 'EUR' },
    });
  });

  it('tell a train by labels in any of our languages, and the day by the relevant date', () => {
    const boardingPass = {
      transitType: 'PKTransitTypeTrain',
      primaryFields: [field('from', 'VON', 'Berlin Hbf'), field('to', 'NACH', 'Hamburg Hbf')],
      auxiliaryFields: [
        field('x1', 'ABFAHRT', '09:38'),
        field('x2', 'WAGEN', '23'),
        field('x3', 'PLATZ', '61'),
        field('x4', 'GLEIS', '7'),
      ],
      backFields: [field('x5', 'Buchungsnummer', 'XK4TZ9')],
    };
    expect(read({ boardingPass, relevantDate: '2027-03-04T09:08+01:00' })).toMatchObject({
      kind: 'train',
      from: 'Berlin Hbf',
      to: 'Hamburg Hbf',
      start: { local: '2027-03-04T09:38', offset: '+01:00' },
      coach: '23',
      seat: '61',
      platform: '7',
      bookingReference: 'XK4TZ9',
    });
  });

  it('do not take boarding for departure', () => {
    const boardingPass = { transitType: 'PKTransitTypeAir', auxiliaryFields: [field('boarding', 'BOARDING', '11:25')] };
    const values = read({ boardingPass, relevantDate: '2027-03-04T11:25+01:00' });
    expect(values).toMatchObject({ boarding: { local: '2027-03-04T11:25', offset: '+01:00' } });
    expect(values).not.toHaveProperty('start');
  });

  it('tell an event with title, venue, seat and date fields as they are shown', () => {
    const date = { dateStyle: 'PKDateStyleShort', timeStyle: 'PKDateStyleShort', ignoresTimeZone: true };
    const eventTicket = {
      primaryFields: [field('event', 'EVENT', 'Night of Bells')],
      secondaryFields: [field('venue', 'VENUE', 'Old Mill'), field('start', 'STARTS', '2027-05-01T20:00:00Z', date)],
      auxiliaryFields: [field('row', 'RANGÉE', 'F'), field('seat', 'SIÈGE', '7')],
    };
    expect(read({ eventTicket, locations: [{ latitude: 47, longitude: 15 }] })).toMatchObject({
      kind: 'event',
      title: 'Night of Bells',
      venue: 'Old Mill',
      start: { local: '2027-05-01T20:00' },
      row: 'F',
      seat: '7',
      venueLocation: { latitude: 47, longitude: 15 },
    });
  });

  it('tell gift cards and vouchers with their worth and last day', () => {
    const storeCard = {
      primaryFields: [field('balance', 'Gift card balance', 25, { currencyCode: 'EUR' })],
      secondaryFields: [field('no', 'Member number', '12345678')],
    };
    expect(read({ storeCard, organizationName: 'Shop' })).toMatchObject({
      title: 'Shop',
      membershipNumber: '12345678',
    });
    const coupon = { primaryFields: [field('offer', '', '20 % off')] };
    expect(read({ coupon, expirationDate: '2027-12-31T23:59+01:00' })).toMatchObject({
      kind: 'voucher',
      title: '20 % off',
      validUntil: { local: '2027-12-31T23:59', offset: '+01:00' },
    });
  });

  it('carry their code, and passes of one mail stay apart', () => {
    const pass = (message: string) => ({
      barcodes: [{ format: 'PKBarcodeFormatQR', message, messageEncoding: 'iso-8859-1' }],
      eventTicket: { primaryFields: [field('e', 'EVENT', 'Fair')] },
    });
    const drafts = draftsOf(pass('A'), pass('B'));
    expect(drafts.map((draft) => draft.barcode)).toEqual(['0.1#1', '0.2#1']);
    expect(drafts[0]!.group).toBe(drafts[1]!.group);
  });

  it.each([
    [
      'a way out is no arrival',
      'Air',
      [
        ['SALIDA', '10:20'],
        ['FECHA', '12/05/2027'],
      ],
      { start: { local: '2027-05-12T10:20' } },
    ],
    [
      '"Rang" with a seat is a row',
      undefined,
      [
        ['RANG', 'F'],
        ['PLACE', '12'],
      ],
      { row: 'F', seat: '12' },
    ],
    [
      'a day in words of a language comes first',
      'Train',
      [['VERTREK', '10-04-2027 09:03']],
      { start: { local: '2027-04-10T09:03' } },
    ],
  ] as const)('are read as people would: %s', (_, transit, rows, expected) => {
    const body = {
      ...(transit ? { transitType: `PKTransitType${transit}` } : {}),
      secondaryFields: rows.map(([label, value], at) => field(`k${at}`, label, value)),
    };
    const values = read(transit ? { boardingPass: body } : { eventTicket: body });
    expect(values).toMatchObject(expected);
    expect(values).not.toHaveProperty('end');
  });

  it('take a holder in large letters for no title, and codes of stations for no names', () => {
    const primaryFields = [field('a', 'ATTENDEE', 'Dana White')];
    const event = read({ eventTicket: { primaryFields, secondaryFields: [field('e', 'EVENT', 'Soil Summit')] } });
    expect(event).toMatchObject({ title: 'Soil Summit', passenger: 'Dana White' });
    const stops = [field('o', 'London Kings Cross', 'KGX'), field('d', 'Edinburgh', 'EDB')];
    expect(read({ boardingPass: { transitType: 'PKTransitTypeTrain', primaryFields: stops } })).toMatchObject({
      from: 'London Kings Cross',
      fromCode: 'KGX',
      to: 'Edinburgh',
    });
  });

  it('are marked as called off when voided, and silent without a style', () => {
    expect(draftsOf({ voided: true, eventTicket: {} }, {})).toMatchObject([{ cancelled: true }]);
    expect(draftsOf({})).toEqual([]);
  });
});
