import { describe, expect, it } from 'vitest';
import { dayNear, nextDayOfYear, nthDayOf, toDayNumber, toDayText } from './day-of-year.ts';

describe('the nth day of a year', () => {
  it.each([
    [2027, 1, '2027-01-01'],
    [2027, 60, '2027-03-01'],
    [2028, 60, '2028-02-29'],
    [2027, 365, '2027-12-31'],
    [2028, 366, '2028-12-31'],
  ])('of %d, the %dth, is %s', (year, nth, day) => expect(toDayText(nthDayOf(year, nth)!)).toBe(day));

  it('is none in a year that has no such day', () => {
    expect([nthDayOf(2027, 366), nthDayOf(2027, 0), nthDayOf(2028, 367)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a day of the year near a document', () => {
  it('is from a month before it to eleven months after', () => {
    expect(dayNear(59, '2027-03-30')).toBe('2027-02-28');
    expect(dayNear(58, '2027-03-30')).toBe('2028-02-27');
    expect(dayNear(1, '2026-12-31')).toBe('2027-01-01');
    expect(dayNear(364, '2027-01-05')).toBe('2026-12-30');
  });

  it('is none where no year near it has that day', () => {
    expect(dayNear(366, '2026-11-20')).toBeUndefined();
    expect(dayNear(366, '2028-11-20')).toBe('2028-12-31');
    expect(dayNear(0, '2027-03-30')).toBeUndefined();
    expect(dayNear(367, '2027-03-30')).toBeUndefined();
  });

  it('is not before what it has to follow', () => {
    const from = (day: string, nth: number) => {
      const found = nextDayOfYear(nth, toDayNumber(day));
      return found === undefined ? undefined : toDayText(found);
    };
    expect(from('2027-03-01', 60)).toBe('2027-03-01');
    expect(from('2027-03-02', 60)).toBe('2028-02-29');
    expect(from('2027-03-02', 59)).toBe('2028-02-28');
  });
});

describe('a day as a number', () => {
  it('counts from 1970, whatever stands behind the day', () => {
    expect(toDayNumber('1970-01-02')).toBe(1);
    expect(toDayNumber('2027-03-01T23:59')).toBe(toDayNumber('2027-03-01'));
    expect(toDayText(toDayNumber('2028-02-29'))).toBe('2028-02-29');
  });
});
