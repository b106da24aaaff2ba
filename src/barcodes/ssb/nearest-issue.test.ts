import { describe, expect, it } from 'vitest';
import { nearestIssue } from './issue-day.ts';

describe('nearestIssue', () => {
  it('takes the latest year with that digit that is not after the document', () => {
    expect(nearestIssue({ yearDigit: 6, day: 1 }, '2026-11-20')).toBe('2026-01-01');
    expect(nearestIssue({ yearDigit: 5, day: 365 }, '2026-11-20')).toBe('2025-12-31');
  });

  it('leaves the year open where that would be longer ago than tickets are kept', () => {
    expect(nearestIssue({ yearDigit: 7, day: 1 }, '2026-11-20')).toBeUndefined();
    expect(nearestIssue({ yearDigit: 6, day: 360 }, '2026-11-20')).toBeUndefined();
    expect(nearestIssue({ yearDigit: 5, day: 366 }, '2026-11-20')).toBeUndefined();
  });
});
