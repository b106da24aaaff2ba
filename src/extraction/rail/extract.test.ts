import { describe, expect, it } from 'vitest';
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { elbText } from '#test/support/elb-text.ts';
import { irctcText } from '#test/support/irctc-text.ts';
import { secutixBytes, sncfText } from '#test/support/sncf-text.ts';
import { bitsToBytes, sixBit } from '#test/support/ssb-bytes.ts';
import { fcbTicket, flexBlock, headBlock, layoutBlock, uicContainer } from '#test/support/uic-container.ts';
import { railExtractor } from './extract.ts';

const drafts = (payload: string | Uint8Array, contextDay = '2026-11-20') =>
  railExtractor.extract(codeInput([payload], contextDay));
const read = (payload: string | Uint8Array, contextDay?: string) => drafts(payload, contextDay).map(valuesOf);
const readFcb = (document: PerRecord) => read(uicContainer([flexBlock(fcbTicket(document), 3)]));

describe('rail extractor, flexible content', () => {
  it('makes a boarding pass of a reservation', () => {
    const [ticket] = readFcb({
      reservation: {
        trainNum: 577,
        serviceBrandAbrUTF8: 'ICE',
        departureDate: 4,
        departureTime: 615,
        arrivalTime: 1439,
        fromStationNum: 8000105,
        fromStationNameUTF8: 'Frankfurt(Main)Hbf',
        toStationNum: 8503000,
        toStationNameUTF8: 'Zürich HB',
        referenceIA5: 'REF1',
        carrierNum: [1080],
        classCode: 'first',
        places: { coach: '12', placeNum: [45, 46] },
        tariff: [
          {
            numberOfPassengers: 2,
            passengerType: 'adult',
            restrictedToCountryOfResidence: false,
            tariffDesc: 'Sparpreis',
          },
        ],
        price: 4990,
      },
    });
    expect(ticket).toEqual({
      kind: 'train',
      issuer: 'Testbahn',
      carrier: 'Deutsche Bahn',
      passenger: 'Jane Doe',
      from: 'Frankfurt(Main)Hbf',
      to: 'Zürich HB',
      toLocation: { latitude: 47.3782, longitude: 8.5392 },
      number: 'ICE 577',
      start: { local: '2026-11-24T10:15', zone: 'Europe/Berlin' },
      end: { local: '2026-11-24T23:59', zone: 'Europe/Zurich' },
      coach: '12',
      seat: '45, 46',
      class: '1',
      product: 'Sparpreis',
      party: '2 adults',
      price: { amount: '49.90', currency: 'EUR' },
      bookingReference: 'PNR123',
      ticketNumber: 'REF1',
    });
  });

  it('makes one ticket of each train that an open ticket is bound to, there and back', () => {
    const link = (train: string, day: number, minutes: number) => ({
      trainLink: { trainIA5: train, travelDate: day, departureTime: minutes, departureUTCOffset: -4 },
    });
    const tickets = readFcb({
      openTicket: {
        returnIncluded: true,
        fromStationNameUTF8: 'Kiel',
        toStationNameUTF8: 'Ulm',
        validRegion: [link('ICE1', 2, 480), link('ICE2', 2, 700)],
        returnDescription: { validReturnRegion: [link('ICE3', 5, 900)] },
        validFromDay: 2,
        validUntilDay: 4,
      },
    });
    expect(tickets.map(({ from, to, number, start }) => [from, to, number, start])).toEqual([
      ['Kiel', 'Ulm', 'ICE1', { local: '2026-11-22T08:00', offset: '+01:00' }],
      ['Kiel', 'Ulm', 'ICE2', { local: '2026-11-22T11:40', offset: '+01:00' }],
      ['Ulm', 'Kiel', 'ICE3', { local: '2026-11-25T15:00', offset: '+01:00' }],
    ]);
  });

  it('prefers the stations of a train to those of the ticket', () => {
    const trainLink = { trainNum: 5, travelDate: 0, departureTime: 60, fromStationNameUTF8: 'Hamburg' };
    const [draft] = drafts(
      uicContainer([
        flexBlock(
          fcbTicket({
            openTicket: {
              returnIncluded: false,
              fromStationNameUTF8: 'Kiel',
              toStationNameUTF8: 'Ulm',
              validRegion: [{ trainLink }],
            },
          }),
        ),
      ]),
    );
    expect(draft?.fields.from?.[0]).toMatchObject({ value: 'Hamburg', confidence: 0.95 });
    expect(draft?.fields.to?.[0]?.confidence).toBeLessThan(0.7);
  });

  it('puts an open ticket for a day on that day, and not one for a month', () => {
    const open = (days: number) =>
      readFcb({
        openTicket: {
          returnIncluded: false,
          fromStationNum: 8000105,
          fromStationNameUTF8: 'A-Stadt',
          toStationNameUTF8: 'B-Stadt',
          validFromDay: 1,
          validFromTime: 540,
          validUntilDay: days,
          validUntilTime: 180,
        },
      })[0];
    expect(open(1)).toMatchObject({
      kind: 'train',
      start: { local: '2026-11-21', zone: 'Europe/Berlin' },
      validFrom: { local: '2026-11-21T09:00' },
      validUntil: { local: '2026-11-22T03:00' },
    });
    expect(open(30)).not.toHaveProperty('start');
  });

  it('makes a period ticket of what has no stations, with its key as number', () => {
    const ticket = fcbTicket({
      openTicket: {
        referenceIA5: 'REF2',
        returnIncluded: false,
        validFromDay: 11,
        validFromTime: 0,
        validUntilDay: 30,
        validUntilTime: 180,
        validFromUTCOffset: -4,
        tariffs: [{ restrictedToCountryOfResidence: false, tariffDesc: 'Deutschlandticket' }],
      },
    });
    expect(read(uicContainer([headBlock({ key: 'PNR123' }), flexBlock(ticket)]))[0]).toMatchObject({
      kind: 'pass',
      title: 'Deutschlandticket',
      validFrom: { local: '2026-12-01' },
      validUntil: { local: '2026-12-31T03:00', offset: '+01:00' },
      class: '2',
      ticketNumber: 'PNR123',
    });
  });

  it('makes a membership of a customer card', () => {
    const card = {
      customer: { firstName: 'Max', lastName: 'Muster', ticketHolder: true },
      cardIdNum: 7081411,
      validFromYear: 2026,
      validFromDay: 32,
      validUntilYear: 1,
      validUntilDay: 31,
      cardTypeDescr: 'Card 50',
      customerStatusDescr: 'gold',
    };
    expect(readFcb({ customerCard: card })[0]).toMatchObject({
      kind: 'membership',
      title: 'Card 50',
      passenger: 'Max Muster',
      membershipNumber: '7081411',
      membershipLevel: 'gold',
      validFrom: { local: '2026-02-01' },
      validUntil: { local: '2027-01-31' },
    });
  });

  it('knows Interrail passes by their type', () => {
    const pass = { productOwnerNum: 9901, passType: 2, validFromDay: 10, validUntilDay: 59, numberOfDaysOfTravel: 7 };
    expect(readFcb({ pass })[0]).toMatchObject({
      kind: 'pass',
      title: 'Interrail Global Pass',
      conditions: '7 days of travel',
      validUntil: { local: '2027-01-28' },
    });
  });

  it('makes vouchers, parking and cars what they are', () => {
    const voucher = {
      referenceIA5: 'V1',
      validFromYear: 2026,
      validFromDay: 1,
      validUntilYear: 2028,
      validUntilDay: 366,
      value: 1000,
      infoText: 'Gutschein',
    };
    expect(readFcb({ voucher })[0]).toMatchObject({
      kind: 'voucher',
      voucherCode: 'V1',
      balance: { amount: '10.00', currency: 'EUR' },
      validUntil: { local: '2028-12-31' },
    });
    const parkingGround = {
      parkingGroundId: 'P1',
      fromParkingDate: 1,
      untilParkingDate: 2,
      location: 'Parkhaus Nord',
      accessCode: '4711',
      numberPlate: 'HH-AB 1',
    };
    expect(readFcb({ parkingGround })[0]).toMatchObject({
      kind: 'parking',
      title: 'Parkhaus Nord',
      start: { local: '2026-11-21' },
      end: { local: '2026-11-23' },
      pin: '4711',
      vehicle: 'HH-AB 1',
    });
    const carCarriageReservation = {
      numberPlate: 'B-XY 2',
      carCategory: 1,
      textileRoof: false,
      tariff: { restrictedToCountryOfResidence: false },
      fromStationNameUTF8: 'Wien',
      toStationNameUTF8: 'Split',
      beginLoadingTime: 900,
    };
    expect(readFcb({ carCarriageReservation })[0]).toMatchObject({
      kind: 'train',
      vehicle: 'B-XY 2',
      boarding: { local: '2026-11-20T15:00' },
    });
  });

  it('makes no ticket of a confirmed delay', () => {
    expect(readFcb({ delayConfirmation: { delay: 60, trainCancelled: false } })).toEqual([]);
  });
});

