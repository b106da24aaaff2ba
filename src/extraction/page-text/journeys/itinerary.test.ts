import { describe, expect, it } from 'vitest';
import { day, factElements, heading, legInShort, number, stop } from '#test/support/journey-elements.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import { readLegs } from './itinerary.ts';
import type { Element } from './leg.ts';

const { dates } = understoodOf('By the lake in 2026');

const legsOf = (...elements: readonly Element[]) => readLegs(elements, dates);
const shown = (...elements: readonly Element[]) => legsOf(...elements).map(legInShort);
const daysOf = (...elements: readonly Element[]) =>
  legsOf(...elements).map(({ departure, arrival }) => [departure.date?.value.day, arrival.date?.value.day]);

const from = (text: string) => stop(text, { end: 'departure', role: 'from' });
const to = (text: string) => stop(text, { end: 'arrival', role: 'to' });

describe('stops without labels', () => {
  it('are departure and arrival in turn', () => {
    expect(shown(stop('Ulm 10:05'), stop('Aalen 11:00'), stop('Aalen 12:05'), stop('Goldshöfe 12:20'))).toEqual([
      'Ulm 10:05 > Aalen 11:00',
      'Aalen 12:05 > Goldshöfe 12:20',
    ]);
  });

  it('fill what is still open: places and clocks may stand apart', () => {
    expect(shown(stop('Ulm'), stop('Aalen'), stop('10:05'), stop('11:00'))).toEqual(['Ulm 10:05 > Aalen 11:00']);
    expect(shown(stop('10:05'), stop('Ulm'), stop('11:00'), stop('Aalen'))).toEqual(['Ulm 10:05 > Aalen 11:00']);
    expect(shown(stop('Ulm'), stop('10:05'), stop('Aalen'), stop('11:00'))).toEqual(['Ulm 10:05 > Aalen 11:00']);
  });

  it('begin another leg where both clocks are known', () => {
    expect(shown(stop('Ulm 10:05'), stop('Aalen 11:00'), stop('12:05'), stop('Ulm'), stop('Aalen'))).toEqual([
      'Ulm 10:05 > Aalen 11:00',
      'Ulm 12:05 > Aalen',
    ]);
  });
});

describe('stops with labels', () => {
  it('are the ends that their labels name, in any order', () => {
    expect(shown(from('Ulm'), to('Aalen'))).toEqual(['Ulm > Aalen']);
    expect(shown(to('Aalen'), from('Ulm'))).toEqual(['Ulm > Aalen']);
  });

  it('begin another leg where they say otherwise', () => {
    const back = [from('Aalen'), to('Ulm')];
    expect(shown(from('Ulm'), to('Aalen'), ...back)).toEqual(['Ulm > Aalen', 'Aalen > Ulm']);
    const later = [stop('10:05', { end: 'departure' }), stop('12:05', { end: 'departure' })];
    expect(shown(from('Ulm'), to('Aalen'), ...later, to('Goldshöfe'))).toEqual([
      'Ulm 10:05 > Aalen',
      '12:05 > Goldshöfe',
    ]);
  });

  it('begin another leg where the same label comes again, even with the same value', () => {
    expect(shown(from('Ulm'), to('Aalen'), from('Ulm'), to('Aalen'))).toEqual(['Ulm > Aalen', 'Ulm > Aalen']);
    expect(shown(stop('Ulm'), stop('Aalen'), stop('Ulm', { end: 'departure' }))).toEqual(['Ulm > Aalen']);
  });

  it('say nothing more of an end that is known while the other is not', () => {
    expect(shown(from('Ulm'), stop('Neuss', { end: 'departure' }), to('Aalen'))).toEqual(['Ulm > Aalen']);
  });

  it('belong to the leg whose day stood alone before its clock', () => {
    const date = stop('12.05.2026', { end: 'departure', role: 'departure' });
    const clock = stop('12.05.2026 10:05', { end: 'departure', role: 'departure' });
    expect(shown(from('Ulm'), to('Aalen'), date, clock)).toEqual(['Ulm 10:05 > Aalen']);
  });

  it('with day and clock of no end are the departure’s, then the arrival’s', () => {
    const when = (at: number, date: string, clock: string) => [
      day(date, { role: 'date', line: at }),
      stop(clock, { end: 'departure', role: 'time', line: at + 1 }),
    ];
    const page = [
      stop('Siena', { end: 'departure', role: 'departure', line: 0 }),
      ...when(1, '12.05.2026', '23:05'),
      stop('Pisa', { end: 'arrival', role: 'arrival', line: 3 }),
      ...when(4, '13.05.2026', '01:10'),
    ];
    expect(shown(...page)).toEqual(['Siena 23:05 > Pisa 01:10']);
    expect(daysOf(...page)).toEqual([[12, 13]]);
  });
});

