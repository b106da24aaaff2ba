import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { writeBoardingPass } from './bcbp.ts';
import { writeRailCode } from './uic.ts';

const leg = {
  pnr: 'ABC123',
  from: 'YUL',
  to: 'FRA',
  carrier: 'AC',
  number: 834,
  day: '2026-11-22',
  cabin: 'J',
  seat: '3A',
  sequence: 25,
};

describe('an invented boarding pass code', () => {
  it('has the mandatory items of Resolution 792 at their places', () => {
    const text = Buffer.from(writeBoardingPass('DESMARAIS/LUC', [leg], false)).toString('latin1');
    expect(text).toBe('M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J003A0025 100');
  });

  it('repeats the items of the leg for each leg', () => {
    const back = { ...leg, from: 'FRA', to: 'YUL', number: 835, day: '2026-12-01' };
    const text = Buffer.from(writeBoardingPass('DESMARAIS/LUC', [leg, back], false)).toString('latin1');
    expect(text.slice(0, 2)).toBe('M2');
    expect(text.slice(60)).toBe('ABC123 FRAYULAC 0835 335J003A0025 100');
  });
});

describe('an invented rail code', () => {
  it('starts as UIC 918.3 wants and tells the length of its packed part', () => {
    const code = writeRailCode(createRandom(1), {
      order: 'QX1',
      issued: '2026-11-20T09:30',
      texts: [{ line: 6, column: 1, text: '22.11' }],
    });
    const text = Buffer.from(code).toString('latin1');
    expect(text.slice(0, 14)).toBe('#UT01999900001');
    expect(Number(text.slice(64, 68))).toBe(code.length - 68);
  });
});
