import { describe, expect, it } from 'vitest';
import { clockIn, timeOf } from './schema-time.ts';

const read = (value: unknown, hints: readonly string[] = []) => timeOf({ at: value as string }, ['at'], hints);

describe('a day as programs write it', () => {
  it.each([
    ['2027-3-4', '2027-03-04'],
    ['2027/03/04', '2027-03-04'],
    ['20270304', '2027-03-04'],
    ['4 Mar 2027', '2027-03-04'],
    ['4-Mar-2027', '2027-03-04'],
    ['Thursday, 4th March 2027', '2027-03-04'],
    ['Mar. 4, 2027', '2027-03-04'],
    ['4.3.2027', '2027-03-04'],
    ['31/12/2027', '2027-12-31'],
    ['12/31/2027', '2027-12-31'],
    ['05/05/2027', '2027-05-05'],
  ])('is read: %s', (written, local) => expect(read(written)).toEqual({ local }));

  it.each([
    '2027-02-29',
    '2027-13-01',
    '20270304123',
    '31.04.2027',
    '04/03/2027',
    '4 Foo 2027',
    '4 Mar 20271',
    'March 2027',
    '2027',
    '0',
    'null',
  ])('is none: %s', (written) => expect(read(written)).toBeUndefined());
});

describe('days and months that can be taken for each other', () => {
  it('are told by another date of the same form', () => {
    expect(read('04/03/2027', ['25/03/2027'])?.local).toBe('2027-03-04');
    expect(read('04/03/2027', ['03/25/2027'])?.local).toBe('2027-04-03');
  });

  it('are not told by a date of another form, by one that is no clearer, or by two that disagree', () => {
    expect(read('04/03/2027', ['25-03-2027'])).toBeUndefined();
    expect(read('04/03/2027', ['05/06/2027'])).toBeUndefined();
    expect(read('04/03/2027', ['25/03/2027', '03/25/2027'])).toBeUndefined();
    expect(read('04/03/2027', ['25/25/2027'])).toBeUndefined();
  });

  it('are told by the same day elsewhere, if not by both', () => {
    expect(read('04/03/2027', ['on 2027-03-04'])?.local).toBe('2027-03-04');
    expect(read('04/03/2027', ['on 2027-04-03'])?.local).toBe('2027-04-03');
    expect(read('04/03/2027', ['on 2027-03-04', 'on 2027-04-03'])).toBeUndefined();
  });

  it('are months first where a clock has halves, as in America', () => {
    expect(read('04/03/2027 1:05 pm')?.local).toBe('2027-04-03T13:05');
    expect(read('04-03-2027 1:05 pm')).toBeUndefined();
    expect(read('04/03/2027 13:05')).toBeUndefined();
  });

  it('are days first where points stand between them', () => {
    expect(read('04.03.2027', ['on 2027-04-03'])?.local).toBe('2027-03-04');
  });
});

describe('a clock behind a day', () => {
  it.each([
    ['2027-03-04T09:38', { local: '2027-03-04T09:38' }],
    ['2027-03-04T09:38:59.123', { local: '2027-03-04T09:38' }],
    ['2027-03-04T0938', { local: '2027-03-04T09:38' }],
    ['2027-03-04, 9:38', { local: '2027-03-04T09:38' }],
    ['2027-03-04 12:05 AM', { local: '2027-03-04T00:05' }],
    ['2027-03-04 12:05 p.m.', { local: '2027-03-04T12:05' }],
    ['2027-03-04 1:05pm', { local: '2027-03-04T13:05' }],
    ['2027-03-04T09:38-05:30', { local: '2027-03-04T09:38', offset: '-05:30' }],
    ['2027-03-04T09:38+2', { local: '2027-03-04T09:38', offset: '+02:00' }],
    ['2027-03-04 09:38 GMT+02:00', { local: '2027-03-04T09:38', offset: '+02:00' }],
    ['2027-03-04T09:38Z', { local: '2027-03-04T09:38', offset: '+00:00', utc: 'Z' }],
    ['2027-03-04 09:38 UTC', { local: '2027-03-04T09:38', offset: '+00:00', utc: 'Z' }],
    ['2027-03-04T09:38+00:00', { local: '2027-03-04T09:38', offset: '+00:00', utc: '+00:00' }],
    ['2027-03-04T09:38-0000', { local: '2027-03-04T09:38', offset: '+00:00', utc: '+00:00' }],
    ['2027-03-04T09:38+14:00', { local: '2027-03-04T09:38', offset: '+14:00' }],
    ['2027-03-04T09:38+15:00', { local: '2027-03-04T09:38' }],
    ['2027-03-04 (Thursday)', { local: '2027-03-04' }],
  ])('is read: %s', (written, time) => expect(read(written)).toEqual(time));

  it.each(['2027-03-04T24:00', '2027-03-04T09:60', '2027-03-04 or 5'])('is none: %s', (written) => {
    expect(read(written)).toBeUndefined();
  });
});

