import { describe, expect, it } from 'vitest';
import { englishMonthPattern, monthOf, monthPattern, months, weekdayPattern, weekdays } from './calendar-words.ts';
import { fold, withOurDigits, withoutNumbers } from './fold.ts';

describe('the month of a word', () => {
  it.each([
    ['Jänner', 1],
    ['février', 2],
    ['märz', 3],
    ['kwietnia', 4],
    ['mayıs', 5],
    ['kesäkuuta', 6],
    ['липня', 7],
    ['août', 8],
    ['září', 9],
    ['οκτωβρίου', 10],
    ['noviembre', 11],
    ['décembre', 12],
  ])('%s is %d', (word, month) => expect(monthOf(fold(word))).toBe(month));

  it('is another one in Croatia than in Poland, where days have a point', () => {
    expect([monthOf('listopada', '3.'), monthOf('listopada', '3'), monthOf('listopada')]).toEqual([10, 11, 11]);
  });

  it('is one of twelve', () => {
    expect(new Set(months.values())).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  });

  it('is found by its longest word', () => {
    const found = (text: string) => new RegExp(monthPattern, 'u').exec(text)?.[0];
    expect([found('3 january'), found('3 mars'), found('3 мая'), found('three')]).toEqual([
      'january',
      'mars',
      'мая',
      undefined,
    ]);
    expect(new RegExp(`^(?:${englishMonthPattern})$`).test('sept')).toBe(true);
    expect(new RegExp(`^(?:${englishMonthPattern})$`).test('januar')).toBe(false);
  });
});

describe('the day of the week of a word', () => {
  it.each([
    ['Sunday', 0],
    ['Montag', 1],
    ['mardi', 2],
    ['miércoles', 3],
    ['giovedì', 4],
    ['piątek', 5],
    ['lauantai', 6],
    ['thứ tư', 3],
    ['Баасан', 5],
    ['შაბათი', 6],
    ['dydd Gwener', 5],
    ['vrydag', 5],
    ['রবিবার', 0],
  ])('%s is %d', (word, day) => expect(weekdays.get(fold(word))).toBe(day));

  it('is found by its longest word', () => {
    expect(new RegExp(weekdayPattern, 'u').exec('donnerstag')?.[0]).toBe('donnerstag');
  });
});

describe('digits of other scripts', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['７号', '7号'],
    ['١٢٫٥٠', '12.50'],
    ['١٬٢٠٠', '1,200'],
    ['٫', '٫'],
    ['Ærø 12', 'Ærø 12'],
  ])('%s are %s', (text, ours) => expect(withOurDigits(text)).toBe(ours));

  it('are ours where texts are compared', () => {
    expect(fold('٣ Ärø')).toBe('3 aro');
  });
});

describe('a text with its numbers left out', () => {
  it('is the same for the next of its kind', () => {
    expect(withoutNumbers('Ticket 1 of 3')).toBe('ticket # of #');
    expect(withoutNumbers('Billet N°12, A4')).toBe('billet # #');
    expect(withoutNumbers('Größe')).toBe('große');
  });
});
