import { describe, expect, it } from 'vitest';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { day, stop } from '#test/support/journey-elements.ts';
import { bestOf, understoodOf } from '#test/support/understood-page.ts';
import { newLeg, putStop } from './leg-parts.ts';
import { addTimes, type Day, dayOfStop, onlyDay } from './leg-times.ts';

/** A leg between stops of which texts tell. */
function legOf(departure: string, arrival: string) {
  const leg = newLeg();
  putStop(leg.departure, stop(departure));
  putStop(leg.arrival, stop(arrival));
  return leg;
}

const dated = 'Issued: 01.02.2026\nDate of birth: 03.05.1979';

/** What is added for a leg on a page, after a leg that ended on a day, and the day that a next leg may be on. */
function timesOf(departure: string, arrival: string, { page = dated, last }: { page?: string; last?: Day } = {}) {
  const fields: FieldReadings = {};
  const next = addTimes(fields, legOf(departure, arrival), last, understoodOf(page));
  return { ...bestOf(fields), ...(next && { next: next.day }), fields };
}

const at = (local: string) => ({ local });

describe('when a leg begins and ends', () => {
  it('is what stands with its stops', () => {
    expect(timesOf('Ulm 12.05.2026 10:05', 'Aalen 13.05.2026 11:00')).toMatchObject({
      start: at('2026-05-12T10:05'),
      end: at('2026-05-13T11:00'),
      next: '2026-05-13',
    });
  });

  it('is on one day where it prints one', () => {
    const times = timesOf('Ulm 12.05.2026 10:05', 'Aalen 11:00');
    expect(times).toMatchObject({ start: at('2026-05-12T10:05'), end: at('2026-05-12T11:00'), next: '2026-05-12' });
  });

  it('is a day alone where no clock stands there, which an end needs', () => {
    const times = timesOf('Ulm 12.05.2026', 'Aalen 13.05.2026');
    expect(times).toMatchObject({ start: at('2026-05-12'), next: '2026-05-13' });
    expect(times).not.toHaveProperty('end');
    expect(timesOf('Ulm 12.05.2026', 'Aalen 11:00')).not.toHaveProperty('end');
    expect(timesOf('Ulm 12.05.2026 10:05', 'Aalen')).toMatchObject({ next: '2026-05-12' });
  });

  it('is unknown where no day is', () => {
    expect(timesOf('Ulm 10:05', 'Aalen 11:00')).toEqual({ fields: {} });
  });

  it('ends no earlier than it begins: such a day is another one’s', () => {
    const times = timesOf('Ulm 12.05.2026 10:05', 'Aalen 11.05.2026 11:00');
    expect(times).toMatchObject({ end: at('2026-05-12T11:00') });
  });

  it('ends on the next day where it arrives at a far earlier clock, less surely', () => {
    const night = timesOf('Ulm 12.05.2026 23:05', 'Aalen 05:10');
    expect(night).toMatchObject({ end: at('2026-05-13T05:10'), next: '2026-05-13' });
    expect(night.fields.end![0]!.confidence).toBeLessThan(night.fields.start![0]!.confidence);
  });

  it.each([
    ['three hours', '13:05', '10:05', '2026-05-12T10:05'],
    ['a minute more', '13:06', '10:05', '2026-05-13T10:05'],
  ])('ends on the same day up to a difference of zones of three hours: %s', (_, leaves, arrives, end) => {
    expect(timesOf(`Ulm 12.05.2026 ${leaves}`, `Aalen ${arrives}`)).toMatchObject({ end: at(end) });
  });

  it('ends as many days later as are printed, as surely as it begins', () => {
    const later = timesOf('Ulm 12.05.2026 10:05', 'Aalen 11:00 +2');
    expect(later).toMatchObject({ end: at('2026-05-14T11:00') });
    expect(later.fields.end![0]!.confidence).toBe(later.fields.start![0]!.confidence);
  });

  it('is less sure where no year is printed', () => {
    const [without, full] = ['12.05.', '12.05.2026'].map(
      (text) => timesOf(`Ulm ${text} 10:05`, 'Aalen 11:00').fields.start![0]!,
    );
    expect(without!.value).toEqual({ local: '2026-05-12T10:05', yearInferred: true });
    expect(without!.confidence).toBeLessThan(full!.confidence);
  });

  it('shows the clock and the day where they stand', () => {
    const leg = newLeg();
    putStop(leg.departure, stop('Ulm 10:05', { line: 3 }));
    const printed = day('12.05.2026', { line: 1 });
    leg.departure.date = { value: printed.date, cells: printed.cells, score: 0.7 };
    const fields: FieldReadings = {};
    addTimes(fields, leg, undefined, understoodOf(dated));
    expect(fields.start![0]!.evidence.text).toBe('Ulm 10:05 12.05.2026');
  });
});

