import { describe, expect, it } from 'vitest';
import { dayFrom, isHeld, parseSegment } from './segment.ts';

const usual = { carrier: 'AF', number: '1234', bookingClass: 'Y', from: 'CDG', to: 'JFK', status: 'HK' };
const rest = (text: string) => parseSegment(`1 AF1234 Y 12MAR 4 CDGJFK HK1 ${text}`);

describe('a row of an itinerary', () => {
  it.each([
    [
      '1 AF1234 Y 12MAR 4 CDGJFK HK1 1030 1255',
      { ...usual, departs: { day: 12, month: 3, weekday: 4 }, start: '10:30', end: '12:55' },
    ],
    ['1. AF 1234 Y 12MAR CDGJFK HK1 1030 1255', { ...usual, departs: { day: 12, month: 3 } }],
    [
      '2) AF1234Y 12MAR27 TH CDG JFK*HK 1030 1255',
      { ...usual, departs: { day: 12, month: 3, year: 2027, weekday: 4 } },
    ],
    ['FLT AF0012 Y 1DEC Q CDGJFK HK1 1030 1255', { number: '12', departs: { day: 1, month: 12, weekday: 4 } }],
    ['9w 7 c 30jun cdgjfk tk2 2200 0605', { carrier: '9W', number: '7', bookingClass: 'C', status: 'TK' }],
  ])('is a flight: %s', (row, segment) => expect(parseSegment(row)).toMatchObject(segment));

  it.each([
    ['airports that do not exist', '1 AF1234 Y 12MAR QQQZZZ HK1 1030 1255'],
    ['one airport for both ends', '1 AF1234 Y 12MAR CDGCDG HK1 1030 1255'],
    ['a month that does not exist', '1 AF1234 Y 12ANF CDGJFK HK1 1030 1255'],
    ['a day that does not exist', '1 AF1234 Y 32MAR CDGJFK HK1 1030 1255'],
    ['a day before the first', '1 AF1234 Y 0MAR CDGJFK HK1 1030 1255'],
    ['no status', '1 AF1234 Y 12MAR CDGJFK'],
    ['a number too long', '1 AF12345 Y 12MAR CDGJFK HK1'],
    ['words before it', 'See AF1234 Y 12MAR CDGJFK HK1 1030 1255'],
    ['nothing', ''],
  ])('is none with %s', (_, row) => expect(parseSegment(row)).toBeUndefined());
});

describe('the clocks of a row', () => {
  it.each([
    ['1030 1255', { start: '10:30', end: '12:55' }],
    ['10:30 12:55', { start: '10:30', end: '12:55' }],
    ['630P 1230A', { start: '18:30', end: '00:30' }],
    ['12N 1255P', undefined],
    ['1200N 1255PM', { start: '12:00', end: '12:55' }],
    ['2200 #0605', { start: '22:00', end: '06:05', later: 1 }],
    ['2200 *0605', { start: '22:00', end: '06:05', later: 2 }],
    ['0010 -2305', { start: '00:10', end: '23:05', later: -1 }],
    ['0850 1300+2', { start: '08:50', end: '13:00', later: 2 }],
    ['2E 1030 1255', { start: '10:30', end: '12:55', startTerminal: '2E' }],
    ['1025 1305 13MAR', { start: '10:25', end: '13:05', arrives: { day: 13, month: 3 } }],
    ['2460 1255', undefined],
    ['1330P 1255', undefined],
    ['OPERATED BY OTHERS', undefined],
  ])('are read: %s', (text, times) => {
    const { start, end, later, startTerminal, arrives } = rest(text)!;
    const told = Object.entries({ start, end, later, startTerminal, arrives }).filter(
      ([, value]) => value !== undefined,
    );
    expect(Object.fromEntries(told)).toEqual(times ?? {});
  });
});

describe('the reference of the airline in a row', () => {
  it.each([
    ['1030 1255 *1A/QX71KB*', 'QX71KB'],
    ['630P 630A /DCAF*QX71KB /E', 'QX71KB'],
    ['1030 1255 AF/QX71KB', 'QX71KB'],
    ['1030 1255 *1A/E*', undefined],
    ['1030 1255 *1A/123456', undefined],
    ['1030 1255', undefined],
  ])('is read: %s', (text, locator) => expect(rest(text)?.locator).toBe(locator));
});

describe('a seat', () => {
  const held = (status: string) => isHeld(parseSegment(`1 AF1234 Y 12MAR CDGJFK ${status}1 1030 1255`)!);

  it('is held where it is confirmed', () => {
    expect(['HK', 'KL', 'TK', 'RR', 'SS'].map(held)).toEqual(Array(5).fill(true));
  });

  it('is not held where it is waited for, refused or cancelled', () => {
    expect(['HL', 'UN', 'UC', 'XX', 'HX', 'NO'].map(held)).toEqual(Array(6).fill(false));
  });
});

describe('a day of a row', () => {
  it.each(['MO', 'MON', '1', 'M'])('may have a weekday: %s', (weekday) => {
    expect(dayFrom('12', 'MAR', undefined, weekday)).toEqual({ day: 12, month: 3, weekday: 1 });
  });

  it('has none where the letters name none', () => {
    expect(dayFrom('12', 'MAR', '27', 'X')).toEqual({ day: 12, month: 3, year: 2027 });
    expect(dayFrom('31', 'DEC')).toEqual({ day: 31, month: 12 });
    expect(dayFrom('1', 'MÄR')).toBeUndefined();
  });
});
