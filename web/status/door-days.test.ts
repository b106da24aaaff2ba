import { describe, expect, it } from 'vitest';
import { daysOf, type StatusDays } from './door-days.ts';

const told = (part: number | undefined, files = 0, faults = 0): StatusDays => ({
  from: '2026-11-26',
  days: 2,
  worked: part === undefined ? [] : [{ day: '2026-11-27', part }],
  doors: [{ door: 'web', last_made: null, files: files > 0 ? [{ day: '2026-11-27', files, faults }] : [] }],
});

/** LIST: part of the day, files, lost ones → how the day was. */
const rows: readonly [StatusDays, string][] = [
  [told(undefined), 'unknown'],
  [told(1), 'well'],
  [told(0.999, 12), 'well'],
  [told(0.98, 12), 'some'],
  [told(1, 12, 1), 'some'],
  [told(0.5), 'ill'],
  [told(0), 'ill'],
  [told(1, 2, 2), 'ill'],
];

describe('a day of a door', () => {
  for (const [status, state] of rows)
    it(`is ${state} for ${JSON.stringify([status.worked, status.doors[0]!.files])}`, () => {
      const days = daysOf(status, status.doors[0]!);
      expect(days.map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-27']);
      expect(days[1]!.state).toBe(state);
    });
});
