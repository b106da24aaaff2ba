import { describe, expect, it } from 'vitest';
import { cellsOf } from '#test/support/understood-page.ts';
import { findDates } from '../values/dates.ts';
import { dateContext, momentOf, readMoment, resolveDay } from './context.ts';

type Given = {
  readonly language?: Parameters<typeof dateContext>[1];
  readonly today?: string;
  readonly dated?: boolean;
};

const contextOf = (text: string, { language, today = '2026-01-15', dated = true }: Given = {}) =>
  dateContext(cellsOf(text), language, today, dated);

/** The day that the first date of a line is, on a page of these lines. */
function dayOn(lines: string, date: string, given: Given = {}) {
  const [span] = findDates(date);
  return resolveDay(span!, contextOf(`${lines}\n${date}`, given));
}

describe('which of two numbers is the month', () => {
  it.each<[string, string, Given, string]>([
    ['another date of the page', '25/03/2026', { language: 'en' }, '2026-04-05'],
    ['another date the other way', '03/25/2026', { language: 'en' }, '2026-05-04'],
    ['dollars', 'Total $40.00', { language: 'en' }, '2026-05-04'],
    ['pounds', 'Total £40.00', { language: 'en' }, '2026-04-05'],
    ['how days are written in words', 'Printed 5th March', { language: 'en' }, '2026-04-05'],
    ['a state with its postcode', 'Springfield, IL 62701', { language: 'en' }, '2026-05-04'],
    ['any language but English', 'Gesamt', { language: 'de' }, '2026-04-05'],
    ['no language at all', 'xyz', {}, '2026-04-05'],
  ])('is told by %s', (_, lines, given, day) => {
    expect(dayOn(lines, '05/04/2026', given)).toEqual({ day, yearInferred: false });
  });

  it('is told by the weekday beside it, against all others', () => {
    // 5 April 2026 is a Sunday, 4 May 2026 a Monday.
    expect(dayOn('Total $40.00', 'Sun 05/04/2026', { language: 'en' })?.day).toBe('2026-04-05');
    expect(dayOn('Total £40.00', 'Mon 05/04/2026', { language: 'en' })?.day).toBe('2026-05-04');
  });

  it('is nobody’s guess in English with nothing that tells', () => {
    expect(dayOn('Your ticket', '05/04/2026', { language: 'en' })).toBeUndefined();
    expect(dayOn('$5 or £4', '05/04/2026', { language: 'en' })).toBeUndefined();
  });
});

describe('the year of a day without one', () => {
  it.each([
    ['is that of the same day written out', '14. März 2025', '14.03.', '2025-03-14', false],
    ['is the next after the last day of the page', '20. Dezember 2026', '3. Januar', '2027-01-03', true],
    ['is the next after the upload', '', '3. Februar', '2026-02-03', true],
    ['may be just over', '', '12. Januar', '2026-01-12', true],
    ['is the one with its weekday', '', 'Mi 3. Februar', '2027-02-03', true],
    ['is that of the validity', 'Gültig: 2027', '3. Februar', '2027-02-03', true],
  ])('%s', (_, lines, date, day, yearInferred) => {
    expect(dayOn(lines, date)).toEqual({ day, yearInferred });
  });

  it('cannot be told of two bare numbers on a picture of any age', () => {
    expect(dayOn('', '16.03.', { dated: false })).toBeUndefined();
    expect(dayOn('', '16. März', { dated: false })?.day).toBe('2026-03-16');
    expect(dayOn('', '16.03.', { dated: true })?.day).toBe('2026-03-16');
  });

  it('is a leap year for the last day of February', () => {
    expect(dayOn('', '29. Februar')?.day).toBe('2028-02-29');
  });
});

describe('days long past', () => {
  it('are births and foundings, and no day of a ticket', () => {
    expect(dayOn('Samstag, 14. März 2026', '05.04.1984')).toBeUndefined();
    expect(dayOn('Samstag, 14. März 2026', '05.04.2021')?.day).toBe('2021-04-05');
  });

  it('are measured from the latest day of a document, which may be old itself', () => {
    expect(dayOn('14. März 1990', '05.04.1989')?.day).toBe('1989-04-05');
  });

  it('are not moved by a validity for ever', () => {
    expect(dayOn('gültig bis 31.12.2099\n14. März 2026', '05.04.2024')?.day).toBe('2024-04-05');
  });
});

describe('a day with its clock', () => {
  it('is read from one text', () => {
    const context = contextOf('Abend');
    expect(readMoment('14. März 2027, 19:30 Uhr', context)).toEqual({ local: '2027-03-14T19:30' });
    expect(readMoment('14. März 2027', context)).toEqual({ local: '2027-03-14' });
    expect(readMoment('19:30 Uhr', context)).toBeUndefined();
  });

  it('says when the year was inferred', () => {
    expect(momentOf({ day: '2027-03-14', yearInferred: true }, '19:30')).toEqual({
      local: '2027-03-14T19:30',
      yearInferred: true,
    });
  });
});
