import { describe, expect, it } from 'vitest';
import { words } from '../messages/en/status.ts';
import type { DoorDay } from './door-days.ts';
import { sayDays } from './say-days.ts';

const day = (part: number | null, files = 0, faults = 0): DoorDay => ({
  ...{ day: '2026-11-27', state: 'well', part, files, faults },
});

/** LIST: days → what is said of them. */
const rows: readonly [readonly DoorDay[], string][] = [
  [[day(null), day(null)], 'Nothing is known yet.'],
  [[day(null), day(null, 3)], '3 files read, none lost through our fault.'],
  [[day(1), day(0.5, 1, 1)], 'Up 75% of the time. 1 file read, 1 lost through our fault.'],
  [
    [day(null), day(null), day(1, 2)],
    'Watched for 1 day: up 100% of the time. 2 files read, none lost through our fault.',
  ],
];

describe('the days of a door', () => {
  for (const [days, said] of rows)
    it(`are told: ${said}`, () => {
      expect(sayDays(days, { t: words.days, language: 'en' })).toBe(said);
    });

  it('speak of one file as of one', () => {
    expect(words.days.day('27 Nov', '50%', 1)).toBe('27 Nov: up 50% of the time, 1 file lost');
  });
});
