import { describe, expect, it } from 'vitest';
import { calendarEvent } from '#test/extraction/calendar-events.ts';
import { timeAtStop, timesOf } from './event-times.ts';

const times = (...lines: readonly string[]) => timesOf(calendarEvent('SUMMARY:Nordlys', ...lines));
const day = (start: string, end?: string) =>
  times(`DTSTART;VALUE=DATE:${start}`, ...(end ? [`DTEND;VALUE=DATE:${end}`] : []));

describe('start and end of an event', () => {
  it('are clocks in their zones', () => {
    expect(times('DTSTART;TZID=Europe/Oslo:20270704T203000', 'DTEND;TZID=Europe/Oslo:20270704T230000')).toEqual({
      start: { local: '2027-07-04T20:30', zone: 'Europe/Oslo', offset: '+02:00' },
      end: { local: '2027-07-04T23:00', zone: 'Europe/Oslo', offset: '+02:00' },
    });
    expect(times('DTSTART:20270704T203000')).toEqual({ start: { local: '2027-07-04T20:30' } });
  });

  it('are one where the end says nothing new', () => {
    const start = { local: '2027-07-04T20:30' };
    expect(times('DTSTART:20270704T203000', 'DTEND:20270704T203000')).toEqual({ start });
  });

  it('are whole days, of which the last one is meant', () => {
    expect(day('20270704', '20270707')).toEqual({ start: { local: '2027-07-04' }, end: { local: '2027-07-06' } });
    expect(day('20270704', '20270706')).toEqual({ start: { local: '2027-07-04' }, end: { local: '2027-07-05' } });
    expect(day('20270704', '20270705')).toEqual({ start: { local: '2027-07-04' } });
    expect(day('20270704')).toEqual({ start: { local: '2027-07-04' } });
  });

  it('are nothing of an event without a time', () => {
    expect(times()).toEqual({});
  });
});

describe('the time at a stop whose clock is printed', () => {
  it('has the zone of the event where both agree', () => {
    const zone = 'Europe/Oslo';
    expect(timeAtStop('2027-07-04T20:30', { local: '2027-07-04T20:30', zone })).toEqual({
      local: '2027-07-04T20:30',
      zone,
    });
    expect(timeAtStop('2027-07-04T20:30', { local: '2027-07-04T20:45', zone })).toEqual({ local: '2027-07-04T20:30' });
    expect(timeAtStop('2027-07-04T20:30', { local: '2027-07-04T20:30' })).toEqual({ local: '2027-07-04T20:30' });
  });

  it('is printed where the event tells no clock', () => {
    expect(timeAtStop('2027-07-04T20:30', undefined)).toEqual({ local: '2027-07-04T20:30' });
    expect(timeAtStop('2027-07-04T20:30', { local: '2027-07-04', zone: 'UTC' })).toEqual({ local: '2027-07-04T20:30' });
  });

  it.each([
    ['2027-07-04T20:30', '2027-07-04T18:30', '2027-07-04T20:30', '+02:00'],
    ['2027-07-04T14:30', '2027-07-04T18:30', '2027-07-04T14:30', '-04:00'],
    ['2027-07-04T18:30', '2027-07-04T18:30', '2027-07-04T18:30', '+00:00'],
    ['2027-07-04T00:15', '2027-07-04T18:30', '2027-07-05T00:15', '+05:45'],
    ['2027-07-05T00:15', '2027-07-04T18:30', '2027-07-05T00:15', '+05:45'],
    ['2027-07-04T22:30', '2027-07-05T02:00', '2027-07-04T22:30', '-03:30'],
  ])('%s, which is %s in UTC, is of the day that fits: %s%s', (printed, utc, local, offset) => {
    expect(timeAtStop(printed, { local: utc, zone: 'UTC' })).toEqual({ local, offset });
  });

  it('is printed where no place on earth has that clock then', () => {
    expect(timeAtStop('2027-07-04T20:30', { local: '2027-07-04T18:20', zone: 'UTC' })).toEqual({
      local: '2027-07-04T20:30',
    });
  });
});
