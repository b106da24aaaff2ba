import { describe, expect, it } from 'vitest';
import { element, told } from '#test/extraction/leg-elements.ts';
import type { Element, Slot } from './elements.ts';
import { thereAndBack } from './there-and-back.ts';

describe('the way there and the way back side by side', () => {
  it('are known by where their clocks and places stand, whatever they look like', () => {
    const column = (x: number, day: string, rows: readonly (readonly [string, Slot])[]) => [
      element(x, day, 'start_date', { x, y: 1 }),
      ...rows.map(([value, slot], at) => element(x + 1 + at, value, slot, { x, y: 2 + at })),
    ];
    const there = column(2, '2027-07-17', [
      ['10:05', 'start_time'],
      ['Lauwersoog', 'from'],
      ['12:00', 'start_time'],
      ['Schiermonnikoog', 'from'],
    ]);
    const back = column(20, '2027-07-24', [
      ['14:45', 'end_time'],
      ['Schiermonnikoog', 'to'],
      ['16:40', 'end_time'],
      ['Lauwersoog', 'to'],
    ]);
    const rows = there.flatMap((one, at) => [one, back[at]!]);
    expect(told(rows, 'from', 'to', 'start_date', 'start_time', 'end_time')).toEqual([
      ['Lauwersoog', 'Schiermonnikoog', '2027-07-17', '10:05', '12:00'],
      ['Schiermonnikoog', 'Lauwersoog', '2027-07-24', '14:45', '16:40'],
    ]);
  });

  it('takes departures on the left and arrivals on the right for no columns of a way each', () => {
    const row = (y: number, leaves: string, from: string, arrives: string, to: string) => [
      element(4 * y, leaves, 'start_time', { x: 2, y }),
      element(4 * y + 1, from, 'from', { x: 4, y }),
      element(4 * y + 2, arrives, 'end_time', { x: 20, y }),
      element(4 * y + 3, to, 'to', { x: 22, y }),
    ];
    const page = [
      element(0, '2027-07-17', 'start_date', { x: 2, y: 0 }),
      ...row(1, '10:05', 'Lauwersoog', '12:00', 'Schiermonnikoog'),
      ...row(2, '14:45', 'Schiermonnikoog', '16:40', 'Lauwersoog'),
    ];
    expect(told(page, 'from', 'start_time', 'end_time')).toEqual([
      ['Lauwersoog', '10:05', '12:00'],
      ['Schiermonnikoog', '14:45', '16:40'],
    ]);
  });
});

describe('two columns that are no way there and back', () => {
  const column = (x: number, day: string, ...rows: readonly (readonly [string, Slot])[]) => [
    element(x, day, 'start_date', { x, y: 1 }),
    ...rows.map(([value, slot], at) => element(x + 1 + at, value, slot, { x, y: 2 + at })),
  ];
  const way = (
    x: number,
    day: string,
    [leaves, from, arrives, to]: readonly string[],
    ...more: (readonly [string, Slot])[]
  ) => column(x, day, [leaves!, 'start_time'], [from!, 'from'], [arrives!, 'end_time'], [to!, 'to'], ...more);
  const out = ['10:05', 'Norden', '12:00', 'Juist'];
  const there = way(2, '2027-07-17', out);
  const back = way(20, '2027-07-24', ['14:45', 'Juist', '16:40', 'Norden']);

  it('are some that do not lead back, or back before there', () => {
    expect(thereAndBack([...there, ...back])).toHaveLength(2);
    const others: readonly (readonly Element[])[] = [
      way(20, '2027-07-24', ['14:45', 'Juist', '16:40', 'Emden']),
      way(20, '2027-07-24', ['14:45', 'Emden', '16:40', 'Norden']),
      way(20, '2027-07-16', ['14:45', 'Juist', '16:40', 'Norden']),
      way(20, '2027-07-24', ['16:40', 'Juist', '14:45', 'Norden']),
      way(20, '2027-07-24', ['14:45', 'Juist', '16:40', 'Norden'], ['2027-07-25', 'end_date']),
    ];
    expect(others.map((other) => thereAndBack([...there, ...other]))).toEqual(others.map(() => undefined));
  });

  it('are some beside which there are other clocks', () => {
    const elsewhere = element(60, '08:00', 'start_time', { x: 2, y: 40, page: 2 });
    expect(thereAndBack([...there, ...back, elsewhere])).toBeUndefined();
  });

  it('have a number only where something looks like one', () => {
    expect(thereAndBack([...there, ...back])!.map(({ number }) => number)).toEqual([undefined, undefined]);
    const numbered = way(20, '2027-07-24', ['14:45', 'Juist', '16:40', 'Norden'], ['F 12', 'number']);
    expect(thereAndBack([...there, ...numbered])![1]!.number?.value).toBe('F 12');
  });
});
