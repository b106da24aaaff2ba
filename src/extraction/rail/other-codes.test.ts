import { describe, expect, it } from 'vitest';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { elbText } from '#test/support/elb-text.ts';
import { irctcText } from '#test/support/irctc-text.ts';
import { secutixBytes, sncfText } from '#test/support/sncf-text.ts';
import { bitsToBytes, sixBit } from '#test/support/ssb-bytes.ts';
import { railExtractor } from './extract.ts';

const drafts = (payload: string | Uint8Array, contextDay = '2026-11-20') =>
  railExtractor.extract(codeInput([payload], contextDay));

const read = (payload: string | Uint8Array, contextDay?: string) => drafts(payload, contextDay).map(valuesOf);

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
