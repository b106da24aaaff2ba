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

describe('who sent a forwarded mail', () => {
  const senderOf = (text: string) => prepare(sheetOf(text)).sender;
  const rest = 'Subject: Booking\nTo: Bo\n\nSeat 41';

  it('is told by its head', () => {
    expect(senderOf(`From: Ada Quist <ada@quist.example>\n${rest}`)).toEqual({
      name: 'Ada Quist',
      address: 'ada@quist.example',
    });
    expect(senderOf(`Von: ada@quist.example\n${rest}`)).toEqual({ address: 'ada@quist.example' });
  });

  it('is nobody without a subject', () => {
    expect(senderOf('From: Ada Quist <ada@quist.example>\nTo: Bo\n\nSeat 41')).toBeUndefined();
  });

  it('is told under a rule, which goes too', () => {
    expect(textOf(`------ \nFrom: ada@quist.example\n${rest}`)).toBe('Seat 41');
  });
});

describe('a label of two lines', () => {
  it('is one, where only both are a label', () => {
    expect(textOf('Referencia de la\nreserva')).toBe('Referencia de la reserva');
    expect(prepare(sheetOf('Referencia de la\nreserva')).sheet.cells).toHaveLength(1);
    expect(prepare(sheetOf('Seat\nCoach')).sheet.cells).toHaveLength(2);
  });

  it('is one that says the same twice, with its colon behind the second', () => {
    expect(prepare(sheetOf('FAHRGAST\nPASSENGER:')).sheet.cells).toHaveLength(1);
    expect(prepare(sheetOf('FAHRGAST\nPASSENGER')).sheet.cells).toHaveLength(2);
    expect(prepare(sheetOf('FAHRGAST\nSEAT:')).sheet.cells).toHaveLength(2);
  });

  it('is none behind a colon, far below, or from another edge', () => {
    for (const text of ['Referencia de la:\nreserva', 'Referencia de la\n\nreserva', 'Referencia de la\n     reserva'])
      expect(prepare(sheetOf(text)).sheet.cells).toHaveLength(2);
  });
});

describe('an amount in two cells', () => {
  const count = (text: string) => prepare(sheetOf(text)).sheet.cells.length;

  it('is one with its currency before it', () => {
    expect(textOf('EUR    111.17')).toBe('EUR 111.17');
    expect([count('EUR    111.17'), count('€    1,200.50')]).toEqual([1, 1]);
  });

  it('is none with other words, far away, or without its cents', () => {
    expect(count('Total EUR    111.17')).toBe(2);
    expect(count(`EUR${' '.repeat(20)}111.17`)).toBe(2);
    expect(count('EUR    111')).toBe(2);
  });
});

describe('a ride in whose place another one was booked', () => {
  it.each([
    ['Previous itinerary', 'Your new itinerary'],
    ['Itinerário anterior', 'NOVO ITINERÁRIO'],
    ['ANCIEN VOL (annulé)', 'NOUVEAU VOL'],
    ['Bisherige Verbindung', 'Neue Verbindung'],
    ['Tidligere udrejse – AFLYST', 'Ny udrejse'],
    ['変更前の便', '変更後の便'],
  ])('goes with its heading “%s”', (old, now) => {
    expect(textOf(`Booking K7QRTA\n\n${old}\nQX 652  23:00\n\n${now}\nQX 654  10:15\nQX 485  07:30`)).toBe(
      `Booking K7QRTA ${now} QX 654 10:15 QX 485 07:30`,
    );
  });

  it('goes where it stands beside the new one, and nothing below', () => {
    const page = `
Flight     Old times         New times
QX 15      16:30 – 17:45     18:10 – 19:25
QX 120     20:00 – 21:30     23:15 – 23:55

Your return flights leave as they were, at 08:00 and at 12:15.`;
    expect(textOf(page)).toBe(
      'Flight New times QX 15 18:10 – 19:25 QX 120 23:15 – 23:55 Your return flights leave as they were, at 08:00 and at 12:15.',
    );
  });

  it('stays where no other one is told, and so does what only has such a word in it', () => {
    for (const page of ['Original booking\nQX 652\n23:00', 'Old Station\nQX 652\nNew York\n23:00'])
      expect(textOf(page)).toBe(page.replaceAll('\n', ' '));
  });
});
