import { describe, expect, it } from 'vitest';
import { periodOf, readRct2 } from './rct2.ts';

/** A grid from texts at places: row, column, text. */
function grid(...texts: readonly (readonly [row: number, column: number, text: string])[]): string[] {
  const rows = Array<string>(15).fill(' '.repeat(72));
  for (const [row, column, text] of texts) {
    rows[row] = `${rows[row]!.slice(0, column)}${text}${rows[row]!.slice(column + text.length)}`.slice(0, 72);
  }
  return rows;
}

describe('readRct2', () => {
  it('reads a ticket with reservation', () => {
    const facts = readRct2(
      grid(
        [0, 18, 'FAHRSCHEIN + RESERVIERUNG'],
        [1, 18, 'Nightjet'],
        [0, 52, 'Doe Jane'],
        [1, 52, '02 ERWACHSENE'],
        [2, 1, 'CIV 1181'],
        [3, 1, 'Gültig: 2026'],
        [6, 0, '29.12 21:37  WIEN HBF        ->  HAMBURG HBF         30.12 09:37     2'],
        [7, 2, '*     *    *                ->  *                  *     *        *'],
        [8, 1, 'ZUG 490     NJ   WAGEN   280   Sitzplatz'],
        [9, 34, 'FENSTER'],
        [10, 36, '046'],
        [13, 52, 'PREIS     EUR 99,90'],
      ),
      '2026-12-01',
    );
    expect(facts).toEqual({
      title: 'FAHRSCHEIN + RESERVIERUNG',
      subtitle: 'Nightjet',
      name: 'Doe Jane',
      persons: '02 ERWACHSENE',
      carrier: '1181',
      outward: {
        from: 'WIEN HBF',
        to: 'HAMBURG HBF',
        departure: '2026-12-29T21:37',
        arrival: '2026-12-30T09:37',
        travelClass: '2',
      },
      train: 'NJ 490',
      coach: '280',
      seat: 'FENSTER 046',
      price: { amount: '99.90', currency: 'EUR' },
    });
  });

  it('reads an open ticket and the way back', () => {
    const facts = readRct2(
      grid(
        [3, 1, 'Gültigkeit 10.08.2026-11.08.2026'],
        [6, 13, 'Duisburg           ->Wien'],
        [7, 13, 'Wien               ->Duisburg'],
        [6, 66, '1'],
        [8, 0, 'VIA: <1080>DU*Passau<1181>Wels'],
      ),
      undefined,
    );
    expect(facts).toEqual({
      outward: { from: 'Duisburg', to: 'Wien', travelClass: '1' },
      back: { from: 'Wien', to: 'Duisburg' },
      validFrom: '2026-08-10',
      validUntil: '2026-08-11',
      via: '<1080>DU*Passau<1181>Wels',
    });
  });

  it('takes the year of the first such day after the issue when none is printed', () => {
    expect(readRct2(grid([6, 1, '02.01 08:00']), '2026-12-20').outward?.departure).toBe('2027-01-02T08:00');
    expect(readRct2(grid([6, 1, '02.01 08:00']), undefined).outward).toBeUndefined();
  });

  it('puts an arrival after new year into the next year', () => {
    const { outward } = readRct2(grid([3, 1, '2026'], [6, 1, '31.12 22:00'], [6, 52, '01.01 06:00']), undefined);
    expect(outward).toEqual({ departure: '2026-12-31T22:00', arrival: '2027-01-01T06:00' });
  });

  it('reads the digits of NS', () => {
    const { outward } = readRct2(grid([6, 1, '2411260925'], [6, 52, '2411261133']), undefined);
    expect(outward).toEqual({ departure: '2026-11-24T09:25', arrival: '2026-11-24T11:33' });
    expect(readRct2(grid([6, 1, '9911260925']), undefined).outward).toBeUndefined();
  });

  it('reads the clock in the row and the days above it', () => {
    const rows = [
      [3, 1, '24.11.2026 TO 25.11.2026'],
      [6, 7, '21:25'],
      [6, 12, 'HAMBURG'],
      [6, 34, 'ZUERICH'],
      [6, 58, '08:05'],
    ] as const;
    expect(readRct2(grid(...rows), undefined).outward).toEqual({
      from: 'HAMBURG',
      to: 'ZUERICH',
      departure: '2026-11-24T21:25',
      arrival: '2026-11-25T08:05',
    });
  });

  it('takes midnight for the whole day', () => {
    expect(readRct2(grid([3, 1, '2026'], [6, 1, '01.05 00.00']), undefined).outward?.departure).toBe('2026-05-01');
  });

  it.each([
    ['Cena 552 Kc', { amount: '552', currency: 'CZK' }],
    ['49.00 EUR', { amount: '49.00', currency: 'EUR' }],
    ['CHF ***12,50', { amount: '12.50', currency: 'CHF' }],
    ['€ 5,00', { amount: '5.00', currency: 'EUR' }],
    ['EUR *******', undefined],
    ['EUR 0,00', undefined],
  ])('reads the price %s', (text, price) => {
    expect(readRct2(grid([13, 45, text]), undefined).price).toEqual(price);
  });

  it('takes no date, star or number for a name or a title', () => {
    expect(readRct2(grid([0, 12, '13.01.2026'], [0, 52, '01 ADULT'], [1, 18, '*****']), undefined)).toEqual({});
  });
});

describe('periodOf', () => {
  it('reads a period or a day, and nothing when more is written', () => {
    expect(periodOf('Von 20.10.2026 09:00\nBis 21.10.2026 03:00')).toEqual({
      validFrom: '2026-10-20T09:00',
      validUntil: '2026-10-21T03:00',
    });
    expect(periodOf('Gültig am 01.02.2026')).toEqual({ validFrom: '2026-02-01', validUntil: '2026-02-01' });
    expect(periodOf('01.02.2026 02.02.2026 03.02.2026')).toEqual({});
    expect(periodOf('05.02.2026 bis 01.02.2026')).toEqual({});
    expect(periodOf('31.02.2026')).toEqual({});
  });
});
