import { describe, expect, it } from 'vitest';
import { understoodOf } from '#test/support/understood-page.ts';
import { freeClock, freeDay, isOfPurchase } from './free-moments.ts';

/** The day that a page tells without a label, and its clock. */
function moment(text: string) {
  const understood = understoodOf(text);
  const day = freeDay(understood.facts, understood.cells, understood);
  return { day, clock: day && freeClock(understood.facts, understood.cells, day) };
}

const day = (text: string) => moment(text).day?.day;
const clock = (text: string) => moment(text).clock?.clock;

describe('a day without a label', () => {
  it('is the only one', () => {
    expect(day('Lovely evening\n12 March 2027')).toBe('2027-03-12');
    expect(day('12 March 2027\n14 March 2027')).toBeUndefined();
    expect(day('12 March 2027\n12 March 2027')).toBe('2027-03-12');
  });

  it('is the only range, the only one with its weekday, or the only one with its clock', () => {
    expect(moment('12 – 14 March 2027\n18 March 2027').day).toMatchObject({ day: '2027-03-12', until: '2027-03-14' });
    expect(day('12 March 2027\nSunday 14 March 2027')).toBe('2027-03-14');
    expect(day('Friday 12 March 2027\nSunday 14 March 2027')).toBeUndefined();
    expect(day('Friday 12 March 2027\n14 March 2027 19:30')).toBe('2027-03-12');
    expect(day('12 March 2027\n14 March 2027 19:30')).toBe('2027-03-14');
    expect(day('12 March 2027 18:00\n14 March 2027 19:30')).toBeUndefined();
  });

  it('is surer with its weekday than with its clock, and then than alone or among others', () => {
    const score = (text: string) => moment(text).day!.score;
    const scores = [
      'Friday 12 March 2027',
      '12 March 2027 19:30',
      '12 March 2027\nSunday 14 March 2027',
      '12 March 2027',
    ];
    const sorted = scores.map(score).toSorted((a, b) => b - a);
    expect(scores.map(score)).toEqual(sorted);
    expect(new Set(sorted).size).toBe(4);
  });

  it('has its month as a word, or its year', () => {
    expect(day('Lovely evening\n12.03.')).toBeUndefined();
    expect(day('Lovely evening\n12.03.2027')).toBe('2027-03-12');
  });

  it('is none that a label claims, but for one that we do not know', () => {
    expect(day('Valid until: 12 March 2027')).toBeUndefined();
    expect(day('Foo bar: 12 March 2027')).toBe('2027-03-12');
    expect(day('Date: 12 March 2027')).toBe('2027-03-12');
  });

  it('is none of running text', () => {
    const prose = 'we hope that you like the show that we all play for you and your lot on';
    expect(day(`Lovely evening\n${prose} 12 March 2027`)).toBeUndefined();
  });

  it.each([
    'Printed 12 March 2027',
    'Gekauft am 12. März 2027',
    'Imprimé le 12 mars 2027',
    'Wydrukowano 12.03.2027',
    'born 12 March 2027',
    '購入日 2027年3月12日',
  ])('is none of buying, printing or birth: %s', (text) => {
    expect(isOfPurchase(text)).toBe(true);
    expect(day(`Hello\n${text}`)).toBeUndefined();
  });

  it.each([
    'Cancel until 12 March 2027',
    'Stornierung bis 12. März 2027',
    'Annulation avant le 12 mars 2027',
    'refundable 12 March 2027',
  ])('is none until which something may be called off: %s', (text) => {
    expect(isOfPurchase(text)).toBe(false);
    expect(day(`Hello\n${text}`)).toBeUndefined();
  });
});

describe('a clock without a label', () => {
  it('is that of the day’s own line, with its end', () => {
    expect(moment('12 March 2027, 19:30 – 22:00\n18:00').clock).toMatchObject({ clock: '19:30', until: '22:00' });
  });

  it('is the one near the day', () => {
    expect(clock('12 March 2027\n19:30\n\n\n\n20:30')).toBe('19:30');
    expect(clock('18:00\n12 March 2027\n19:30\n\n\n\n20:30')).toBeUndefined();
  });

  it('is the only one', () => {
    expect(clock('12 March 2027\n\n\n\n19:30')).toBe('19:30');
    expect(clock('12 March 2027\n\n\n\n19:30\n\n\n\n20:30')).toBeUndefined();
  });

  it('is surer near the day than far from it, and in its line', () => {
    const score = (text: string) => moment(text).clock!.score;
    expect(score('12 March 2027 19:30')).toBeGreaterThan(score('12 March 2027\n19:30'));
    expect(score('12 March 2027\n19:30')).toBeGreaterThan(score('12 March 2027\n\n\n\n19:30'));
  });

  it('is none of another day, of a label, of hours of opening or of running text', () => {
    expect(clock('Friday 12 March 2027\n14 March 2027 18:00')).toBeUndefined();
    expect(clock('12 March 2027\nDoors: 19:30')).toBeUndefined();
    expect(clock('12 March 2027\nMon–Fri 19:30')).toBeUndefined();
    const prose = 'we hope that you like the show that we all play for you and your lot at';
    expect(clock(`12 March 2027\n\n${prose} 19:30`)).toBeUndefined();
  });
});
