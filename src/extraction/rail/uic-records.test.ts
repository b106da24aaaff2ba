import { describe, expect, it } from 'vitest';
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { fcbTicket, flexBlock, headBlock, layoutBlock, uicContainer } from '#test/support/uic-container.ts';
import { railExtractor } from './extract.ts';

const drafts = (payload: string | Uint8Array, contextDay = '2026-11-20') =>
  railExtractor.extract(codeInput([payload], contextDay));

const read = (payload: string | Uint8Array, contextDay?: string) => drafts(payload, contextDay).map(valuesOf);

const readFcb = (document: PerRecord) => read(uicContainer([flexBlock(fcbTicket(document), 3)]));

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
