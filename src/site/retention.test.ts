import { describe, expect, it } from 'vitest';
import { monthsBefore } from './retention.ts';

const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);

describe('monthsBefore', () => {
  it.each([
    ['2026-11-20', 24, '2024-11-20'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2026-01-15', 36, '2023-01-15'],
  ])('of %s and %i is %s', (now, months, then) => {
    expect(day(monthsBefore(Date.parse(`${now}T05:00:00Z`), months))).toBe(then);
  });
});
