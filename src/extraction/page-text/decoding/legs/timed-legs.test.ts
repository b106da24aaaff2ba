import { describe, expect, it } from 'vitest';
import { legIn } from '#test/extraction/leg-elements.ts';
import { draft } from '#test/support/draft-builder.ts';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { dayOfAnotherLine, momentsOf } from './timed-legs.ts';

type Texts = Parameters<typeof legIn>[1];
const day: Likely = { start_date: 0.9 };

/** The times of the last of some legs of a page. */
function timed(text: string, told: Readonly<Record<string, Likely>>, ...texts: readonly Texts[]) {
  const paper = paperOf(text, told);
  const legs = texts.map((one) => legIn(paper, one));
  return momentsOf(legs.at(-1)!, legs, paper.scored, paper.understood);
}

const moments = (...args: Parameters<typeof timed>) => {
  const { start, end } = timed(...args);
  return [start, end].map((moment) => moment && `${moment.day} ${moment.clock.value}`);
};

describe('the times of a leg', () => {
  const page = '3 May 2027\nTartu 08:10\nNarva 10:25';
  const clocks = { start_time: '08:10', end_time: '10:25' };

  it('are on its day', () => {
    expect(moments(page, { '3 May 2027': day }, { ...clocks, start_date: '3 May 2027' })).toEqual([
      '2027-05-03 08:10',
      '2027-05-03 10:25',
    ]);
  });

  it('are on the day that stands nearest before its departure, where it has none', () => {
    expect(moments(page, { '3 May 2027': day }, clocks)[0]).toBe('2027-05-03 08:10');
  });

  it('are none where no day is told, or no departure', () => {
    expect(moments('Tartu 08:10\nNarva 10:25', {}, clocks)).toEqual([undefined, undefined]);
    expect(moments(page, { '3 May 2027': day }, { start_date: '3 May 2027', end_time: '10:25' })).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('have no arrival before the departure, unless that has a later day', () => {
    const night = '3 May 2027\nTartu 22:10\nNarva 06:25\n4 May 2027';
    const own = { start_date: '3 May 2027', start_time: '22:10', end_time: '06:25' };
    const days = { '3 May 2027': day, '4 May 2027': { end_date: 0.9 } };
    expect(moments(night, days, own)).toEqual(['2027-05-03 22:10', undefined]);
    expect(moments(night, days, { ...own, end_date: '4 May 2027' })[1]).toBe('2027-05-04 06:25');
  });
});

describe('the day that the rules gave a departure', () => {
  const page = '3 May 2027\nTartu 08:10\nNarva 10:25\n9 May 2027\nNarva 17:45\nTartu 20:00';
  const days = { '3 May 2027': day, '9 May 2027': day };
  const there = { start_date: '3 May 2027', start_time: '08:10', end_time: '10:25' };
  const back = { start_date: '9 May 2027', start_time: '17:45', end_time: '20:00' };
  const ruled = (local: string) => draft('page-text', 'train', { start: { local } });

  it('is another line’s where its leg surely has one of its own', () => {
    const leg = timed(page, days, there, back);
    expect(dayOfAnotherLine(ruled('2027-05-03T17:45'), leg)).toBe('2027-05-03');
    expect(dayOfAnotherLine(ruled('2027-05-09T17:45'), leg)).toBeUndefined();
    expect(dayOfAnotherLine(ruled('2027-05-03T17:50'), leg)).toBeUndefined(); // it leaves at another time
  });

  it('is one that stands below the departure only, and its own above it', () => {
    const unsure = { '3 May 2027': { start_date: 0.5 }, '9 May 2027': { start_date: 0.2 } };
    const other = (text: string, local = '2027-05-09T08:10') =>
      dayOfAnotherLine(ruled(local), timed(text, unsure, there));
    expect(other(page)).toBe('2027-05-09');
    expect(other(page, '2027-05-04T08:10')).toBeUndefined();
    expect(other('Tartu 08:10   3 May 2027\nNarva 10:25\n9 May 2027')).toBeUndefined();
    expect(other('9 May 2027\n3 May 2027\nTartu 08:10\nNarva 10:25\n9 May 2027')).toBeUndefined();
  });

  it('is one below the departure also where a leg without a day goes on from the one before', () => {
    const onward = '3 May 2027\nTartu 08:10\nNarva 10:25\nNarva 11:00\n9 May 2027';
    const told = { '3 May 2027': { start_date: 0.5 }, '9 May 2027': { start_date: 0.2 } };
    expect(dayOfAnotherLine(ruled('2027-05-09T11:00'), timed(onward, told, there, { start_time: '11:00' }))).toBe(
      '2027-05-09',
    );
  });

  it('stands where its leg’s is not sure, or stands below the departure', () => {
    const unsure = timed(page, { '3 May 2027': day, '9 May 2027': { start_date: 0.5 } }, there, back);
    expect(dayOfAnotherLine(ruled('2027-05-03T17:45'), unsure)).toBeUndefined();
    const below = '3 May 2027\nTartu 08:10\nNarva 10:25\nNarva 17:45\n9 May 2027\nTartu 20:00';
    const leg = timed(below, days, there, back);
    expect(dayOfAnotherLine(ruled('2027-05-03T17:45'), leg)).toBeUndefined();
    expect(dayOfAnotherLine(ruled('2027-05-04T17:45'), leg)).toBe('2027-05-04'); // no leg has that day
  });

  it('is another line’s where one stands in the row of the clock and beside no other clock', () => {
    const rows = (row: string) => `3 May 2027\nTartu 08:10\nNarva 10:25\n${row}\nTartu 20:00`;
    const told = (row: string, likely: number) =>
      dayOfAnotherLine(
        ruled('2027-05-03T17:45'),
        timed(rows(row), { '3 May 2027': day, '9 May 2027': { start_date: likely } }, there, back),
      );
    expect(told('Narva 17:45   9 May 2027', 0.8)).toBe('2027-05-03');
    expect(told('Narva 17:45   9 May 2027', 0.75)).toBeUndefined();
    expect(told('Narva 17:45   9 May 2027 18:30', 0.8)).toBeUndefined();
  });
});
