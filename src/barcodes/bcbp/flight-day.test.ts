import { describe, expect, it } from 'vitest';
import { bcbpText, type LegText } from '#test/support/bcbp-text.ts';
import { flightDays } from './flight-day.ts';
import { parseBcbp } from './parse-bcbp.ts';

const days = (context: string, issued: string | undefined, ...legs: LegText[]) =>
  flightDays(parseBcbp(bcbpText({ legs, ...(issued ? { issued } : {}) }))!, context);

describe('flightDays', () => {
  it('takes the year nearest to the document when the code has none', () => {
    expect(days('2026-11-20', undefined, { day: '325' })).toEqual([{ day: '2026-11-21', yearInferred: true }]);
    expect(days('2026-11-20', undefined, { day: '010' })).toEqual([{ day: '2027-01-10', yearInferred: true }]);
  });

  it('keeps a flight of the last weeks in the past', () => {
    expect(days('2026-11-20', undefined, { day: '310' })[0]?.day).toBe('2026-11-06');
    expect(days('2027-01-05', undefined, { day: '364' })[0]?.day).toBe('2026-12-30');
  });

  it('takes the year from the issue date, across new year and ten years back', () => {
    expect(days('2026-12-30', '6364', { day: '001' })).toEqual([{ day: '2027-01-01', yearInferred: false }]);
    expect(days('2018-04-02', '1325', { day: '326' }, { day: '327', from: 'LHR', to: 'JFK' })).toEqual([
      { day: '2011-11-22', yearInferred: true },
      { day: '2011-11-23', yearInferred: true },
    ]);
    expect(days('2026-11-20', '7319', { day: '320' })[0]?.day).toBe('2017-11-16');
  });

  it('does not take a 0 for a year that is far from the document', () => {
    expect(days('2026-11-20', '0324', { day: '325' })[0]?.day).toBe('2026-11-21');
    expect(days('2030-11-20', '0324', { day: '325' })).toEqual([{ day: '2030-11-21', yearInferred: false }]);
  });

  it('puts the 366th day in a leap year or nowhere', () => {
    expect(days('2028-12-01', undefined, { day: '366' })[0]?.day).toBe('2028-12-31');
    expect(days('2026-12-01', undefined, { day: '366' })).toEqual([undefined]);
  });

  it('knows no day where the code has none', () => {
    expect(days('2026-11-20', undefined, { day: '   ' })).toEqual([undefined]);
    expect(days('2026-11-20', undefined, { day: '000' })).toEqual([undefined]);
  });
});