describe('rail extractor, stations', () => {
  const reservation = (fields: PerRecord) => readFcb({ reservation: { departureTime: 615, ...fields } })[0];
  const openTicket = (fields: PerRecord) => readFcb({ openTicket: { returnIncluded: false, ...fields } })[0];

  it('names stations that are given by the number of the UIC alone', () => {
    expect(openTicket({ fromStationNum: 8010184, toStationNum: 8509000, validUntilDay: 1 })).toMatchObject({
      kind: 'train',
      from: 'Essen Hbf',
      to: 'Chur',
      fromLocation: { latitude: 51.4514, longitude: 7.0148 },
      start: { local: '2026-11-20', zone: 'Europe/Berlin' },
    });
  });

  it('keeps the name on the ticket, and the place only where number and name agree', () => {
    const ticket = reservation({
      fromStationNum: 8010184,
      fromStationNameUTF8: 'Essen',
      toStationNum: 8011160,
      toStationNameUTF8: 'Berlin Hbf',
      stationCodeTable: 'stationUIC',
    });
    expect(ticket).toMatchObject({ from: 'Essen', fromLocation: { latitude: 51.4514 }, to: 'Berlin Hbf' });
    // The number of another table, by which it would be Offenbach.
    expect(ticket).not.toHaveProperty('toLocation');
  });

  it('puts parking where the station is, and names those that may be entered', () => {
    const [parking] = readFcb({
      parkingGround: { parkingGroundId: 'P1', fromParkingDate: 1, location: 'P+R', stationNum: 8010184 },
    });
    expect(parking).toMatchObject({ title: 'P+R', venue: 'Essen Hbf', venueLocation: { latitude: 51.4514 } });
    expect(parking?.start).toEqual({ local: '2026-11-21', zone: 'Europe/Berlin' });
    const [passage] = readFcb({ stationPassage: { stationNum: [8010184, 8001427], validFromDay: 0 } });
    expect(passage).toMatchObject({ area: 'Essen Hbf, Flensburg' });
  });

  it('does not name stations by numbers of tables that nobody publishes, or those for reservations', () => {
    for (const stationCodeTable of ['localCarrierStationCodeTable', 'stationUICReservation'])
      expect(reservation({ fromStationNum: 8010184, stationCodeTable })).toMatchObject({ fromCode: '8010184' });
  });
});

