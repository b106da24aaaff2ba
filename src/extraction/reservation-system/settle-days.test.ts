import { describe, expect, it } from 'vitest';
import { settleDays } from './settle-days.ts';

type Timed = Parameters<typeof settleDays>[0][number];

const at = (
  day: number,
  month: number,
  more: Partial<Timed> & { readonly year?: number; readonly weekday?: number } = {},
): Timed => {
  const { year, weekday, ...times } = more;
  return { departs: { day, month, ...(year ? { year } : {}), ...(weekday ? { weekday } : {}) }, ...times };
};
const days = (contextDay: string, ...segments: readonly Timed[]) =>
  settleDays(segments, contextDay).map(({ start }) => start);

describe('the year of a day without one', () => {
  it('is the next from a month before the document on', () => {
    expect(days('2027-03-15', at(13, 2))).toEqual(['2027-02-13']);
    expect(days('2027-03-15', at(12, 2))).toEqual(['2028-02-12']);
    expect(days('2027-01-10', at(20, 12))).toEqual(['2026-12-20']);
    expect(days('2026-12-20', at(5, 1))).toEqual(['2027-01-05']);
  });

  it('goes on with the order of the rows, a day back over the date line', () => {
    expect(days('2026-12-01', at(30, 12), at(2, 1), at(1, 1), at(30, 12))).toEqual([
      '2026-12-30',
      '2027-01-02',
      '2027-01-01',
      '2027-12-30',
    ]);
  });

  it('is the one whose weekday fits, or the next where none does', () => {
    expect(days('2026-01-15', at(15, 11, { weekday: 1 }))).toEqual(['2027-11-15']);
    expect(days('2026-01-15', at(15, 11, { weekday: 7 }))).toEqual(['2026-11-15']);
    expect(days('2026-01-15', at(15, 11, { weekday: 5 }))).toEqual(['2026-11-15']);
  });

  it('is a leap year for a day that only one has', () => {
    expect(days('2027-03-15', at(29, 2))).toEqual(['2028-02-29']);
    expect(days('2028-03-31', at(29, 2))).toEqual([undefined]);
  });

  it('is the printed one where there is one, however long ago', () => {
    expect(days('2027-03-15', at(12, 3, { year: 2024 }))).toEqual(['2024-03-12']);
    expect(days('2027-03-15', at(31, 4, { year: 2027 }))).toEqual([undefined]);
  });

  it('is known to be inferred', () => {
    const inferred = settleDays([at(12, 3), at(12, 3, { year: 2028 }), at(31, 4)], '2027-03-15');
    expect(inferred.map(({ yearInferred }) => yearInferred)).toEqual([true, false, true]);
  });
});

describe('the times of a row', () => {
  const times = (more: Partial<Timed>) => {
    const [{ start, end } = {}] = settleDays([at(12, 3, more)], '2027-03-01');
    return [start, end];
  };

  it('are clocks, of which the last may be missing', () => {
    expect(times({})).toEqual(['2027-03-12', undefined]);
    expect(times({ start: '10:30' })).toEqual(['2027-03-12T10:30', undefined]);
    expect(times({ start: '10:30', end: '12:55' })).toEqual(['2027-03-12T10:30', '2027-03-12T12:55']);
  });

  it('end on a later day where the row says so', () => {
    expect(times({ start: '22:00', end: '06:05', later: 1 })[1]).toBe('2027-03-13T06:05');
    expect(times({ start: '00:10', end: '23:05', later: -1 })[1]).toBe('2027-03-11T23:05');
    expect(times({ start: '22:00', end: '06:05', arrives: { day: 14, month: 3 }, later: 1 })[1]).toBe(
      '2027-03-14T06:05',
    );
    expect(times({ start: '22:00', end: '06:05', arrives: { day: 11, month: 3 } })[1]).toBe('2027-03-11T06:05');
    expect(times({ start: '22:00', end: '06:05', arrives: { day: 31, month: 4 } })[1]).toBe('2027-03-12T06:05');
  });
});
