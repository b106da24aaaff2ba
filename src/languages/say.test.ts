import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { clockIn, momentIn, moneyIn } from './say.ts';

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

describe('a moment of the reader’s own clock', () => {
  it.each(languages)('names its month and its zone, as other moments do: %s', (language) => {
    const instant = Date.UTC(2027, 2, 5, 20, 0, 7);
    const moment = momentIn(language, instant);
    const [zone] = moment.split(/[\s\u00a0]/).slice(-1);
    expect(clockIn(language, instant)).toContain(zone);
    const month = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' })
      .formatToParts(instant)
      .find(({ type }) => type === 'month');
    expect(clockIn(language, instant)).toContain(month?.value);
  });
});
