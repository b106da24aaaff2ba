import { describe, expect, it } from 'vitest';
import { findClock, findTimes, readTime } from './times.ts';

describe('findTimes', () => {
  it.each([
    ['19h30', '19:30'],
    ['19 Uhr', '19:00'],
    ['14時35分', '14:35'],
    ['下午2:35', '14:35'],
    ['오후 7시', '19:00'],
    ['godz. 14.35', '14:35'],
    ['ob 13.15', '13:15'],
    ['20:30 časova', '20:30'],
    ['19.30 Uhr', '19:30'],
    ['17.25 uur', '17:25'],
    ['kl. 19.30', '19:30'],
    ['ore 21', '21:00'],
    ['7 pm', '19:00'],
    ['12:05 a.m.', '00:05'],
    ['20h', '20:00'],
    ['a las 21:00', '21:00'],
    ['30/08/2026 - 10.40', '10:40'],
    ['13 de octubre de 2026 14:00', '14:00'],
    ['الساعة 7:30 مساءً', '19:30'],
    ['9:05 ص', '09:05'],
    ['٧:٣٠ م', '19:30'],
    ['19.30 น.', '19:30'],
    ['pukul 8.15', '08:15'],
    ['20 giờ 30', '20:30'],
    ['7:30 CH', '19:30'],
    ['12:30 Sa', '12:30'],
    ['od godz. 16', '16:00'],
    ['kella 15.00-st', '15:00'],
    ['until 12 noon', '12:00'],
    ['antes de las 12 del mediodía', '12:00'],
  ])('reads %s', (text, clock) => {
    expect(findTimes(text).map((span) => span.clock)).toEqual([clock]);
  });

  it.each([
    ['19:30 - 22:00', '19:30', '22:00'],
    ['7–10 pm', '19:00', '22:00'],
    ['19-22 Uhr', '19:00', '22:00'],
    ['19.45 uur – 21.15 uur', '19:45', '21:15'],
    ['18.00-20.00 WIB', '18:00', '20:00'],
  ])('reads the range %s', (text, clock, until) => {
    expect(findTimes(text)).toMatchObject([{ clock, until }]);
  });

  it.each(['15:40 (+1)', '15:40 +1', '15:40+1'])('counts the day of %s', (text) => {
    expect(findTimes(text)).toMatchObject([{ clock: '15:40', days: 1 }]);
  });

  it.each(['14h 05min', '12.50 EUR', '25:10', '10.12.', '1.2.3'])('finds no time in %s', (text) => {
    expect(findTimes(text)).toEqual([]);
  });
});

describe('readTime', () => {
  it('reads four digits where a label says that they are a time', () => {
    expect(readTime('1540')).toBe('15:40');
    expect(readTime('7.45')).toBe('07:45');
    expect(readTime('Economy')).toBeUndefined();
  });
});

describe('findClock', () => {
  it('takes a number behind a day as its clock', () => {
    expect(findClock('27 agosto 19.30')?.clock).toBe('19:30');
    expect(findClock('12.30')).toBeUndefined();
  });
});

describe('ranges of clocks', () => {
  it.each([
    ['Eintritt zwischen 11.00 und 11.30 Uhr', '11:00', '11:30'],
    ['tussen 10.00 en 10.30 uur', '10:00', '10:30'],
    ['Sat 7 - 10 pm', '19:00', '22:00'],
  ])('begin and end: %s', (text, clock, until) => expect(findTimes(text)).toMatchObject([{ clock, until }]));

  it.each([
    ['Monday, July 5 - 2:10 PM', '14:10'],
    ['May 7-10 pm', '22:00'],
  ])('do not begin with a day: %s', (text, clock) => {
    const [time, ...more] = findTimes(text);
    expect(time).toMatchObject({ clock });
    expect(time).not.toHaveProperty('until');
    expect(more).toEqual([]);
  });
});
