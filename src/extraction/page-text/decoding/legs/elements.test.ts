import { describe, expect, it } from 'vitest';
import { type Likely, lineAt, paperOf, spanIn } from '#test/support/scored-paper.ts';
import { elementOf, elementsOf, isPlace, isSamePlace, oddsOf } from './elements.ts';

/** What of a paper may be part of a leg. */
const elements = (text: string, told: Readonly<Record<string, Likely>>) => {
  const { understood, scored } = paperOf(text, told);
  return elementsOf(scored, understood).map(({ value }) => value);
};

describe('what may be part of a leg', () => {
  it('is either end of "A to B", not the whole that looks as sure', () => {
    const told = { 'Mallaig to Armadale': { to: 0.98 }, Mallaig: { from: 0.99 }, Armadale: { to: 0.99 } };
    expect(elements('Mallaig to Armadale', told)).toEqual(['Mallaig', 'Armadale']);
  });

  it('is in reading order what looks like an end, a clock, a day or a number, as it is compared', () => {
    const text = 'R 221 on 3 May 2027\nTartu 8:10 am\nNarva 10:25';
    const told = {
      ...{ 'R 221': { number: 0.9 }, '3 May 2027': { start_date: 0.9 }, Tartu: { from: 0.9 } },
      ...{ '8:10 am': { start_time: 0.25 }, '10:25': { end_time: 0.24 } },
    };
    expect(elements(text, told)).toEqual(['R 221', '2027-05-03', 'Tartu', '08:10']);
  });

  it('is of words that overlap the likelier, or the more whole one of two about as likely', () => {
    const place = (whole: number, part: number) => ({
      'Cork, Parnell Place': { from: whole },
      'Parnell Place': { from: part },
    });
    expect(elements('Cork, Parnell Place', place(0.9, 0.91))).toEqual(['Cork, Parnell Place']);
    expect(elements('Cork, Parnell Place', place(0.6, 0.9))).toEqual(['Parnell Place']);
  });

  it('is no part of a traveller’s name, nor what holds a clock', () => {
    const name = (sure: number) => ({ 'Berger, Florence': { passenger: sure }, Florence: { from: 0.8 } });
    expect(elements('Berger, Florence', name(0.9))).toEqual([]);
    expect(elements('Berger, Florence', name(0.89))).toEqual(['Florence']);
    expect(elements('Tartu 08:10', { 'Tartu 08:10': { from: 0.9 } })).toEqual([]);
  });

  it('is a clock rather than the line that it begins, and nothing in several lines', () => {
    expect(elements('7 pm Osaka', { '7 pm': { start_time: 0.9 }, '7 pm Osaka': { from: 0.9 } })).toEqual(['19:00']);
    expect(elements('Tartu\nNarva', { 'Tartu, Narva': { from: 0.9 } })).toEqual([]);
  });

  it('is no number that is none: what flies has one of its own', () => {
    expect(elements('ATR 72', { 'ATR 72': { number: 0.9 } })).toEqual([]);
  });

  it('is one place with the code in brackets behind it', () => {
    const { understood, scored } = paperOf('Alicante (ALC)', { Alicante: { from: 0.9 }, ALC: { from: 0.6 } });
    const found = elementsOf(scored, understood).map(({ value, place }) => [value, place]);
    expect(found).toEqual([
      ['Alicante', 'Alicante'],
      ['ALC', 'Alicante'],
    ]);
  });
});

it('that something is an end is nearly as sure as that it is either, once the other end is there', () => {
  const { odds, paired } = oddsOf(spanIn(lineAt('Narva'), { from: 0.01, to: 0.99 }));
  expect(odds.from).toBeCloseTo(-odds.to);
  expect(paired.from).toBeCloseTo(odds.to - 5);
  expect(paired.to).toBe(odds.to);
});

it('a place looks more like an end than like a number, and has more than one name', () => {
  const of = (text: string, told: Likely) => isPlace(elementOf(spanIn(lineAt(text), told), text));
  expect(of('Narva', { to: 0.6, number: 0.5 })).toBe(true);
  expect(of('Narva', { to: 0.5, number: 0.6 })).toBe(false);
  expect(of('10:25', { to: 0.6 })).toBe(false);
  expect(isSamePlace('Helgoland', 'Helgoland, Südhafen')).toBe(true);
  expect(isSamePlace('Helgoland', 'Heligoland')).toBe(false);
});
