import { describe, expect, it } from 'vitest';
import { sheetOf } from '#test/support/understood-page.ts';
import { wrappedDays } from './wrapped-days.ts';

const told = (text: string) => [...wrappedDays(sheetOf(text)).values()].map((cell) => cell.text);

describe('days that running text breaks', () => {
  it.each([
    [
      'Srečamo se pred vhodom v soboto, 14.\navgusta 2027, ob 10.15 pri blagajni gradu.',
      ['Srečamo se pred vhodom v', 'soboto, 14. avgusta 2027, ob 10.15 pri blagajni gradu.'],
    ],
    [
      'We look forward to seeing you on 3 June\n2027 at a quarter to eight in the evening.',
      ['We look forward to seeing you on', '3 June 2027 at a quarter to eight in the evening.'],
    ],
  ])('stand in the lower line as a whole', (text, lines) => {
    expect(told(text)).toEqual(lines);
  });

  it.each([
    'The doors of the hall open at 7 pm on 12 June 2027\nand close ten minutes after that, as always.',
    'Departs 19 June 2027 17:40\nArrives 19 June 2027 21:25',
    'Seite 3\nMärz 2027 im Überblick',
    'We have kept all of your seats in row 12\nfor the evening, which begins at eight.',
  ])('are none where a line has its day, or none is broken: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
