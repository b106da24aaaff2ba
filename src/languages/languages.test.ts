import { describe, expect, it } from 'vitest';
import { pathIn, readAddress } from './address.ts';
import { claimIn } from './claims.ts';
import { bestLanguage, directionOf, isLanguage } from './languages.ts';
import { counted, dayIn, durationIn, instantIn, listIn, percentIn, sizeIn } from './say.ts';

describe('bestLanguage', () => {
  it.each([
    ['de', 'de'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['sv,en;q=0.5,pl;q=0.9', 'pl'],
    ['fr;q=0,es;q=0.1', 'es'],
    ['AR-eg', 'ar'],
    ['sv,*;q=0.1', 'en'],
    ['sv, ja', undefined],
    ['', undefined],
    ['de;q=banana, nl;q=0.2', 'nl'],
  ])('takes of %j %j', (wish, language) => {
    expect(bestLanguage(wish)).toBe(language);
  });

  it('knows its languages and which way they are written', () => {
    expect([isLanguage('it'), isLanguage('sv'), directionOf('ar'), directionOf('pl')]).toEqual([
      true,
      false,
      'rtl',
      'ltr',
    ]);
  });
});

describe('what depends on the language', () => {
  it('is how many: Polish has three ways, Arabic six', () => {
    const tickets = { one: '{n} bilet', few: '{n} bilety', many: '{n} biletów', other: '{n} biletu' };
    expect([1, 3, 12, 22].map((count) => counted('pl', count, tickets))).toEqual([
      '1 bilet',
      '3 bilety',
      '12 biletów',
      '22 bilety',
    ]);
    expect(counted('ar', 2, { two: 'بطاقتان', other: '{n} بطاقات' })).toBe('بطاقتان');
    expect(counted('de', 1200, { other: '{n} Pässe' })).toBe('1.200 Pässe');
  });

  it('is how a time is said, in the zone that it is for', () => {
    const instant = Date.parse('2027-03-01T23:05:00Z');
    expect(instantIn('en', instant, 'UTC')).toBe('1 Mar, 23:05\u00a0UTC');
    expect(instantIn('de', instant, 'Europe/Vienna')).toMatch(/^2\. März, 00:05\u00a0/);
    expect(instantIn('en', instant, '-05:00')).toMatch(/^1 Mar, 18:05\u00a0/);
    expect(instantIn('fr', instant, 'Nowhere/Atall')).toMatch(/23:05\u00a0UTC$/);
    expect(instantIn('ar', Date.parse('2027-03-01T21:05:00Z'), 'UTC')).toMatch(/ 9:05\u00a0م\u00a0UTC$/);
  });

  it('is how a day and a list are said', () => {
    expect(dayIn('en', '2027-03-05T20:00')).toBe('Fri, 5 Mar 2027, 20:00');
    expect(dayIn('en', '2027-03-05T08:05')).toContain('08:05');
    expect(dayIn('ar', '2027-03-05T16:05')).toMatch(/ 4:05\u00a0م$/);
    expect(dayIn('it', '2027-03-05')).toBe('ven 5 mar 2027');
    expect(dayIn('en', 'soon')).toBe('soon');
    expect(listIn('nl', ['a', 'b', 'c'])).toBe('a, b en c');
  });

  it.each([
    [1, '1\u00a0minute'],
    [60, '60\u00a0minutes'],
    [90, '90\u00a0minutes'],
    [120, '2\u00a0hours'],
    [581, '9\u00a0hours, 41\u00a0minutes'],
    [1440, '1\u00a0day'],
    [10_080, '7\u00a0days'],
  ])('is how long %i minutes are: %s', (minutes, words) => {
    expect(durationIn('en', minutes)).toBe(words);
  });

  it('is how much something is', () => {
    expect([durationIn('pl', 120), durationIn('ar', 120)]).toEqual(['2\u00a0godziny', 'ساعتان']);
    expect([sizeIn('de', 1_250_000), sizeIn('en', 2500)]).toEqual(['1,3 MB', '2.5 kB']);
    expect(percentIn('fr', 42)).toMatch(/^42\s%$/);
  });
});

describe('claims', () => {
  it('that are ours are said in every language, those of an operator as they are', () => {
    expect([claimIn('de', 'Free'), claimIn('en', 'No account'), claimIn('pl', 'Made in Ghent')]).toEqual([
      'Kostenlos',
      'No account',
      'Made in Ghent',
    ]);
  });
});

describe('addresses', () => {
  it.each([
    ['/', 'en', '/'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de?pass=2', 'de', '/?pass=2'],
    ['/ar/upload/1d0f?pass=2', 'ar', '/upload/1d0f?pass=2'],
    ['/upload/de', 'en', '/upload/de'],
    ['/design', 'en', '/design'],
    ['/sv/upload', 'en', '/sv/upload'],
    ['/en/upload', 'en', '/en/upload'],
    ['/de.data', 'de', '/.data'],
  ])('%s is in %s, and %s there', (url, language, path) => {
    expect(readAddress(url)).toEqual({ language, path });
  });

  it('are those of English with the language before them', () => {
    expect([pathIn('en', '/'), pathIn('de', '/'), pathIn('pl', '/upload')]).toEqual(['/', '/de', '/pl/upload']);
  });
});
