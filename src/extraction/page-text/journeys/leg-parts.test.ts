import { describe, expect, it } from 'vitest';
import type { Role } from '#src/extraction/words/roles.ts';
import { cellAt, day, stop } from '#test/support/journey-elements.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import type { Leg, Stop } from './leg.ts';
import {
  awaitsClock,
  awaitsDay,
  conflicts,
  hasAny,
  hasStop,
  isComplete,
  isSamePlace,
  isTimed,
  newLeg,
  putStop,
  sameRow,
} from './leg-parts.ts';

type Said = readonly [text: string, line?: number, role?: Role];

/** A stop of what texts say, each in its line. */
function stopOf(...said: readonly Said[]): Stop {
  const made: Stop = {};
  for (const [text, line = 0, role] of said) putStop(made, stop(text, { line, ...(role && { role }) }));
  return made;
}
const legOf = (departure: Stop, arrival: Stop): Leg => ({ ...newLeg(), departure, arrival });
const { dates } = understoodOf('12.05.2026');

describe('a leg while it is put together', () => {
  it('has nothing at first', () => {
    expect(hasAny(newLeg())).toBe(false);
  });

  it('has something with a stop of either end or its number, not with a day', () => {
    expect(hasAny(legOf(stopOf(['Ulm']), {}))).toBe(true);
    expect(hasAny(legOf({}, stopOf(['11:00'])))).toBe(true);
    expect(hasAny({ ...newLeg(), number: { value: { text: 'IC 17' }, cells: [], score: 1 } })).toBe(true);
    expect(hasAny(legOf(stopOf(['12.05.2026']), {}))).toBe(false);
  });

  it.each([
    ['Ulm', true],
    ['LIS', true],
    ['10:05', true],
    ['12.05.2026', false],
  ])('has a stop with %s: %s', (text, isStop) => {
    expect(hasStop(stopOf([text]))).toBe(isStop);
  });

  it('is timed with the clocks of both ends', () => {
    expect(isTimed(legOf(stopOf(['10:05']), stopOf(['11:00'])))).toBe(true);
    expect(isTimed(legOf(stopOf(['10:05']), stopOf(['Aalen'])))).toBe(false);
    expect(isTimed(legOf(stopOf(['Ulm']), stopOf(['11:00'])))).toBe(false);
  });

  it('is complete with both ends, one of them with its place', () => {
    expect(isComplete(legOf(stopOf(['Ulm']), stopOf(['11:00'])))).toBe(true);
    expect(isComplete(legOf(stopOf(['10:05']), stopOf(['LIS'])))).toBe(true);
    expect(isComplete(legOf(stopOf(['10:05']), stopOf(['11:00'])))).toBe(false);
    expect(isComplete(legOf(stopOf(['Ulm 10:05']), {}))).toBe(false);
    expect(isComplete(legOf({}, stopOf(['Aalen'])))).toBe(false);
  });

  it('is between one place and itself where both ends have one name and code', () => {
    expect(isSamePlace(legOf(stopOf(['Ulm']), stopOf(['Ulm'])))).toBe(true);
    expect(isSamePlace(legOf(stopOf(['Ulm']), stopOf(['Aalen'])))).toBe(false);
    expect(isSamePlace(legOf(stopOf(['London (LGW)']), stopOf(['London (LHR)'])))).toBe(false);
    expect(isSamePlace(newLeg())).toBe(false);
  });
});

describe('what a text says of a stop', () => {
  const known = stopOf(['Ulm Hbf 12.05.2026 10:05']);
  const against = (text: string, of = known) => conflicts(of, stop(text).stop, dates);

  it.each(['10:09', 'Aalen', '13.05.2026'])('conflicts where it says otherwise: %s', (text) => {
    expect(against(text)).toBe(true);
  });

  it.each(['10:05', 'Ulm', 'ulm hbf', 'Ulm Hbf Nord', 'Ulm Hbf, Gleis 4', '12 May 2026', '12.05.'])(
    'does not where it says the same, or more or less of it: %s',
    (text) => {
      expect(against(text)).toBe(false);
    },
  );

  it('conflicts by codes, and by names only where the codes are not the same', () => {
    const lisbon = stopOf(['Lisboa (LIS)']);
    expect(against('OPO', lisbon)).toBe(true);
    expect(against('Lisbon (LIS)', lisbon)).toBe(false);
    expect(against('Lisbon', lisbon)).toBe(true);
  });
});

