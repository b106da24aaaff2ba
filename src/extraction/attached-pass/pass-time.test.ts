import { describe, expect, it } from 'vitest';
import { inZone, readPassDate } from './pass-time.ts';

describe('a date of a pass', () => {
  it.each([
    ['2027-05-03', { local: '2027-05-03' }],
    ['2027-05-03T20:00', { local: '2027-05-03T20:00' }],
    [' 2027-05-03 20:00:30 ', { local: '2027-05-03T20:00' }],
    ['2027-05-03T20:00:00.000+0200', { local: '2027-05-03T20:00', offset: '+02:00' }],
    ['2027-05-03T20:00-03:30', { local: '2027-05-03T20:00', offset: '-03:30' }],
    ['2027-05-03T20:00Z', { local: '2027-05-03T20:00', zone: 'UTC' }],
    ['2027-05-03t20:00z', { local: '2027-05-03T20:00', zone: 'UTC' }],
    ['2027-05-03T20:00-00:00', { local: '2027-05-03T20:00', zone: 'UTC' }],
  ])('is read: %s', (written, time) => expect(readPassDate(written)).toEqual(time));

  it.each(['2027-02-29', '2027-05-03T24:00', '2027-05-03T20', '03.05.2027', '2027-05-03+02:00', '', 1810110000, null])(
    'is none: %s',
    (written) => expect(readPassDate(written)).toBeUndefined(),
  );

  it('is a clock where the phone shows it as it is written', () => {
    expect(readPassDate('2027-05-03T20:00Z', true)).toEqual({ local: '2027-05-03T20:00' });
    expect(readPassDate('2027-05-03T20:00+00:00', true)).toEqual({ local: '2027-05-03T20:00' });
    expect(readPassDate('2027-05-03T20:00+02:00', true)).toEqual({ local: '2027-05-03T20:00', offset: '+02:00' });
  });
});

describe('a date in a zone beside it', () => {
  const utc = { local: '2027-07-04T23:10', zone: 'UTC' };

  it('is the clock there, on the day there', () => {
    expect(inZone(utc, 'Europe/Oslo')).toEqual({ local: '2027-07-05T01:10', zone: 'Europe/Oslo' });
    expect(inZone(utc, 'America/St_Johns')).toEqual({ local: '2027-07-04T20:40', zone: 'America/St_Johns' });
  });

  it('stays a clock that was there before', () => {
    const time = { local: '2027-07-04T23:10', offset: '+02:00' };
    expect(inZone(time, 'Europe/Oslo')).toEqual({ ...time, zone: 'Europe/Oslo' });
  });

  it.each([undefined, '', 'CET', '+02:00', 'Mars/Olympus'])('stays as it is without a zone: %s', (zone) => {
    expect(inZone(utc, zone)).toEqual(utc);
  });

  it('stays a day, or nothing', () => {
    expect(inZone({ local: '2027-07-04' }, 'Europe/Oslo')).toEqual({ local: '2027-07-04' });
    expect(inZone(undefined, 'Europe/Oslo')).toBeUndefined();
  });
});