describe('a time in words', () => {
  it.each([
    ['12. Mai 2027, 10:20 Uhr', '2027-05-12T10:20'],
    ['12 mai 2027 à 10h20', '2027-05-12T10:20'],
    ['12 de mayo de 2027', '2027-05-12'],
    ['12 maja 2027', '2027-05-12'],
    ['2027年5月12日 10:20', '2027-05-12T10:20'],
  ])('is read: %s', (written, local) => expect(read(written)).toEqual({ local }));

  it.each(['12. Mai', '12. – 14. Mai 2027', '12. Mai 2027 oder 13. Juni 2027', '12. Mai 2027, 10:20, Einlass 9:20'])(
    'is none where it leaves something open: %s',
    (written) => expect(read(written)).toBeUndefined(),
  );
});

describe('a count of seconds', () => {
  it('is a moment from 2001 to 2099, in milliseconds, too', () => {
    const time = { local: '2027-05-12T08:20', zone: 'UTC' };
    expect([1810110000, '1810110000', 1810110000000, ' 1810110000000 '].map((count) => read(count))).toEqual(
      Array(4).fill(time),
    );
  });

  it.each([42, 999_999_999, 4_100_000_000, 4_100_000_000_000, Number.NaN, '181011000', '18101100001'])(
    'is none: %s',
    (count) => expect(read(count)).toBeUndefined(),
  );
});

describe('the property that is a time', () => {
  it('is the first of those named that can be read, in lists as well', () => {
    const object = { a: 'soon', b: ['later', '2027-03-04'], c: '2027-03-05' };
    expect(timeOf(object, ['a', 'b', 'c'])).toEqual({ local: '2027-03-04' });
    expect(timeOf(object, ['c', 'b'])).toEqual({ local: '2027-03-05' });
    expect(timeOf(object, ['a', 'd'])).toBeUndefined();
    expect(timeOf(undefined, ['a'])).toBeUndefined();
  });

  it('has a zone beside it, if that is the name of one', () => {
    const at = (timezone: unknown) => read({ '@value': '2027-03-04T09:38', timezone });
    expect(at('America/Argentina/Salta')).toEqual({ local: '2027-03-04T09:38', zone: 'America/Argentina/Salta' });
    expect(at('CET')).toEqual({ local: '2027-03-04T09:38' });
    expect(at(1)).toEqual({ local: '2027-03-04T09:38' });
    expect(read({ timezone: 'Europe/Oslo' })).toBeUndefined();
  });

  it.each([true, null, [], {}])('is none of %j', (value) => expect(read(value)).toBeUndefined());
});

describe('a time of day alone', () => {
  it.each([
    ['14:00', '14:00'],
    ['T14:00:00', '14:00'],
    [' 9:05 ', '09:05'],
    ['2:30 PM', '14:30'],
    ['12:00 a.m.', '00:00'],
    ['14:00:00.000Z', '14:00'],
    ['14:00+02:00', '14:00'],
    ['from 15:00', '15:00'],
    ['ab 15:00 Uhr', '15:00'],
    ['après 3:00 pm', '15:00'],
    ['från kl. 15:00', '15:00'],
  ])('is read: %s', (written, clock) => expect(clockIn(written)).toBe(clock));

  it.each([undefined, '', '25:00', '14:60', '14', '2027-03-04T14:00', '15:00 – 18:00', 'from 15:00 to 18:00'])(
    'is none: %s',
    (written) => expect(clockIn(written)).toBeUndefined(),
  );
});