describe('what is no leg', () => {
  it('has one end only, no place, or one place twice', () => {
    expect(shown(from('Ulm'))).toEqual([]);
    expect(shown(stop('10:05'), stop('11:00'))).toEqual([]);
    expect(shown(stop('Ulm 10:05'), stop('Ulm 11:00'))).toEqual([]);
    expect(shown(number('IC 17'), day('12.05.2026'))).toEqual([]);
    expect(shown()).toEqual([]);
  });
});

describe('headings', () => {
  it('end a leg that is complete, or has a number and a beginning', () => {
    expect(shown(stop('Ulm'), stop('Aalen'), heading('Return'), stop('10:05'), stop('Aalen'), stop('Ulm'))).toEqual([
      'Ulm > Aalen',
      'Aalen 10:05 > Ulm',
    ]);
    expect(shown(number('IC 17'), stop('Ulm'), heading('Return'), stop('Aalen'), stop('Ulm'))).toEqual(['Aalen > Ulm']);
    expect(shown(stop('Ulm'), heading('Return'), stop('Aalen'))).toEqual(['Ulm > Aalen']);
  });
});

describe('what stands inside of a leg', () => {
  const factsIn = (...elements: readonly Element[]) =>
    legsOf(...elements).map(({ facts }) => facts.map(({ text }) => text));
  const out = [stop('Ulm'), stop('Aalen')];
  const on = [stop('Aalen'), stop('Goldshöfe')];

  it('is its own', () => {
    expect(factsIn(...out, ...factElements('Seat: 12A\nCoach: 4'))).toEqual([['12A', '4']]);
    expect(factsIn(...factElements('Seat: 12A'), ...out)).toEqual([['12A']]);
    expect(factsIn(...factElements('Seat: 12A\nSeat: 14B'), ...out)).toEqual([['12A', '14B']]);
  });

  it('begins another leg where it comes again under another label, but for what both ends have', () => {
    expect(factsIn(...out, ...factElements('Seat: 12A\nSeat: 14B'), ...on)).toEqual([['12A'], ['14B']]);
    expect(factsIn(...out, ...factElements('Terminal: 1\nTerminal: 2'))).toEqual([['1', '2']]);
    expect(factsIn(...out, ...factElements('Gate: B7\nGate: C8'))).toEqual([['B7', 'C8']]);
  });

  it('begins none where one label has several values', () => {
    const table = 'Seat      Coach\n12A       4\n14B       5';
    expect(factsIn(...out, ...factElements(table))).toEqual([['12A', '4', '14B', '5']]);
  });

  it('begins none where the code of the order is told again, as the airline’s', () => {
    const [own, airline] = ['Booking reference: ABC123', 'Airline reference: LH/ABC123'];
    for (const twice of [`${own}\n${airline}`, `${airline}\n${own}`].map(factElements)) {
      expect(twice).toHaveLength(2);
      expect(factsIn(...out, ...twice, ...on)[0]).toHaveLength(2);
    }
    const other = factElements('Booking reference: ABC123\nAirline reference: XYZ789');
    expect(factsIn(...out, ...other, ...on)[0]).toHaveLength(1);
    const same = factElements('Booking reference: ABC123\nBooking reference: ABC123');
    expect(factsIn(...out, ...same, ...on)[0]).toHaveLength(1);
  });
});
