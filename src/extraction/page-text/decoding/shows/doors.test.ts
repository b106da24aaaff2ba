import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { pageOf } from '#test/support/scored-page.ts';
import { withoutDoorsForStart } from './doors.ts';

/** When an event begins and its doors open that was read to begin at a clock, on a page of some lines. */
const times = (lines: readonly string[], clock: string, kind: 'event' | 'boat' = 'event') => {
  const { understood } = pageOf(lines.map((text) => [text]));
  const read = draft('page-text', kind, { start: { local: `2027-04-16T${clock}` } });
  const [{ fields }] = withoutDoorsForStart(understood, [read]) as [typeof read];
  return [fields.start?.[0]?.value.local.slice(11), fields.doors?.[0]?.value.local.slice(11)];
};

describe('an event that was read to begin when its doors open', () => {
  it.each([
    ['words before the clocks', ['Doors 19:00', 'Show 20:00'], '19:00', '20:00'],
    ['words in one line', ['Fr, 16.4.2027 Türöffnung 19:00 Beginn 20:00'], '19:00', '20:00'],
    ['words behind the clocks', ['2027/4/16(金) 17:00開場 18:00開演'], '17:00', '18:00'],
    ['a word for one of them alone', ['FRI 16 APR 2027 6:30 PM DOORS / 7:30 PM'], '18:30', '19:30'],
    ['a word in one of many languages', ['Døre 19.00 / Koncert 20.00'], '19:00', '20:00'],
    ['words of both before both clocks', ['開門/試合開始 15:00/17:30'], '15:00', '17:30'],
    ['the begin in the line before', ['pe 16.4.2027 kello 18.00', 'Ovet avataan klo 17.15'], '17:15', '18:00'],
  ])('begins later, by %s', (_name, lines, doors, start) => expect(times(lines, doors)).toEqual([start, doors]));

  it.each([
    ['where no later clock is told', ['Doors 19:00', 'Hall 4']],
    ['where several are', ['Doors 19:00', 'Support 19:30', 'Band 20:30']],
    ['where the later one is the end', ['Doors 19:00', 'End 22:00']],
    ['where the clock is told without the word, too', ['16 April 2027, 19:00', 'Doors 19:00', 'Break 20:00']],
  ])('stays %s', (_name, lines) => expect(times(lines, '19:00')).toEqual(['19:00', undefined]));

  it('is no ride', () => expect(times(['Doors 19:00', 'Show 20:00'], '19:00', 'boat')).toEqual(['19:00', undefined]));
});

describe('an event that was read to begin when it ends', () => {
  const line = 'Doors 7pm · Music from 8pm · Curfew 10.45pm';

  it('begins when the same line says that it does', () => {
    expect(times([line], '22:45')).toEqual(['20:00', undefined]);
    expect(times(['Start: 19:30, End: 22:00'], '22:00')).toEqual(['19:30', undefined]);
  });

  it('stays where the line tells no begin, and where the clock is told without the word, too', () => {
    expect(times(['Doors 7pm · Curfew 10.45pm'], '22:45')).toEqual(['22:45', undefined]);
    expect(times(['16 April 2027, 10.45pm', line], '22:45')).toEqual(['22:45', undefined]);
  });
});
