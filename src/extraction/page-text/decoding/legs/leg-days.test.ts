import { describe, expect, it } from 'vitest';
import { legIn } from '#test/extraction/leg-elements.ts';
import { type Likely, lineAt, paperOf, saying, spanIn } from '#test/support/scored-paper.ts';
import { elementOf } from './elements.ts';
import { dayAbove, dayIn, nearestDay } from './leg-days.ts';

describe('the day of a departure that has none of its own', () => {
  const sure = { start_date: 0.9 };
  /** The day of the leg that leaves at one of some clocks; others have their days. */
  const dayOf = (text: string, days: Readonly<Record<string, Likely>>, clock: string, other?: [string, string]) => {
    const paper = paperOf(text, days);
    const leg = legIn(paper, { start_time: clock });
    const legs = other ? [leg, legIn(paper, { start_date: other[0], start_time: other[1] })] : [leg];
    return nearestDay(leg, legs, paper.scored, paper.understood)?.day;
  };

  it('is the one that stands nearest before it', () => {
    const text = '3 May 2027\nTartu 08:10\n9 May 2027\nNarva 17:45';
    expect(dayOf(text, { '3 May 2027': sure, '9 May 2027': sure }, '08:10')).toBe('2027-05-03');
    expect(dayOf(text, { '3 May 2027': sure, '9 May 2027': sure }, '17:45')).toBe('2027-05-09');
  });

  it('is the one in its row rather than one some lines above', () => {
    const text = '3 May 2027\nTartu\nNarva\n17:45   9 May 2027';
    expect(dayOf(text, { '3 May 2027': sure, '9 May 2027': sure }, '17:45')).toBe('2027-05-09');
  });

  it('is none that surely is another leg’s below it, nor one that hardly is a departure’s', () => {
    const text = 'Tartu 08:10\n9 May 2027\nNarva 17:45';
    expect(dayOf(text, { '9 May 2027': sure }, '08:10')).toBe('2027-05-09');
    expect(dayOf(text, { '9 May 2027': sure }, '08:10', ['9 May 2027', '17:45'])).toBeUndefined();
    expect(dayOf(text, { '9 May 2027': { start_date: 0.39 } }, '08:10')).toBeUndefined();
  });

  it('has the year of the document where none is printed, and is as likely as either end', () => {
    const paper = paperOf('Sold on 28 April 2027\n3 May\n08:10', { '3 May': { start_date: 0.4, end_date: 0.7 } });
    expect(dayIn(saying(paper.scored, '3 May'), paper.understood)).toEqual({
      day: '2027-05-03',
      yearInferred: true,
      likely: 0.7,
    });
    expect(dayIn(saying(paper.scored, '08:10'), paper.understood)).toBeUndefined();
  });
});

describe('the day above a departure in its column', () => {
  const clock = spanIn(lineAt('17:45', { x: 20, y: 10 }), { start_time: 0.9 });
  const leg = { start_time: elementOf(clock, '17:45'), begins: 10 };
  const day = (place: { x?: number; y?: number; page?: number }, likely: Likely = { end_date: 0.1 }) =>
    spanIn(lineAt('9 May 2027', { x: 20, y: 6, ...place }), likely);

  it('is its day, though it looks like another’s', () => {
    const own = day({});
    expect(dayAbove(leg, [own, clock])).toBe(own);
    const nearer = day({ y: 8 });
    expect(dayAbove(leg, [own, nearer, clock])).toBe(nearer);
  });

  it.each([
    ['beside it', day({ x: 23 })],
    ['below it', day({ y: 12 })],
    ['on another page', day({ page: 2 })],
    ['more than eight lines above', day({ y: 1 })],
    ['hardly a day of a ride', day({}, { start_date: 0.04, end_date: 0.04 })],
  ])('is none that stands %s', (_, other) => {
    expect(dayAbove(leg, [other, clock])).toBeUndefined();
  });

  it('is asked of no leg that has a day', () => {
    expect(dayAbove({ ...leg, start_date: elementOf(day({ y: 9 }), '2027-05-09') }, [day({}), clock])).toBeUndefined();
  });
});
