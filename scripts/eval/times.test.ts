import { describe, expect, it } from 'vitest';
import { compareClock, parseTime, sameDay, showsClock, showsDay } from './times.ts';

const truth = { local: '2026-03-05T20:30', offset: '+01:00', tz: 'Europe/Berlin' };

describe('comparing times', () => {
  it('takes the same instant under another offset', () => {
    expect(compareClock(truth, parseTime('2026-03-05T19:30:00Z')!)).toBe('ok');
  });

  it('tells the right wall clock under a wrong offset apart', () => {
    expect(compareClock(truth, parseTime('2026-03-05T20:30-05:00')!)).toBe('zone');
  });

  it('compares wall clocks when an offset is missing', () => {
    expect(compareClock(truth, parseTime('2026-03-05T20:30')!)).toBe('ok');
  });

  it('takes any year when the document tells none', () => {
    expect(sameDay({ ...truth, year_free: true }, parseTime('2025-03-05')!)).toBe(true);
    expect(sameDay(truth, parseTime('2025-03-05')!)).toBe(false);
  });

  it('reads clocks on twelve hours and days with month names', () => {
    expect(showsClock('Thu 5 Mar 2026, 8:30 PM', truth)).toBe(true);
    expect(showsDay('Thu 5 Mar 2026', truth)).toBe(true);
    expect(showsDay('Thu 5 Mar 2025', truth)).toBe(false);
  });
});
