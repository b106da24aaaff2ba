import { describe, expect, it } from 'vitest';
import { bcbpText } from '#test/support/bcbp-text.ts';
import type { Understood } from '../../document/understood.ts';
import { codedDay } from './coded-day.ts';

const dayOf = (...texts: readonly (string | undefined)[]) =>
  codedDay({
    sheets: [{ page: { barcodes: texts.map((text) => ({ text })) } }],
    dates: { contextDay: '2027-01-14' },
  } as unknown as Understood)?.day;

describe('the day of a boarding pass code beside a screen that prints none', () => {
  it('is the one of all codes', () => {
    expect(dayOf(bcbpText({ legs: [{ day: '015' }] }))).toBe('2027-01-15');
    expect(dayOf(bcbpText({ legs: [{ day: '015', seat: '001A' }] }), bcbpText({ legs: [{ day: '015' }] }))).toBe(
      '2027-01-15',
    );
  });

  it('is unknown where codes are of different days, or of none', () => {
    expect(dayOf(bcbpText({ legs: [{ day: '015' }, { day: '016' }] }))).toBeUndefined();
    expect(dayOf('https://airline.example/checkin', undefined)).toBeUndefined();
  });
});
