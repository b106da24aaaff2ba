import { describe, expect, it } from 'vitest';
import { passDrafts, passField, readAttached } from '#test/extraction/attached-passes.ts';

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
      readAttached({
        semantics,
        boardingPass: {
          transitType: 'PKTransitTypeAir',
          primaryFields: [passField('a', 'Frankfurt', 'FRA'), passField('b', 'New York', 'JFK')],
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
      primaryFields: [passField('from', 'VON', 'Berlin Hbf'), passField('to', 'NACH', 'Hamburg Hbf')],
      auxiliaryFields: [
        passField('x1', 'ABFAHRT', '09:38'),
        passField('x2', 'WAGEN', '23'),
        passField('x3', 'PLATZ', '61'),
        passField('x4', 'GLEIS', '7'),
      ],
      backFields: [passField('x5', 'Buchungsnummer', 'XK4TZ9')],
    };
    expect(readAttached({ boardingPass, relevantDate: '2027-03-04T09:08+01:00' })).toMatchObject({
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
    const boardingPass = {
      transitType: 'PKTransitTypeAir',
      auxiliaryFields: [passField('boarding', 'BOARDING', '11:25')],
    };
    const values = readAttached({ boardingPass, relevantDate: '2027-03-04T11:25+01:00' });
    expect(values).toMatchObject({ boarding: { local: '2027-03-04T11:25', offset: '+01:00' } });
    expect(values).not.toHaveProperty('start');
  });

  it('tell an event with title, venue, seat and date fields as they are shown', () => {
    const date = { dateStyle: 'PKDateStyleShort', timeStyle: 'PKDateStyleShort', ignoresTimeZone: true };
    const eventTicket = {
      primaryFields: [passField('event', 'EVENT', 'Night of Bells')],
      secondaryFields: [
        passField('venue', 'VENUE', 'Old Mill'),
        passField('start', 'STARTS', '2027-05-01T20:00:00Z', date),
      ],
      auxiliaryFields: [passField('row', 'RANGÉE', 'F'), passField('seat', 'SIÈGE', '7')],
    };
    expect(readAttached({ eventTicket, locations: [{ latitude: 47, longitude: 15 }] })).toMatchObject({
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
      primaryFields: [passField('balance', 'Gift card balance', 25, { currencyCode: 'EUR' })],
      secondaryFields: [passField('no', 'Member number', '12345678')],
    };
    expect(readAttached({ storeCard, organizationName: 'Shop' })).toMatchObject({
      title: 'Shop',
      membershipNumber: '12345678',
    });
    const coupon = { primaryFields: [passField('offer', '', '20 % off')] };
    expect(readAttached({ coupon, expirationDate: '2027-12-31T23:59+01:00' })).toMatchObject({
      kind: 'voucher',
      title: '20 % off',
      validUntil: { local: '2027-12-31T23:59', offset: '+01:00' },
    });
  });

  it('carry their code, and passes of one mail stay apart', () => {
    const pass = (message: string) => ({
      barcodes: [{ format: 'PKBarcodeFormatQR', message, messageEncoding: 'iso-8859-1' }],
      eventTicket: { primaryFields: [passField('e', 'EVENT', 'Fair')] },
    });
    const drafts = passDrafts(pass('A'), pass('B'));
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
      secondaryFields: rows.map(([label, value], at) => passField(`k${at}`, label, value)),
    };
    const values = readAttached(transit ? { boardingPass: body } : { eventTicket: body });
    expect(values).toMatchObject(expected);
    expect(values).not.toHaveProperty('end');
  });

  it('take a holder in large letters for no title, and codes of stations for no names', () => {
    const primaryFields = [passField('a', 'ATTENDEE', 'Dana White')];
    const event = readAttached({
      eventTicket: { primaryFields, secondaryFields: [passField('e', 'EVENT', 'Soil Summit')] },
    });
    expect(event).toMatchObject({ title: 'Soil Summit', passenger: 'Dana White' });
    const stops = [passField('o', 'London Kings Cross', 'KGX'), passField('d', 'Edinburgh', 'EDB')];
    expect(readAttached({ boardingPass: { transitType: 'PKTransitTypeTrain', primaryFields: stops } })).toMatchObject({
      from: 'London Kings Cross',
      fromCode: 'KGX',
      to: 'Edinburgh',
    });
  });

  it('are marked as called off when voided, and silent without a style', () => {
    expect(passDrafts({ voided: true, eventTicket: {} }, {})).toMatchObject([{ cancelled: true }]);
    expect(passDrafts({})).toEqual([]);
  });
});
