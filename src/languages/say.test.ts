import { describe, expect, it } from 'vitest';
import { moneyIn } from './say.ts';

describe('an amount', () => {
  it('is written as the language writes it', () => {
    expect(moneyIn('en', 42.5, 'GBP')).toBe('£42.50');
    expect(moneyIn('de', 42.5, 'GBP')).toBe('42,50\u00a0£');
  });

  it.each([
    ['GBP', 'UK£'],
    ['USD', 'US$'],
  ])(
    'keeps the letters and the mark of its currency in order where lines run from right to left: %s',
    (currency, sign) => {
      expect(moneyIn('ar', 42.5, currency)).toBe(`\u200f42.50\u00a0\u2068${sign}\u2069`);
    },
  );
});
