import { describe, expect, it } from 'vitest';
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { fcbTicket, flexBlock, headBlock, uicContainer } from '#test/support/uic-container.ts';
import { railExtractor } from './extract.ts';

const drafts = (payload: string | Uint8Array, contextDay = '2026-11-20') =>
  railExtractor.extract(codeInput([payload], contextDay));

const read = (payload: string | Uint8Array, contextDay?: string) => drafts(payload, contextDay).map(valuesOf);

const readFcb = (document: PerRecord) => read(uicContainer([flexBlock(fcbTicket(document), 3)]));

describe('rail extractor, flexible content', () => {
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
