import { describe, expect, it } from 'vitest';
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { fcbTicket, flexBlock, uicContainer } from '#test/support/uic-container.ts';
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
});
