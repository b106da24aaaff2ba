import { describe, expect, it } from 'vitest';
import { clocksIn, settleTime } from './settle-utc.ts';

const oslo = 'Europe/Oslo';
const stated = (utc: 'Z' | '+00:00' | undefined, local = '2027-07-04T12:10') => ({
  local,
  ...(utc ? { offset: '+00:00', utc } : {}),
});
const settled = (time: ReturnType<typeof stated>, zone: string | undefined, ...clocks: readonly string[]) =>
  settleTime(time, { zone, clocks: new Set(clocks) });

describe('a time that claims to be UTC, of a place that is not on it', () => {
  it('is the clock that the document shows', () => {
    expect(settled(stated('Z'), oslo, '12:10')).toEqual({ local: '2027-07-04T12:10', zone: oslo });
    expect(settled(stated('Z'), oslo, '14:10')).toEqual({ local: '2027-07-04T14:10', zone: oslo });
    expect(settled(stated('+00:00'), oslo, '14:10')).toEqual({ local: '2027-07-04T14:10', zone: oslo });
  });

  it('is a moment where a program counts in UTC and nothing is shown', () => {
    expect(settled(stated('Z'), oslo)).toEqual({ local: '2027-07-04T14:10', zone: oslo });
    expect(settled(stated('Z'), 'America/Bogota')).toEqual({ local: '2027-07-04T07:10', zone: 'America/Bogota' });
    expect(settled(stated('Z'), 'Asia/Kolkata')).toEqual({ local: '2027-07-04T17:40', zone: 'Asia/Kolkata' });
  });

  it('stays as it is where a local time was written with the offset', () => {
    expect(settled(stated('+00:00'), oslo)).toEqual({ local: '2027-07-04T12:10', offset: '+00:00' });
  });

  it('is a day where both clocks or other ones are shown, if the day is the same', () => {
    expect(settled(stated('Z'), oslo, '12:10', '14:10')).toEqual({ local: '2027-07-04' });
    expect(settled(stated('Z'), oslo, '09:00')).toEqual({ local: '2027-07-04' });
    expect(settled(stated('Z', '2027-07-04T23:10'), oslo, '09:00')).toBeUndefined();
    expect(settled(stated('Z', '2027-07-04T23:10'), oslo, '01:10')).toEqual({ local: '2027-07-05T01:10', zone: oslo });
  });

  it('is what it says where its own zone is named', () => {
    const named = { ...stated('Z'), zone: 'Asia/Tokyo' };
    expect(settleTime(named, { zone: oslo, clocks: new Set(['21:10']) })).toEqual({
      local: '2027-07-04T21:10',
      zone: 'Asia/Tokyo',
    });
  });
});

describe('a time that needs no settling', () => {
  it('stays as it is', () => {
    expect(settled(stated(undefined), oslo, '14:10')).toEqual(stated(undefined));
    expect(settled(stated('Z'), 'Africa/Abidjan', '14:10')).toEqual({ local: '2027-07-04T12:10', offset: '+00:00' });
    expect(settled(stated('Z', '2027-01-04T12:10'), 'Europe/London', '14:10')).toEqual({
      local: '2027-01-04T12:10',
      offset: '+00:00',
    });
    expect(settled(stated('Z'), 'Mars/Olympus', '14:10')).toEqual({ local: '2027-07-04T12:10', offset: '+00:00' });
    expect(settleTime(undefined, { zone: oslo, clocks: new Set() })).toBeUndefined();
  });
});

describe('a time in UTC of an unknown place', () => {
  it('is the clock at the place where the document shows it', () => {
    expect(settled(stated('Z'), undefined, '12:10')).toEqual({ local: '2027-07-04T12:10' });
    expect(settled(stated('+00:00'), undefined, '12:10')).toEqual({ local: '2027-07-04T12:10' });
  });

  it('may still find its place elsewhere', () => {
    expect(settled(stated('Z'), undefined, '09:00')).toEqual({ local: '2027-07-04T12:10', zone: 'UTC' });
    expect(settled(stated('+00:00'), undefined, '09:00')).toEqual({ local: '2027-07-04T12:10', offset: '+00:00' });
  });
});

describe('the clocks in a text', () => {
  it.each([
    ['Avgang 9:05, ankomst 21:40', ['09:05', '21:40']],
    ['Départ 9h05', ['09:05']],
    ['Abfahrt 9.05 Uhr', ['09:05']],
    ['Doors 7:30pm, 12:15 a.m., 12:15 PM', ['19:30', '00:15', '12:15']],
    ['Seconds 09:05:30, amount 1.234.56, date 04.03.2027', []],
    ['Nothing here', []],
  ])('of %j are found', (text, clocks) => expect(clocksIn(text)).toEqual(clocks));
});