describe('what a stop is given', () => {
  it('stays beside what it has', () => {
    const made = stopOf(['Ulm Hbf', 0, 'from'], ['Aalen 10:05, Gleis 4', 1]);
    expect(made).toMatchObject({ place: { value: 'Ulm Hbf', role: 'from' }, clock: { value: '10:05' } });
    expect(made.platform?.value).toBe('4');
  });

  it('knows where it stands and how sure it is', () => {
    expect(stopOf(['Ulm', 3]).place).toMatchObject({ cells: [{ text: 'Ulm', order: 3 }], score: 0.8 });
    expect(stopOf(['10:05 +1']).days).toBe(1);
  });

  it('is another day where that stands nearer to it', () => {
    const of = (made: Stop) => made.date?.value.day;
    expect(of(stopOf(['12.05.2026'], ['13.05.2026 10:05']))).toBe(13);
    expect(of(stopOf(['12.05.2026 10:05'], ['13.05.2026']))).toBe(12);
    expect(stopOf(['Ulm 12.05.2026'], ['Aalen 13.05.2026']).place?.value).toBe('Ulm');
    expect(of(stopOf(['12.05.2026', 0, 'departureDate'], ['13.05.2026 10:05']))).toBe(12);
  });
});

describe('a leg whose labels tell day and clock after each place', () => {
  const departure = stopOf(['Siena', 0], ['12.05.2026', 1, 'date'], ['10:05', 2, 'time']);

  it('awaits the day and then the clock of its arrival', () => {
    expect(awaitsDay(legOf(departure, stopOf(['Pisa', 3])))).toBe(true);
    expect(awaitsClock(legOf(departure, stopOf(['Pisa', 3], ['12.05.2026', 4, 'date'])))).toBe(true);
  });

  it('awaits none that it has', () => {
    const arrived = stopOf(['Pisa', 3], ['12.05.2026', 4, 'date'], ['11:00', 5, 'time']);
    expect(awaitsDay(legOf(departure, arrived))).toBe(false);
    expect(awaitsClock(legOf(departure, arrived))).toBe(false);
    expect(awaitsDay(legOf(departure, stopOf(['Pisa', 3], ['11:00', 4])))).toBe(false);
    expect(awaitsDay(legOf(departure, stopOf(['Pisa', 3], ['12.05.2026', 4])))).toBe(false);
    expect(awaitsClock(legOf(departure, stopOf(['Pisa', 3])))).toBe(false);
  });

  it('awaits none where its own stand before its place, behind both, or have other labels', () => {
    const before = stopOf(['12.05.2026', 0, 'date'], ['Siena', 1], ['10:05', 2, 'time']);
    expect(awaitsDay(legOf(before, stopOf(['Pisa', 3])))).toBe(false);
    expect(
      awaitsDay(legOf(stopOf(['Siena', 0], ['12.05.2026', 2, 'date'], ['10:05', 3, 'time']), stopOf(['Pisa', 1]))),
    ).toBe(false);
    const other = stopOf(['Siena', 0], ['12.05.2026', 1, 'departureDate'], ['10:05', 2, 'time']);
    expect(awaitsDay(legOf(other, stopOf(['Pisa', 3])))).toBe(false);
    const clock = stopOf(['Siena', 0], ['12.05.2026', 1, 'date'], ['10:05', 2, 'departureTime']);
    expect(awaitsDay(legOf(clock, stopOf(['Pisa', 3])))).toBe(false);
    expect(awaitsClock(legOf(clock, stopOf(['Pisa', 3], ['12.05.2026', 4, 'date'])))).toBe(false);
    expect(awaitsDay(legOf(departure, {}))).toBe(false);
  });
});

describe('cells in a row with a leg', () => {
  const leg = legOf(stopOf(['Ulm', 2]), stopOf(['11:00', 4]));

  it('stand beside its places and clocks, on their page', () => {
    expect(sameRow(leg, [cellAt('2', { line: 2, x: 20 })])).toBe(true);
    expect(sameRow(leg, [cellAt('2', { line: 4, x: 20 })])).toBe(true);
    expect(sameRow(leg, [cellAt('2', { line: 6 })])).toBe(false);
    expect(sameRow(leg, [cellAt('2', { line: 2, page: 2 })])).toBe(false);
    expect(sameRow(leg, day('12.05.2026', { line: 3 }).cells)).toBe(false);
  });
});
