import { describe, expect, it } from 'vitest';
import { endFromDuration, readTime } from './calendar-time.ts';
import { readProperties } from './properties.ts';

const read = (...lines: readonly string[]) => readProperties(lines.join('\r\n'));
const property = (raw: string, parameters: Readonly<Record<string, string>> = {}) => ({
  ...{ name: 'dtstart', parameters, value: raw, raw, component: 'VEVENT' },
});
const zones = (name: string | undefined) => (name === 'Berlin' ? 'Europe/Berlin' : undefined);

describe('a time of a calendar', () => {
  it.each([
    ['20270314', { local: '2027-03-14' }],
    ['2027-03-14', { local: '2027-03-14' }],
    ['20270314T200000', { local: '2027-03-14T20:00' }],
    ['20270314T200000Z', { local: '2027-03-14T20:00', zone: 'UTC' }],
    ['2027-03-14T20:00:00.000Z', { local: '2027-03-14T20:00', zone: 'UTC' }],
    ['20270314T2000+0100', { local: '2027-03-14T20:00' }],
  ])('is %s', (raw, time) => {
    expect(readTime(property(raw), zones)).toEqual(time);
  });

  it('is in the zone that it names, where that is known', () => {
    expect(readTime(property('20270314T200000', { tzid: 'Berlin' }), zones)).toEqual({
      local: '2027-03-14T20:00',
      zone: 'Europe/Berlin',
    });
    expect(readTime(property('20270314T200000', { tzid: 'Atlantis' }), zones)).toEqual({ local: '2027-03-14T20:00' });
    expect(readTime(property('20270314', { tzid: 'Berlin' }), zones)).toEqual({ local: '2027-03-14' });
  });

  it.each(['20270230', '20270314T250000', '2027', 'tomorrow', '20270314T200000X'])('is none in %s', (raw) => {
    expect(readTime(property(raw), zones)).toBeUndefined();
  });

  it('is none where nothing is said', () => {
    expect(readTime(undefined, zones)).toBeUndefined();
  });
});

describe('the end of an event that says how long it is', () => {
  const evening = { local: '2027-03-14T20:00', zone: 'Europe/Berlin' };

  it.each([
    ['PT2H30M', '2027-03-14T22:30'],
    ['PT5H', '2027-03-15T01:00'],
    ['P1D', '2027-03-15T20:00'],
    ['P1W', '2027-03-21T20:00'],
    ['P1DT30M', '2027-03-15T20:30'],
    ['PT90S', '2027-03-14T20:00'],
    ['+PT1H', '2027-03-14T21:00'],
  ])('after %s is %s', (duration, local) => {
    expect(endFromDuration(evening, duration)).toEqual({ local, zone: 'Europe/Berlin' });
  });

  it('is a day for an event that has no clock', () => {
    expect(endFromDuration({ local: '2027-03-14' }, 'P2D')).toEqual({ local: '2027-03-16' });
  });

  it.each([undefined, '', '-PT1H', 'two hours', 'PT1X'])('is not told by %s', (duration) => {
    expect(endFromDuration(evening, duration)).toBeUndefined();
  });

  it('is not told without a beginning', () => {
    expect(endFromDuration(undefined, 'PT1H')).toBeUndefined();
  });
});

describe('the lines of a calendar', () => {
  it('have the component that they stand in', () => {
    const lines = read(
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'SUMMARY:Abend',
      'END:VEVENT',
      'METHOD:PUBLISH',
      'END:VCALENDAR',
    );
    expect(lines.map(({ name, component }) => [name, component])).toEqual([
      ['begin', 'VCALENDAR'],
      ['begin', 'VEVENT'],
      ['summary', 'VEVENT'],
      ['method', 'VCALENDAR'],
    ]);
  });

  it('are joined where they were folded, also without their blank', () => {
    expect(read('BEGIN:VEVENT', 'SUMMARY:Ein langer', '  Abend')[1]!.value).toBe('Ein langer Abend');
    expect(read('BEGIN:VEVENT', 'SUMMARY:Ein langer', 'abend am Fluss')[1]!.value).toContain('abend am Fluss');
  });

  it('are no properties where a text only looks like one', () => {
    const [, description, ...others] = read('BEGIN:VEVENT', 'DESCRIPTION:Hinfahrt', 'Platform: 5', 'Seat: 12');
    expect(description!.value).toBe('Hinfahrt\nPlatform: 5\nSeat: 12');
    expect(others).toEqual([]);
  });

  it('say commas, semicolons and line ends as they are', () => {
    expect(read('BEGIN:VEVENT', 'SUMMARY:Abend\\, lang\\; laut\\nund spät')[1]!.value).toBe(
      'Abend, lang; laut\nund spät',
    );
  });

  it('keep a colon inside of a quoted parameter', () => {
    const [, start] = read('BEGIN:VEVENT', 'DTSTART;TZID="(GMT+01:00) Berlin":20270314T200000');
    expect(start).toMatchObject({ raw: '20270314T200000', parameters: { tzid: '(GMT+01:00) Berlin' } });
  });

  it('are closed together where an end is missing', () => {
    const lines = read('BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'BEGIN:VALARM', 'END:VEVENT', 'METHOD:PUBLISH');
    expect(lines.at(-1)).toMatchObject({ name: 'method', component: 'VCALENDAR' });
  });

  it('are none of an empty file, and survive a mark of their bytes', () => {
    expect(readProperties('')).toEqual([]);
    expect(read('\uFEFFBEGIN:VCALENDAR')[0]!.component).toBe('VCALENDAR');
  });
});
