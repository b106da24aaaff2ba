import { describe, expect, it } from 'vitest';
import { sheetOf } from '#test/support/understood-page.ts';
import { segmentElements } from './segment-lines.ts';

/** What the first row of a page says as a line of a reservation system. */
const told = (text: string) =>
  segmentElements(sheetOf(text).rows[0]!).map((element) => {
    if (element.type === 'number') return `${element.carrier}: ${element.text}`;
    if (element.type !== 'stop') return element.type;
    const { place, code, terminal, clock, days, date } = element.stop;
    const printed = date && `${date.day}.${date.month}.${date.year ?? ''}`;
    return [element.end, place, code, terminal, clock, days && `+${days}`, printed].filter(Boolean).join(' ');
  });

describe('a segment of a reservation system', () => {
  const flight = ['break', 'LH: LH 1234', 'departure FRA 07:30 12.5.', 'arrival LHR 08:15'];

  it.each([
    ['with all that there may be', ' 1  LH 1234  Y  12MAY 2  FRALHR  HK1  0730 0815'],
    ['without its place in a list, class, weekday and status', 'LH 1234 12MAY FRALHR 0730 0815'],
    ['with its airports apart', '1. LH 1234 Y 12MAY FRA LHR 0730 0815'],
    ['with a dash between its airports', 'LH 1234 Y 12MAY FRA-LHR 0730 0815'],
    ['with its weekday in letters', 'LH 1234 Y 12MAY TU*FRALHR HK1 0730 0815'],
    ['with clocks of half a day', 'LH 1234 Y 12MAY FRALHR 730A 815A'],
  ])('tells a flight %s', (_, line) => {
    expect(told(line)).toEqual(flight);
  });

  it('tells the year and clocks of the afternoon', () => {
    expect(told('LH 1234 Y 12MAY26 FRALHR 1205P 145P')).toEqual([
      'break',
      'LH: LH 1234',
      'departure FRA 12:05 12.5.2026',
      'arrival LHR 13:45',
    ]);
  });

  it.each([
    ['so many days later, with +', '0815+1', 'arrival LHR 08:15 +1'],
    ['so many days later, with #', '0815#2', 'arrival LHR 08:15 +2'],
    ['on a day of its own', '0815 13MAY', 'arrival LHR 08:15 13.5.'],
  ])('tells that it lands %s', (_, landing, arrival) => {
    expect(told(`LH 1234 Y 12MAY FRALHR HK1 0730 ${landing}`).at(-1)).toBe(arrival);
  });

  it('tells a number as sure as one with a label', () => {
    const [, number] = segmentElements(sheetOf('LH 1234 Y 12MAY FRALHR 0730 0815').rows[0]!);
    expect(number).toMatchObject({ type: 'number', labelled: true, mode: 'flight' });
  });

  it.each([
    ['an airline that there is not', 'X0 1234 Y 12MAY FRALHR 0730 0815'],
    ['airports of which one is none', 'LH 1234 Y 12MAY FRAXQX 0730 0815'],
    ['airports of which the other is none', 'LH 1234 Y 12MAY XQXLHR 0730 0815'],
    ['a day that there is not', 'LH 1234 Y 45MAY FRALHR 0730 0815'],
    ['an hour that there is not', 'LH 1234 Y 12MAY FRALHR 2530 0815'],
    ['a clock of three digits', 'LH 1234 Y 12MAY FRALHR 0730 815'],
    ['more letters behind', 'LH 1234 Y 12MAY FRALHR 0730 0815X'],
  ])('is no line with %s', (_, line) => {
    expect(told(line)).toEqual([]);
  });

  it('is no row of other words, nor none at all', () => {
    expect(told('Guten Tag, Ihre Reise beginnt')).toEqual([]);
    expect(segmentElements([])).toEqual([]);
  });
});

describe('a receipt with a departure in one line and its arrival in the next', () => {
  it('tells where and when a flight leaves', () => {
    expect(told('FRANKFURT   LH 902  Y  12MAY  0730  1PC')).toEqual([
      'break',
      'LH: LH 902',
      'departure FRANKFURT 07:30 12.5.',
    ]);
    expect(told('FRANKFURT FRA TERMINAL 1   LH902  Y  12MAY26  07:30').at(-1)).toBe(
      'departure FRANKFURT FRA 1 07:30 12.5.2026',
    );
  });

  it.each([
    ['a second clock behind the first', 'FRANKFURT   LH 902  Y  12MAY  0730  0815'],
    ['an airline that there is not', 'FRANKFURT   X0 902  Y  12MAY  0730'],
    ['a day that there is not', 'FRANKFURT   LH 902  Y  45MAY  0730'],
    ['an hour that there is not', 'FRANKFURT   LH 902  Y  12MAY  2630'],
  ])('tells no departure with %s', (_, line) => {
    expect(told(line)).toEqual([]);
  });

  it.each([
    ['English', 'LONDON LHR   ARRIVAL TIME: 0815   ARRIVAL DATE: 13MAY', 'arrival LONDON LHR 08:15 13.5.'],
    ['German', 'LONDON LHR TERMINAL 2   Ankunftszeit: 08:15', 'arrival LONDON LHR 2 08:15'],
    ['French', 'London   Heure d’arrivée: 0815   Date d’arrivée: 13MAI', 'arrival LONDON 08:15 13.5.'],
    ['Spanish', 'LONDRES   HORA DE LLEGADA 0815   FECHA DE LLEGADA 13MAY', 'arrival LONDRES 08:15 13.5.'],
    ['Portuguese', 'LISBOA   HORA DE CHEGADA 0815', 'arrival LISBOA 08:15'],
    ['Italian', 'PISA   ORARIO DI ARRIVO 0815   DATA DI ARRIVO 13MAG', 'arrival PISA 08:15 13.5.'],
    ['Dutch', 'AMSTERDAM AMS   AANKOMSTTIJD: 1815', 'arrival AMSTERDAM AMS 18:15'],
  ])('tells in %s where and when it lands', (_, line, arrival) => {
    expect(told(line)).toEqual([arrival]);
  });

  it('tells no arrival at an hour that there is not', () => {
    expect(told('LONDON LHR   ARRIVAL TIME: 2815')).toEqual([]);
  });
});