describe('rail extractor, other UIC records', () => {
  const db = (text: string) => ({ id: '0080BL', version: '03', bytes: Buffer.from(text) });

  it('reads a day ticket of Deutsche Bahn', () => {
    const block = db(
      '0011301202613012026548899493\u000004S0010013Bayern-TicketS00900053-0-0S0140002S2S0280008Jane#Doe',
    );
    expect(
      read(uicContainer([headBlock({ issuer: '0080', key: 'DPHH1D-2' }), block], { provider: '0080' }))[0],
    ).toEqual({
      kind: 'pass',
      title: 'Bayern-Ticket',
      passenger: 'Jane Doe',
      class: '2',
      party: '3 persons',
      validFrom: { local: '2026-01-13', zone: 'Europe/Berlin' },
      validUntil: { local: '2026-01-13', zone: 'Europe/Berlin' },
      issuer: 'Deutsche Bahn',
      carrier: 'Deutsche Bahn',
      ticketNumber: 'DPHH1D',
    });
  });

  it('reads the printed layout when there is nothing better', () => {
    const layout = layoutBlock([
      [0, 18, 30, 'FAHRSCHEIN'],
      [0, 52, 20, 'Doe Jane'],
      [3, 1, 10, '2026'],
      [6, 1, 5, '16.12'],
      [6, 7, 5, '18:58'],
      [6, 12, 20, 'WIEN HBF'],
      [6, 34, 18, 'GRAZ HBF'],
      [6, 52, 5, '16.12'],
      [6, 58, 5, '21:33'],
      [6, 66, 1, '1'],
      [13, 52, 20, 'EUR 19,90'],
    ]);
    expect(
      read(uicContainer([headBlock({ issuer: '1181', key: '2812345678' }), layout], { provider: '1181' }))[0],
    ).toEqual({
      kind: 'train',
      product: 'FAHRSCHEIN',
      passenger: 'Doe Jane',
      from: 'WIEN HBF',
      to: 'GRAZ HBF',
      start: { local: '2026-12-16T18:58' },
      end: { local: '2026-12-16T21:33' },
      class: '1',
      price: { amount: '19.90', currency: 'EUR' },
      issuer: 'ÖBB',
      carrier: 'ÖBB',
      ticketNumber: '2812345678',
    });
  });

  it('says in which language the ticket is', () => {
    expect(drafts(uicContainer([headBlock({ language: 'FR' })]))[0]?.language).toBe('fr');
  });
});

