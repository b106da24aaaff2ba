import { describe, expect, it } from 'vitest';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { hzppText } from '#test/support/hzpp-text.ts';
import { mavBytes, zsskBytes } from '#test/support/mav-bytes.ts';
import { railExtractor } from './extract.ts';

const read = (payload: Uint8Array | string) => railExtractor.extract(codeInput([payload], '2026-11-20')).map(valuesOf);

describe('rail extractor, MÁV', () => {
  it('makes one ticket of the places and supplements for a train', () => {
    const seats = [{}, { seat: 46 }, { coach: '', seat: 0 }];
    expect(read(mavBytes({ seats }))).toEqual([
      {
        kind: 'train',
        from: 'Budapest-Keleti',
        to: 'Debrecen',
        start: { local: '2026-11-24T09:25', zone: 'Europe/Budapest' },
        number: '610',
        coach: '26',
        seat: '45, 46',
        class: '2',
        passenger: 'Kovács Anna',
        price: { amount: '4485', currency: 'HUF' },
        ticketNumber: '559412345678901234',
        issuer: 'MÁV-START',
        carrier: 'MÁV-START',
      },
    ]);
  });

  it('makes a ticket of each train', () => {
    const seats = [{}, { train: '1612', time: '2026-11-24T12:00', from: 1701, to: 1710 }];
    expect(read(mavBytes({ seats })).map(({ from, to, number }) => [from, to, number])).toEqual([
      ['Budapest-Keleti', 'Debrecen', '610'],
      ['Debrecen', 'Nyíregyháza', '1612'],
    ]);
  });

  it('reads when a ticket without a train is valid', () => {
    const [ticket] = read(mavBytes({ version: 4, seats: [] }));
    expect(ticket).toMatchObject({
      kind: 'train',
      from: 'Budapest-Keleti',
      validFrom: { local: '2026-11-24', zone: 'Europe/Budapest' },
      validUntil: { local: '2026-11-24' },
    });
    expect(ticket).not.toHaveProperty('start');
  });

  it('makes a pass and a bus ticket what they are', () => {
    expect(read(mavBytes({ trip: false, seats: [], pass: true }))).toMatchObject([
      { kind: 'pass', validUntil: { local: '2026-12-23' } },
    ]);
    expect(read(mavBytes({ issuer: '0042', seats: [] }))).toMatchObject([{ kind: 'bus', issuer: 'Volánbusz' }]);
  });

  it('says no station where one of both is unknown', () => {
    const [ticket] = read(mavBytes({ seats: [{ to: 999_999 }] }));
    expect(ticket).toMatchObject({ number: '610' });
    expect(ticket).not.toHaveProperty('from');
  });
});

describe('rail extractor, ZSSK', () => {
  it('reads what kind of ticket it is and leaves the rest to the page', () => {
    expect(read(zsskBytes())).toEqual([
      { kind: 'train', product: 'CESTOVNÝ LÍSTOK, JEDNOSMERNÁ CESTA', issuer: 'ZSSK', carrier: 'ZSSK' },
    ]);
  });
});

describe('rail extractor, HŽPP', () => {
  it('makes a ticket of the way there and one of the way back', () => {
    expect(read(hzppText())).toMatchObject([
      {
        kind: 'train',
        from: 'Zagreb',
        to: 'Split',
        number: '521',
        seat: '45, 46',
        class: '2',
        party: '2 persons',
        price: { amount: '45.50', currency: 'EUR' },
        validFrom: { local: '2026-11-24', zone: 'Europe/Zagreb' },
        validUntil: { local: '2026-11-25' },
      },
      { from: 'Split', to: 'Zagreb', number: '520' },
    ]);
  });

  it('says no stations where one is unknown, and no train where there are two', () => {
    const [ticket] = read(hzppText({ 4: '99999', 24: '523' }));
    expect(ticket).toMatchObject({ ticketNumber: 'HR1234567890' });
    for (const field of ['from', 'to', 'number', 'seat']) expect(ticket).not.toHaveProperty(field);
  });
});