describe('a leg that prints no day', () => {
  const last = dayOfStop(legOf('Ulm 12.05.2026', 'Aalen').departure, understoodOf(dated).dates)!;

  it('is on the day on which the one before it ended, less surely', () => {
    const times = timesOf('Aalen 12:05', 'Goldshöfe 12:20', { last });
    expect(times).toMatchObject({ start: at('2026-05-12T12:05'), end: at('2026-05-12T12:20') });
    const own = timesOf('Aalen 12.05.2026 12:05', 'Goldshöfe 12:20');
    expect(times.fields.start![0]!.confidence).toBeLessThan(own.fields.start![0]!.confidence);
  });

  it('is on none of another leg without a clock of its own', () => {
    expect(timesOf('Aalen', 'Goldshöfe 12:20', { last })).toEqual({ fields: {} });
  });

  it('is on the only day of the document', () => {
    expect(timesOf('Ulm 10:05', 'Aalen 11:00', { page: 'Your day by the lake\n12.05.2026' })).toMatchObject({
      start: at('2026-05-12T10:05'),
      end: at('2026-05-12T11:00'),
    });
  });

  it.each([
    ['a day', 'Valid: 12.05.2026'],
    ['a day in German', 'Gültig: 12.05.2026'],
    ['a day from one clock to another', 'Valid: 12.05.2026 00:00 - 12.05.2026 23:59'],
    ['a day until the next morning', 'Valid: 12.05.2026 00:00 - 13.05.2026 03:00'],
    ['the same day twice', 'Valid: 12.05.2026\nValid from: 12.05.2026'],
  ])('is on the day of a ticket that is valid for %s', (_, validity) => {
    const page = `${validity}\n\n\n\nThe lake closes\n20.12.2026`;
    expect(timesOf('Ulm 10:05', 'Aalen 11:00', { page })).toMatchObject({ start: at('2026-05-12T10:05') });
  });

  it('is on the day on which a ticket begins to be valid, where no other is printed', () => {
    const page = 'Valid from: 12.05.2026';
    expect(timesOf('Ulm 10:05', 'Aalen 11:00', { page })).toMatchObject({ start: at('2026-05-12T10:05') });
  });

  it.each([
    ['for days', 'Valid: 12.05.2026 - 14.05.2026'],
    ['on two days', 'Valid: 12.05.2026, 14.05.2026'],
    ['until the next noon', 'Valid: 12.05.2026 00:00 - 13.05.2026 12:00'],
    ['until the next day', 'Valid: 12.05.2026 - 13.05.2026'],
    ['on different days', 'Valid: 12.05.2026\nValid: 13.05.2026'],
    ['on one day and for days', 'Valid: 12.05.2026\nValid: 12.05.2026 - 14.05.2026'],
  ])('is on no day of a ticket that is valid %s', (_, page) => {
    expect(timesOf('Ulm 10:05', 'Aalen 11:00', { page })).not.toHaveProperty('start');
  });
});

describe('the only day of a document', () => {
  const only = (...pages: readonly string[]) => onlyDay(understoodOf(...pages))?.day;

  it('is printed once, or again', () => {
    expect(only('By the lake on 12.05.2026')).toBe('2026-05-12');
    expect(only('By the lake on 12.05.2026', 'Tuesday 12 May 2026')).toBe('2026-05-12');
  });

  it('is none of several, nor the first of a range', () => {
    expect(only('12.05.2026\n13.05.2026')).toBeUndefined();
    expect(only('12.05.2026 - 14.05.2026')).toBeUndefined();
    expect(only('By the lake')).toBeUndefined();
  });

  it.each([
    'Issued: 01.02.2026',
    'Date of issue: 01.02.2026',
    'Wurde am 01.02.2026 gekauft',
    'Date of birth: 03.05.1979',
    'Valid until: 31.12.2026',
    'Valid from: 01.02.2026',
    'Printed on 01.02.2026',
    'Gekauft am 01.02.2026',
    'Stampato il 01.02.2026',
    'The conditions of carriage that hold on this line and all others since 01.02.2026 are found at the stop',
  ])('is not that of “%s”', (line) => {
    expect(only(line)).toBeUndefined();
    expect(only(`${line}\n\nBy the lake on 12.05.2026`)).toBe('2026-05-12');
  });

  it('may stand behind a label that we have no word for', () => {
    expect(only('Zebra: 12.05.2026')).toBe('2026-05-12');
  });

  it('is no day and month alone', () => {
    expect(only('12.05.')).toBeUndefined();
  });
});

describe('the day of a stop', () => {
  it('is what is printed with it', () => {
    const { dates } = understoodOf(dated);
    const { departure, arrival } = legOf('Ulm 12.05.2026', 'Aalen');
    expect(dayOfStop(departure, dates)).toMatchObject({ day: '2026-05-12', yearInferred: false, score: 0.8 });
    expect(dayOfStop(arrival, dates)).toBeUndefined();
  });
});