describe('rail extractor, other codes', () => {
  it('reads a small structured barcode of a railway that it knows', () => {
    const code = (issuer: number) =>
      bitsToBytes(
        [
          [3, 4],
          [issuer, 14],
          [1, 4],
          [2, 5],
          [1, 7],
          [0, 7],
          [0, 1],
          [0, 6],
          ['B8809254C57A32', sixBit],
          [6, 4],
          [300, 9],
          [0, 1],
          [20, 9],
          [21, 9],
        ],
        114,
      );
    expect(read(code(1080))).toEqual([
      {
        kind: 'pass',
        issuer: 'Deutsche Bahn',
        carrier: 'Deutsche Bahn',
        ticketNumber: 'B8809254C57A32',
        validFrom: { local: '2026-11-16' },
        validUntil: { local: '2026-11-17' },
      },
    ]);
    expect(read(code(9998))).toEqual([]);
  });

  it('reads a code of SNCF, the year nearest to the document', () => {
    expect(read(sncfText({ second: '1FRLPDFRMSC06101' }))).toMatchObject([
      {
        fromCode: 'FRPMO',
        from: 'Paris Montparnasse',
        number: '06607',
        start: { local: '2026-12-24', zone: 'Europe/Paris', yearInferred: true },
        passenger: 'JEANNE DUPONT',
        class: '2',
      },
      { fromCode: 'FRLPD', number: '06101', class: '1' },
    ]);
    expect(read(sncfText({ day: '03/01' }))[0]?.start).toMatchObject({ local: '2027-01-03' });
    expect(read(sncfText({ day: '31/02' }))[0]).not.toHaveProperty('start');
  });

  it('reads an element list, whose days count in the year of issue or the one after', () => {
    expect(read(elbText([{}, { from: 'GBSPX', to: 'FRPNO', day: '002' }]))).toMatchObject([
      {
        kind: 'train',
        from: 'Paris Gare du Nord',
        fromCode: 'FRPNO',
        to: 'London St-Pancras',
        start: { local: '2026-11-20', zone: 'Europe/Paris' },
        coach: '12',
        seat: '45',
        issuer: 'Eurostar',
        bookingReference: 'ABC123',
      },
      { from: 'London St-Pancras', start: { local: '2027-01-02', zone: 'Europe/London' } },
    ]);
  });

  it('reads the number of a ticket of National Rail', () => {
    expect(read(`06ABCDEFGH100TT${'QWERTZUIOP'.repeat(22)}`)).toEqual([
      { kind: 'train', ticketNumber: 'TTABCDEFGH1', carrier: 'National Rail' },
    ]);
  });

  it('reads a Secutix code of SNCF', () => {
    expect(read(secutixBytes({}))).toMatchObject([
      {
        kind: 'train',
        passenger: 'ANNE-MARIE DUPONT',
        start: { local: '2026-12-24', zone: 'Europe/Paris' },
        issuer: 'SNCF',
      },
    ]);
  });

  it('makes one ticket of each passenger of Indian Railways', () => {
    expect(read(irctcText({ statuses: ['CNF/B1/12/LOWER', 'WL/7'] }))).toMatchObject([
      {
        passenger: 'Passenger 1',
        coach: 'B1',
        seat: '12 LOWER',
        start: { local: '2026-12-01T17:00', zone: 'Asia/Kolkata' },
      },
      { passenger: 'Passenger 2', price: { amount: '2523.60', currency: 'INR' } },
    ]);
  });

  it('knows that a sealed ticket of a German transport association is one', () => {
    const code = Buffer.concat([
      Buffer.from('9e8180', 'hex'),
      Buffer.alloc(128, 7),
      Buffer.from('9a05', 'hex'),
      Buffer.from('VDV'),
      Buffer.from('1109', 'hex'),
    ]);
    expect(read(new Uint8Array(code))).toEqual([{ kind: 'pass' }]);
  });

  it('says nothing about other codes', () => {
    expect(read('https://example.com/a/long/address/that/is/no/ticket/at/all?with=parameters')).toEqual([]);
    expect(read(new Uint8Array(114).fill(0x31))).toEqual([]);
  });
});
