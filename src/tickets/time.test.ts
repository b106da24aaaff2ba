import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockOf,
  dayOf,
  daysBetween,
  hasClock,
  instantAt,
  instantOf,
  isRealTime,
  minutesOf,
  offsetIn,
  withOffset,
} from './time.ts';

describe('ticket times', () => {
  it('knows the offset that holds at a place on that day', () => {
    expect(offsetIn('Europe/Berlin', '2026-07-01T12:00')).toBe('+02:00');
    expect(offsetIn('Europe/Berlin', '2026-12-01T12:00')).toBe('+01:00');
    expect(offsetIn('Asia/Kolkata', '2026-12-01T12:00')).toBe('+05:30');
    expect(offsetIn('America/St_Johns', '2026-01-15')).toBe('-03:30');
    expect(offsetIn('UTC', '2026-01-15')).toBe('+00:00');
  });

  it('is right on both sides of a clock change', () => {
    expect(offsetIn('Europe/Berlin', '2026-03-29T01:59')).toBe('+01:00');
    expect(offsetIn('Europe/Berlin', '2026-03-29T03:00')).toBe('+02:00');
    expect(offsetIn('America/New_York', '2026-11-01T08:00')).toBe('-05:00');
  });

  it('says nothing about a zone that does not exist', () => {
    expect(offsetIn('Mars/Olympus', '2026-12-01T12:00')).toBeUndefined();
    expect(withOffset({ local: '2026-12-01T12:00', zone: 'Mars/Olympus' })).toEqual({
      local: '2026-12-01T12:00',
      zone: 'Mars/Olympus',
    });
  });

  it('tells the instant only where an offset or zone is known', () => {
    expect(instantOf({ local: '2026-12-01T12:00' })).toBeUndefined();
    expect(instantOf({ local: '2026-12-01T12:00', offset: '+01:00' })).toBe(Date.UTC(2026, 11, 1, 11));
    expect(instantOf({ local: '2026-12-01', zone: 'Asia/Tokyo' })).toBe(Date.UTC(2026, 10, 30, 15));
  });

  it('refuses days and clocks that do not exist', () => {
    expect(isRealTime('2028-02-29')).toBe(true);
    expect(
      ['2026-02-29', '2026-13-01', '2026-04-31', '2026-04-30T24:00', '2026-04-30T09:60', 'soon'].some(isRealTime),
    ).toBe(false);
  });

  it('moves days over months and keeps the clock', () => {
    expect(addDays('2026-12-31T23:30', 1)).toBe('2027-01-01T23:30');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});

describe('a time that has both an offset and a zone', () => {
  const time = { local: '2026-07-01T12:00', offset: '+01:00', zone: 'Europe/Berlin' };

  it('is the moment that its zone says, wherever it is asked', () => {
    expect(instantOf(time)).toBe(Date.parse('2026-07-01T12:00+02:00'));
    expect(instantAt(time, time.local)).toBe(instantOf(time));
  });

  it('lends its zone to other clocks of its day', () => {
    expect(instantAt(time, '2026-12-01T12:00')).toBe(Date.parse('2026-12-01T12:00+01:00'));
    expect(instantAt({ ...time, offset: '+02:00' }, '2026-07-01T23:59:59')).toBe(
      Date.parse('2026-07-01T23:59:59+02:00'),
    );
  });
});

describe('the parts of a time', () => {
  it('are a day and a clock, or a day alone', () => {
    const [timed, day] = [{ local: '2027-05-03T09:38' }, { local: '2027-05-03' }];
    expect([timed, day].map(hasClock)).toEqual([true, false]);
    expect([timed, day].map(dayOf)).toEqual(['2027-05-03', '2027-05-03']);
    expect([timed, day].map(clockOf)).toEqual(['09:38', undefined]);
  });

  it('are days that lie so far apart, before or after, over the end of February as well', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1);
    expect(daysBetween('2027-03-28', '2027-03-29')).toBe(1);
  });

  it('count in minutes from midnight', () => {
    expect(['00:00', '09:38', '23:59'].map(minutesOf)).toEqual([0, 578, 1439]);
  });
});

describe('the offset of a time', () => {
  it('is filled in from its zone', () => {
    const time = { local: '2026-07-01T12:00', zone: 'Europe/Berlin' };
    expect(withOffset(time)).toEqual({ ...time, offset: '+02:00' });
  });

  it('stays as it was printed, and is none without a zone', () => {
    const printed = { local: '2026-07-01T12:00', zone: 'Europe/Berlin', offset: '+01:00' };
    expect(withOffset(printed)).toEqual(printed);
    expect(withOffset({ local: '2026-07-01T12:00' })).toEqual({ local: '2026-07-01T12:00' });
  });

  it('is the earlier one of an hour that comes twice, and the one before of an hour that is skipped', () => {
    expect(offsetIn('Europe/Berlin', '2026-10-25T02:30')).toBe('+02:00');
    expect(offsetIn('Europe/Berlin', '2026-03-29T02:30')).toBe('+02:00');
  });

  it('counts a day at noon', () => {
    expect(offsetIn('Europe/Berlin', '2026-03-29')).toBe('+02:00');
    expect(offsetIn('Europe/Berlin', '2026-10-25')).toBe('+01:00');
  });

  it('is of half and quarters of an hour, too', () => {
    expect(offsetIn('Pacific/Chatham', '2026-01-15T12:00')).toBe('+13:45');
    expect(offsetIn('Pacific/Marquesas', '2026-01-15T12:00')).toBe('-09:30');
  });
});

describe('a time that nobody can place', () => {
  it('has no instant, whatever is wrong with it', () => {
    expect(instantAt({ local: '2026-12-01' }, '2026-12-01T12:00')).toBeUndefined();
    expect(instantAt({ local: '2026-12-01', offset: '+01:00' }, '2026-12-41T12:00')).toBeUndefined();
  });

  it('is placed by its offset where its zone does not exist', () => {
    const time = { local: '2026-12-01T12:00', zone: 'Mars/Olympus', offset: '+01:00' };
    expect(instantOf(time)).toBe(Date.UTC(2026, 11, 1, 11));
  });
});

describe('what is written as a time', () => {
  it.each(['2026-04-30', '2026-04-30T00:00', '2026-12-31T23:59', '2000-02-29'])('is one: %s', (local) => {
    expect(isRealTime(local)).toBe(true);
  });

  it.each([
    '2026-00-10',
    '2026-01-00',
    '1900-02-29',
    '2026-04-30T9:00',
    '2026-04-30 09:00',
    '2026-04-30T09:00:00',
    ' 2026-04-30',
    '2026-04-30Z',
    '26-04-30',
  ])('is none: %s', (local) => expect(isRealTime(local)).toBe(false));
});
