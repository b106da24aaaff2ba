import { describe, expect, it } from 'vitest';
import { day, legInShort, number, stop } from '#test/support/journey-elements.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import { readLegs } from './itinerary.ts';
import type { Element } from './leg.ts';

const { dates } = understoodOf('By the lake in 2026');

const legsOf = (...elements: readonly Element[]) => readLegs(elements, dates);
const numbersOf = (...elements: readonly Element[]) => legsOf(...elements).map((leg) => leg.number?.value.text);
const daysOf = (...elements: readonly Element[]) =>
  legsOf(...elements).map(({ departure, arrival }) => [departure.date?.value.day, arrival.date?.value.day]);

const shown = (...elements: readonly Element[]) => legsOf(...elements).map(legInShort);

describe('the number of a leg', () => {
  const [out, on] = [
    [stop('Ulm 10:05'), stop('Aalen 11:00')],
    [stop('Aalen 12:05'), stop('Goldshöfe 12:20')],
  ] as const;

  it('stands before it or behind it, on all legs alike', () => {
    expect(numbersOf(number('IC 17'), ...out, number('RE 5'), ...on)).toEqual(['IC 17', 'RE 5']);
    expect(numbersOf(...out, number('IC 17'), ...on, number('RE 5'))).toEqual(['IC 17', 'RE 5']);
  });

  it('is the first of several that say nothing of another leg', () => {
    expect(numbersOf(...out, number('IC 17'), number('RE 5'), ...on)).toEqual(['IC 17', undefined]);
  });

  it('begins another leg where one with a label comes again', () => {
    const again = [number('RE 5', { labelled: true }), ...on];
    expect(numbersOf(...out, number('IC 17'), ...again)).toEqual(['IC 17', 'RE 5']);
  });

  it('is one where it is told again, unless both have labels', () => {
    const again = [number('IC 17'), stop('Ulm 10:05'), stop('Aalen'), number('IC 17'), stop('11:00')];
    expect(shown(...again)).toEqual(['Ulm 10:05 > Aalen 11:00']);
    const labelled = number('IC 17', { labelled: true });
    expect(numbersOf(labelled, ...out, labelled, ...on)).toEqual(['IC 17', 'IC 17']);
  });

  it('ends a leg before it that has no arrival, where numbers come first', () => {
    const page = [number('IC 17', { labelled: true }), stop('Ulm 10:05'), number('RE 5', { labelled: true }), ...on];
    expect(numbersOf(...page)).toEqual(['RE 5']);
  });

  it('keeps its airline, where it stands, and whether a label vouches for it', () => {
    const [leg] = legsOf(number('LH 1234', { labelled: true }), ...out);
    expect(leg!.number).toMatchObject({ value: { text: 'LH 1234', carrier: 'LH', mode: 'flight' }, role: 'number' });
    expect(leg!.number!.cells[0]!.text).toBe('LH 1234');
    const [free] = legsOf(number('LH 1234'), ...out);
    expect(free!.number).not.toHaveProperty('role');
  });
});

describe('the days of a leg', () => {
  const [out, on] = [
    [stop('Ulm 10:05', { line: 2 }), stop('Aalen 11:00', { line: 4 })],
    [stop('Aalen 12:05', { line: 12 }), stop('Goldshöfe 12:20', { line: 14 })],
  ] as const;

  it('head the legs below them', () => {
    const page = [day('12.05.2026'), ...out, day('13.05.2026', { line: 10 }), ...on];
    expect(daysOf(...page)).toEqual([
      [12, undefined],
      [13, undefined],
    ]);
  });

  it('are below a leg that has none, and head the next where it has', () => {
    expect(daysOf(...out, day('12.05.2026', { line: 10 }))).toEqual([[12, undefined]]);
    const labelled = day('13.05.2026', { role: 'date', line: 10 });
    expect(daysOf(day('12.05.2026'), ...out, labelled, ...on)).toEqual([
      [12, undefined],
      [13, undefined],
    ]);
    expect(daysOf(day('12.05.2026'), stop('Ulm'), stop('Aalen'), labelled)).toEqual([[13, undefined]]);
  });

  it('are of the leg that they stand below where the first day has a label', () => {
    const [first, last] = [day('12.05.2026', { role: 'date' }), day('13.05.2026', { role: 'date', line: 20 })];
    expect(daysOf(first, ...out, ...on, last)).toEqual([
      [12, undefined],
      [13, undefined],
    ]);
  });

  it('are the last one before its first stop', () => {
    expect(daysOf(day('11.05.2026'), day('12.05.2026'), ...out)).toEqual([[12, undefined]]);
  });

  it('are then that of the arrival', () => {
    expect(daysOf(day('12.05.2026'), out[0], day('13.05.2026', { line: 3 }), out[1])).toEqual([[12, 13]]);
    const third = day('14.05.2026', { line: 3 });
    expect(daysOf(day('12.05.2026'), out[0], day('13.05.2026', { line: 3 }), third, out[1])).toEqual([[12, 13]]);
  });

  it('are of the row of a leg where they stand in it', () => {
    expect(daysOf(day('12.05.2026'), ...out, day('13.05.2026', { line: 4, x: 30 }))).toEqual([[12, 13]]);
  });

  it('are of the end that a label names', () => {
    const arrival = day('13.05.2026', { end: 'arrival', role: 'arrivalDate', line: 10 });
    expect(daysOf(day('12.05.2026'), ...out, arrival)).toEqual([[12, 13]]);
    const departure = day('13.05.2026', { end: 'departure', role: 'departureDate', line: 3 });
    expect(daysOf(day('12.05.2026'), out[0], departure, out[1])).toEqual([[13, undefined]]);
  });

  it('stand without a label only until one with a label comes', () => {
    const labelled = day('13.05.2026', { role: 'date', line: 3 });
    expect(daysOf(day('12.05.2026'), out[0], labelled, out[1])).toEqual([[13, undefined]]);
    const below = day('13.05.2026', { role: 'date', line: 10 });
    expect(daysOf(out[0], day('12.05.2026', { line: 3 }), out[1], below)).toEqual([[13, undefined]]);
    expect(daysOf(day('12.05.2026', { role: 'date' }), out[0], day('13.05.2026', { line: 3 }), out[1])).toEqual([
      [12, 13],
    ]);
  });
});
