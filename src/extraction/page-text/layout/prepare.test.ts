import { describe, expect, it } from 'vitest';
import { sheetOf } from '#test/support/understood-page.ts';
import { prepare } from './prepare.ts';

const textOf = (page: string) =>
  prepare(sheetOf(page))
    .sheet.cells.map(({ text }) => text)
    .join(' ');

describe('the head of a printed mail', () => {
  const printed = (address: string) =>
    `From: John Doe <${address}>\nTo: Jane Doe\nDate: 12 Jun 2027 09:00\nSubject: Booking\n\nOdjezd: 2.7.27 11:56`;

  it('tells nothing of the ticket below it', () => {
    expect(textOf(printed('john.doe@example.org'))).toBe('Odjezd: 2.7.27 11:56');
  });

  it('is known by its address, too, where a recogniser took the @ for a letter', () => {
    expect(textOf(printed('john.doecexample.org'))).toBe('Odjezd: 2.7.27 11:56');
  });

  it('is none without an address', () => {
    expect(textOf('From: Praha\nDate: 12 Jun 2027 09:00\nSubject: Booking')).toContain('12 Jun 2027 09:00');
  });
});

describe('a clock whose half of the day got into a line of its own', () => {
  it('is whole', () => {
    expect(textOf('Saturday, September 11, 2027 8:00\nPM\nDoors: 7:00 PM')).toBe(
      'Saturday, September 11, 2027 8:00 PM Doors: 7:00 PM',
    );
  });

  it('takes nothing that stands elsewhere', () => {
    expect(textOf('Saturday, September 11, 2027 8:00\nDoors: 7:00\nPM')).toContain('2027 8:00 Doors: 7:00 PM');
    expect(textOf('Order 60441882\nPM')).toBe('Order 60441882 PM');
  });
});
