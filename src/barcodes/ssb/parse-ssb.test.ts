import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BitsPart, bitsToBytes, sixBit } from '#test/support/ssb-bytes.ts';
import { parseSsb } from './parse-ssb.ts';

const common = (
  type: number,
  { adults = 1, day = 100, ticket = 'ABC12345678901', version = 3, issuer = 1080 } = {},
): BitsPart[] => [
  [version, 4],
  [issuer, 14],
  [1, 4],
  [type, 5],
  [adults, 7],
  [0, 7],
  [0, 1],
  [2, 6],
  [ticket, sixBit],
  [6, 4],
  [day, 9],
];
const third = (parts: readonly BitsPart[]) => bitsToBytes(parts, 114);

describe('parseSsb', () => {
  it('reads a reservation with stations by number', () => {
    const bytes = third([
      ...common(1),
      [0, 2],
      [0, 1],
      [1, 4],
      [8010185, 28],
      [8031922, 28],
      [5, 9],
      [615, 11],
      ['00577', sixBit],
      [12, 10],
      ['045', sixBit],
    ]);
    expect(parseSsb(bytes)).toEqual({
      version: 3,
      issuer: 1080,
      type: 'reservation',
      adults: 1,
      children: 0,
      ticketNumber: 'ABC12345678901',
      issued: { yearDigit: 6, day: 100 },
      travelClass: '2',
      stations: { table: 'uic', from: '8010185', to: '8031922' },
      firstDay: 5,
      departureTime: 615,
      train: '577',
      coach: '12',
      seat: '45',
    });
  });

  it('reads stations by letters', () => {
    const bytes = third([...common(1), [0, 2], [1, 1], ['FRPNO', sixBit], ['NLASC', sixBit], [5, 9], [0, 11]]);
    expect(parseSsb(bytes)?.stations).toEqual({ table: 'bilateral', from: 'FRPNO', to: 'NLASC' });
    expect(parseSsb(bytes)).not.toHaveProperty('departureTime');
  });

  it('reads a group with the name of its leader', () => {
    const route: BitsPart[] = [
      [0, 1],
      [2, 4],
      [8010185, 28],
      [8031922, 28],
    ];
    const bytes = third([...common(3), [1, 1], [20, 9], [21, 9], ...route, ['MUSTER GROUP', sixBit], [7, 9]]);
    expect(parseSsb(bytes)).toMatchObject({
      type: 'group',
      returnIncluded: true,
      groupName: 'MUSTER GROUP',
      stations: { table: 'uic-reservation', from: '8010185' },
    });
  });

  it('reads an open ticket and a pass', () => {
    expect(parseSsb(third([...common(2), [0, 1], [20, 9], [21, 9]]))).toMatchObject({
      type: 'open',
      firstDay: 20,
      lastDay: 21,
    });
    expect(parseSsb(third([...common(4), [1, 2], [3, 9], [60, 9], [7, 7]]))).toMatchObject({
      type: 'pass',
      travelDays: 7,
      lastDay: 60,
    });
  });

  it('reads the second version like the third', () => {
    const bytes = third([...common(2, { version: 2 }), [0, 1], [20, 9], [21, 9]]);
    expect(parseSsb(bytes)).toMatchObject({ version: 2, type: 'open', firstDay: 20, lastDay: 21 });
  });

  const byNumber: BitsPart[] = [
    [0, 1],
    [1, 4],
    [5457076, 28],
    [5453179, 28],
  ];

  it('reads the price that ČD and SNCF put where others write a text', () => {
    const open: BitsPart[] = [[0, 1], [0, 9], [1, 9], ...byNumber, [0, 14]];
    const czech = third([...common(2, { issuer: 1154 }), ...open, ['D57,C12300', sixBit]]);
    expect(parseSsb(czech)).toMatchObject({ price: { hundredths: 12300, currency: 'CZK' } });
    expect(parseSsb(czech)).not.toHaveProperty('text');
    const tariff: BitsPart[] = [
      [250, 24],
      [2, 8],
      ['AB12', sixBit],
      [0, 28],
      [0, 48],
      [0, 16],
      [1234, 16],
    ];
    const french = third([...common(2, { issuer: 1187 }), ...open, ...tariff]);
    expect(parseSsb(french)).toMatchObject({ price: { hundredths: 1234, currency: 'EUR' } });
    expect(parseSsb(third([...common(2, { issuer: 1187 }), ...open, [250, 24], [3, 8]]))).not.toHaveProperty('price');
  });

  it('reads the numbers that DB and SNCB put where others write letters, and the letters of Benerail without their mark', () => {
    const numbers: BitsPart[] = [
      [1, 1],
      [18010185, 30],
      [18031922, 30],
    ];
    const days: BitsPart[] = [
      [0, 1],
      [0, 9],
      [1, 9],
    ];
    const stations = (issuer: number, parts: readonly BitsPart[]) =>
      parseSsb(third([...common(2, { issuer }), ...days, ...parts]))?.stations;
    expect(stations(1080, numbers)).toEqual({ table: 'bilateral-number', from: '8010185', to: '8031922' });
    expect(stations(1184, numbers)).toBeUndefined();
    const letters: BitsPart[] = [
      [0, 1],
      ['FRPNO', sixBit],
      ['NLASC', sixBit],
    ];
    expect(stations(3018, letters)).toEqual({ table: 'bilateral', from: 'FRPNO', to: 'NLASC' });
  });

  it('reads a day ticket of NS, a type of its own', () => {
    const keycard: BitsPart[] = [
      [4, 7],
      [1, 4],
      [2, 9],
      [2, 12],
      [1, 7],
    ];
    expect(parseSsb(third([...common(21, { issuer: 1184 }), ...keycard]))).toMatchObject({
      type: 'pass',
      product: 'Dagpas',
      firstDay: 2,
      lastDay: 2,
      travelDays: 1,
    });
  });

  it.each([
    ['another size', bitsToBytes(common(1), 113)],
    ['nobody travelling', third(common(1, { adults: 0 }))],
    ['a day after the 366th', third(common(1, { day: 367 }))],
    ['a ticket number with signs', third(common(1, { ticket: '!"#$%&()*+,-./' }))],
    ['a type of two companies’ own', third(common(21))],
    ['an older version', bitsToBytes([[1, 4], ...common(1).slice(1)], 107)],
    ['nothing', new Uint8Array()],
  ])('takes %s for no such code', (_, bytes) => {
    expect(parseSsb(bytes)).toBeUndefined();
  });

  it('survives any bytes of its size', () => {
    const sized = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
    fc.assert(fc.property(sized(114), (bytes) => typeof parseSsb(bytes) !== 'string'));
  });
});
