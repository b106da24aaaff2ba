import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { clockIn, momentIn, moneyIn, zoneIn } from './say.ts';

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

describe('the zone of a time', () => {
  const inLisbon = { zone: 'Europe/Lisbon', offset: null };

  it('is called what people call it, by the season', () => {
    expect(zoneIn('en', { local: '2027-07-09T11:25', ...inLisbon })).toBe('Western European Summer Time');
    expect(zoneIn('en', { local: '2027-01-09T11:25', ...inLisbon })).toBe('Western European Standard Time');
  });

  it('is said in the language', () => {
    expect(zoneIn('de', { local: '2027-07-09T11:25', ...inLisbon })).toBe('Westeuropäische Sommerzeit');
    expect(zoneIn('ar', { local: '2027-07-09T11:25', ...inLisbon })).toBe('توقيت غرب أوروبا الصيفي');
  });

  it('turns with the clocks, to the minute', () => {
    const night = { local: '2027-10-31T01:30', zone: 'Europe/Lisbon' };
    expect(zoneIn('en', { ...night, offset: '+01:00' })).toBe('Western European Summer Time');
    expect(zoneIn('en', { ...night, offset: '+00:00' })).toBe('Western European Standard Time');
  });

  it('is the place where its clock has no name in the language', () => {
    expect(zoneIn('it', { local: '2027-07-09T11:25', zone: 'Europe/Istanbul', offset: null })).toBe('Ora Turchia');
  });

  it('is an offset where nothing else is known, and nothing where that is not', () => {
    const local = '2027-07-09T11:25';
    expect(zoneIn('fr', { local, zone: null, offset: '+03:00' })).toBe('UTC+3');
    expect(zoneIn('en', { local, zone: null, offset: null })).toBeUndefined();
  });
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
