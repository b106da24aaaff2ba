import { describe, expect, it } from 'vitest';
import { inShort } from '#test/support/journey-elements.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import { stationFacts } from './station-rows.ts';

const rowsOf = (text: string) => {
  const { sheets, facts } = understoodOf(text);
  return stationFacts(sheets[0]!, facts);
};
const stopsIn = (text: string) => rowsOf(text).map(({ element }) => inShort(element));

describe('a row of a table with stations', () => {
  it('is a stop with its day, clock and platform', () => {
    const table = `
Halt              Datum          Zeit       Gleis
Ulm Hbf           12.05.2026     10:05      4
Aalen             13.05.2026     11:00      2`;
    expect(stopsIn(table)).toEqual(['next Ulm Hbf 10:05 platform 4 day 12', 'next Aalen 11:00 platform 2 day 13']);
  });

  it('is an end where a word before its clock says so', () => {
    const table = (leaves: string, arrives: string) => `
Station           Date           Time
Ulm Hbf           12.05.2026     ${leaves} 10:05
Aalen             12.05.2026     ${arrives} 11:00`;
    const ends = ['departure Ulm Hbf 10:05 day 12', 'arrival Aalen 11:00 day 12'];
    expect(stopsIn(table('ab', 'an'))).toEqual(ends);
    expect(stopsIn(table('dep.', 'arr.'))).toEqual(ends);
  });

  it('has the clock of its only column for one', () => {
    const table = `
Station             Arrival
Ulm Hbf             10:05
Aalen               12:00`;
    expect(stopsIn(table)).toEqual(['next Ulm Hbf 10:05', 'next Aalen 12:00']);
  });

  it('has no clocks where both ends of a ride stand in it, and days all the same', () => {
    const clocks = `
Station             Arrival          Departure
Ulm Hbf             10:05            11:00
Aalen               12:00            13:00`;
    expect(stopsIn(clocks)).toEqual(['next Ulm Hbf', 'next Aalen']);
    const day = `
Station             Arrival date     Departure
Ulm Hbf             12.05.2026       11:00
Aalen               13.05.2026       13:00`;
    expect(stopsIn(day)).toEqual(['next Ulm Hbf 11:00 day 12', 'next Aalen 13:00 day 13']);
  });

  it('takes along what it says of the stop and leaves the rest', () => {
    const [row] = rowsOf(`
Halt              Datum          Zug        Gleis
Ulm Hbf           12.05.2026     IC 17      4
Aalen             12.05.2026     IC 17      2`);
    expect(row!.facts.map(({ text }) => text)).toEqual(['Ulm Hbf', '12.05.2026', '4']);
    expect(row!.element).toMatchObject({ cells: [{ text: 'Ulm Hbf' }, { text: '12.05.2026' }, { text: '4' }] });
  });

  it('is none where it names a way, or the label is for one end', () => {
    const ways = `
Station                            Train      Class
Praha - Pardubice - Olomouc        IC 17      2`;
    expect(rowsOf(ways)).toEqual([]);
    expect(rowsOf('From: Ulm\nTo: Aalen')).toEqual([]);
  });
});

describe('the clock of a station without a label', () => {
  const withClock = (clock: string) =>
    stopsIn(`
Station           Platform     Class
Ulm Hbf           4            2            ${clock}
Aalen             2            2            11:00`)[0];

  it('stands in its row', () => {
    expect(withClock('10:05')).toBe('next Ulm Hbf 10:05 platform 4');
    expect(withClock('10:05+1')).toBe('next Ulm Hbf 10:05 +1 platform 4');
    expect(withClock('12.05. 10:05')).toBe('next Ulm Hbf 10:05 platform 4 day 12');
  });

  it('is none that is one of two, or stands behind words', () => {
    expect(withClock('10:05 10:09')).toBe('next Ulm Hbf platform 4');
    expect(withClock('10:05 - 10:09')).toBe('next Ulm Hbf platform 4');
    expect(withClock('Verspätung bis 10:05')).toBe('next Ulm Hbf platform 4');
  });

  it('is none that has a label, nor one where a label tells the clock', () => {
    const other = `
Station           Boarding       Class
Ulm Hbf           09:45          2
Aalen             10:45          2`;
    expect(stopsIn(other)).toEqual(['next Ulm Hbf', 'next Aalen']);
    const [both] = rowsOf(
      'Station           Time           Class\nUlm Hbf           10:05          2             23:00',
    );
    expect(inShort(both!.element)).toBe('next Ulm Hbf 10:05');
    expect(both!.element).toMatchObject({ cells: [{ text: 'Ulm Hbf' }, { text: '10:05' }] });
  });

  it('is part of where the stop stands', () => {
    const [row] = rowsOf('Station           Platform     Class\nUlm Hbf           4            2            10:05');
    expect(row!.element).toMatchObject({ cells: [{ text: 'Ulm Hbf' }, { text: '4' }, { text: '10:05' }] });
  });

  it('stands beside it and not many cells away', () => {
    const [row] = rowsOf('Station      Class\nUlm Hbf      2      a      b      10:05');
    expect(inShort(row!.element)).toBe('next Ulm Hbf');
  });
});
