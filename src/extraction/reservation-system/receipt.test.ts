import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { receiptLegs } from './receipt.ts';
import { rowsOf } from './rows.ts';

const head = 'FROM /TO FLIGHT CL DATE DEP FARE BASIS BAG ST';
const legs = (...lines: readonly string[]) =>
  receiptLegs(rowsOf(pageOf(lines.join('\n')))).map(({ rows: _, ...leg }) => leg);
const paris = 'PARIS CDG AF 0084 Y 12MAR 1030 YRT 1PC OK';

describe('the table of a receipt', () => {
  it('tells a flight with its terminal, baggage and arrival', () => {
    expect(
      legs(head, paris, 'TERMINAL:2E', 'SAN FRANCISCO ARRIVAL TIME: 1255 ARRIVAL DATE: 13MAR', 'TERMINAL:I'),
    ).toEqual([
      {
        ...{ carrier: 'AF', number: '84', bookingClass: 'Y', from: 'PARIS CDG', to: 'SAN FRANCISCO' },
        ...{ departs: { day: 12, month: 3 }, start: '10:30', end: '12:55', arrives: { day: 13, month: 3 } },
        ...{ terminal: '2E', arrivalTerminal: 'I', baggage: '1PC' },
      },
    ]);
  });

  it('tells two flights, of which one goes on where the other ends', () => {
    const told = legs(head, paris, 'BERGEN AF 1300 Y 12MAR27 1810 YRT 20K OK', 'ARRIVAL TIME: 1655', 'OSLO');
    expect(told).toMatchObject([
      { number: '84', from: 'PARIS CDG', to: 'BERGEN' },
      { number: '1300', from: 'BERGEN', to: 'OSLO', departs: { day: 12, month: 3, year: 2027 }, baggage: '20K' },
    ]);
  });

  it('tells the arrival’s clock beside the departure’s, and passes over the countries below cities', () => {
    const both = 'FROM / TO FLIGHT CL DATE DEPARTURE ARRIVAL FARE BASIS BAG';
    const told = legs(both, 'GULU INTL UR 0110 K 04JUN 0715 0820 KOW 1PC OK', 'UGANDA', 'KIGALI INTL', 'RWANDA');
    expect(told).toMatchObject([{ from: 'GULU INTL', to: 'KIGALI INTL', start: '07:15', end: '08:20' }]);
  });

  it('ends before the next table', () => {
    expect(legs(head, paris, head, 'OSLO')[0]).not.toHaveProperty('to');
  });

  it.each([
    ['no heading', [paris]],
    ['a clock that does not exist', [head, 'PARIS CDG AF 0084 Y 12MAR 2430 YRT 1PC OK']],
    ['a month that does not exist', [head, 'PARIS CDG AF 0084 Y 12MRZ 1030 YRT 1PC OK']],
    ['no clock', [head, 'PARIS CDG AF 0084 Y 12MAR OPEN YRT 1PC OK']],
  ])('tells none with %s', (_, lines) => expect(legs(...lines)).toEqual([]));
});

describe('the rows of a page', () => {
  it('are what stands side by side, from left to right, with one blank between', () => {
    const rows = rowsOf(pageOf('CITY      FLIGHT      DATE\nPARIS     AF  84      12MAR'));
    expect(rows.map(({ text }) => text)).toEqual(['CITY FLIGHT DATE', 'PARIS AF 84 12MAR']);
    expect(rows[0]!.region.width).toBeGreaterThan(0.2);
    expect(rows[0]!.region.y).toBeLessThan(rows[1]!.region.y);
  });
});
