import { describe, expect, it } from 'vitest';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { type BitsPart, bitsToBytes, sixBit, slovenianBytes } from '#test/support/ssb-bytes.ts';
import { ssb1Bytes } from '#test/support/ssb1-bytes.ts';
import { railExtractor } from './extract.ts';

const read = (payload: Uint8Array) => railExtractor.extract(codeInput([payload], '2026-11-20')).map(valuesOf);

describe('rail extractor, small structured barcodes', () => {
  it('reads a seat on a train of VR, whose year the document tells', () => {
    expect(read(ssb1Bytes())).toEqual([
      {
        kind: 'train',
        from: 'Helsinki',
        fromCode: 'HKI',
        fromLocation: { latitude: 60.1721, longitude: 24.9417 },
        to: 'Oulu',
        toCode: 'OL',
        toLocation: { latitude: 65.0144, longitude: 25.4869 },
        number: '27',
        start: { local: '2026-11-26', zone: 'Europe/Helsinki', yearInferred: true },
        coach: '4',
        seat: '33',
        issuer: 'VR',
        carrier: 'VR',
      },
    ]);
    expect(read(ssb1Bytes({ day: 5 }))[0]?.start).toMatchObject({ local: '2027-01-05' });
    expect(read(ssb1Bytes({ train: 0 }))[0]).toMatchObject({ kind: 'bus', from: 'Helsinki' });
  });

  it('keeps the letters of a station that it does not know, and says nothing where it knows neither', () => {
    expect(read(ssb1Bytes({ to: 'QQQ' }))[0]).toMatchObject({ from: 'Helsinki', toCode: 'QQQ' });
    expect(read(ssb1Bytes({ from: 'XX', to: 'QQQ' }))).toEqual([]);
  });

  const open = (version: number, { from = 5_457_076, to = 5_433_295, last = 9, year = 6 } = {}): Uint8Array => {
    const parts: BitsPart[] = [
      [version, 4],
      [1154, 14],
      [1, 4],
      [2, 5],
      [2, 7],
      [0, 14],
      ['ABC12345678901', sixBit],
      [year, 4],
      [320, 9],
      [0, 1],
      [8, 9],
      [last, 9],
      [0, 1],
      [1, 4],
      [from, 28],
      [to, 28],
      [0, 14],
      ['C12300,D57', sixBit],
    ];
    return bitsToBytes(parts, 114);
  };

  it('reads the second version where its stations and days make sense, with the price of ČD', () => {
    expect(read(open(2))).toMatchObject([
      {
        kind: 'train',
        from: 'Praha hl.n.',
        to: 'Brno hl.n.',
        start: { local: '2026-11-24', zone: 'Europe/Prague' },
        validUntil: { local: '2026-11-25' },
        party: '2 persons',
        price: { amount: '123.00', currency: 'CZK' },
        issuer: 'České dráhy',
      },
    ]);
  });

  it.each([
    ['a station that does not exist', { from: 5_499_999 }],
    ['a last day before the first', { last: 7 }],
    ['a year long gone', { year: 2 }],
  ])('says nothing of a code of the second version with %s', (_, faults) => {
    expect(read(open(2, faults))).toEqual([]);
  });

  it('reads a ticket of Slovenske železnice', () => {
    expect(read(slovenianBytes())).toMatchObject([
      {
        kind: 'train',
        product: 'Povratna vozovnica',
        from: 'Ljubljana',
        to: 'Maribor',
        start: { local: '2026-11-24', zone: 'Europe/Ljubljana' },
        ticketNumber: '12345678901',
        class: '2',
        party: '2 persons',
        price: { amount: '11.80', currency: 'EUR' },
        validFrom: { local: '2026-11-24', zone: 'Europe/Ljubljana' },
        validUntil: { local: '2026-11-25', zone: 'Europe/Ljubljana' },
        issuer: 'SŽ',
      },
    ]);
  });
});
