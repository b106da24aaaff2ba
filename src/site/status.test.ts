import { describe, expect, it } from 'vitest';
import { partWorked } from './status.ts';

const noon = Date.parse('2026-11-27T12:00:00Z');
const worked = [
  { day: '2026-11-24', well: 30, ill: 10 },
  { day: '2026-11-26', well: 1296, ill: 144 },
  { day: '2026-11-27', well: 360, ill: 0 },
];

/** LIST: day → the part of it that the service worked. */
const rows: readonly [string, string, number | null][] = [
  ['a day before anybody looked', '2026-11-23', null],
  ['the first day, of which only its own minutes count', '2026-11-24', 0.75],
  ['a day at which nobody looked', '2026-11-25', 0],
  ['a day that was looked at throughout', '2026-11-26', 0.9],
  ['today, as far as it has passed', '2026-11-27', 0.5],
];

describe('the part of a day that the service worked', () => {
  for (const [name, day, part] of rows)
    it(`is told of ${name}`, () => expect(partWorked(day, worked, noon)).toBe(part));

  it('is not told of a first day that has hardly begun with a slow start, but where nothing was amiss', () => {
    const today = (well: number, ill: number) => partWorked('2026-11-27', [{ day: '2026-11-27', well, ill }], noon);
    expect(today(1, 4)).toBeNull();
    expect(today(26, 4)).toBeCloseTo(0.867, 3);
    expect(today(5, 0)).toBe(1);
  });
});
