import { describe, expect, it } from 'vitest';
import { factsSay, labelledSheet, pageFacts, type SheetOptions } from '#test/support/labelled-sheet.ts';
import { inlineFact } from './inline-values.ts';

const say = (text: string, options?: SheetOptions) => factsSay(pageFacts(text, options));

describe('a value in the line of its label', () => {
  it('is a fact with its label', () => {
    const { sheet, labels } = labelledSheet('Gate: B22');
    const [label] = [...labels.values()].flat();
    expect(inlineFact(sheet, label!, labels)).toMatchObject([
      { roles: ['gate'], text: 'B22', label: { rest: 'B22' }, cells: [{ text: 'Gate: B22' }] },
    ]);
  });

  it('is surer behind a colon', () => {
    const score = (text: string) => pageFacts(text)[0]!.score;
    expect(score('Gate: B22')).toBeGreaterThan(score('Gate B22'));
  });

  it('is none that the label cannot mean', () => {
    expect(say('Time: later')).toEqual([]);
    expect(say('Seat')).toEqual([]);
  });

  it('is a letter that is also a word', () => {
    expect(say('Gate: A\nRow: A\nSeat: 14')).toEqual([
      ['gate', 'A'],
      ['row', 'A'],
      ['seat', '14'],
    ]);
  });

  it.each(['Row / Seat: C / 14', 'Row / Seat: C 14', 'Row / Seat: C-14', 'Row / Seat: C, 14'])(
    'is one for each half of a label: %s',
    (text) => {
      expect(say(text)).toEqual([
        ['row', 'C'],
        ['seat', '14'],
      ]);
    },
  );
});

describe('what stands behind a value and is none of it', () => {
  it.each([
    ['Seat: 12A Window seat', 'seat', '12A'],
    ['Seat: 12 Window', 'seat', '12 Window'],
    ['Seat 12A Window', 'seat', '12A Window'],
    ['Price: 12.00 € paid by card', 'price', '12.00 €'],
    ['Price: 12.00 € + 3.00 €', 'price', '12.00 € + 3.00 €'],
    ['Price: only for you 12.00 € again', 'price', 'only for you 12.00 € again'],
    ['Order number: 10048821773 - 12 January 2026', 'bookingReference', '10048821773'],
    ['Order number: 10048821773 (12 January 2026)', 'bookingReference', '10048821773'],
    ['Order number: 10048821773 - 7742', 'bookingReference', '10048821773 - 7742'],
  ])('is left out where it says nothing of it: %s', (text, role, value) => {
    expect(say(text)).toEqual([[role, value]]);
  });

  it('is the name of a train', () => {
    expect(say('Train: 49 LAKE SHORE LIMITED')).toEqual([['number', '49 - LAKE SHORE LIMITED']]);
    expect(say('Train: ICE 802 Aldersheim')).toEqual([['number', 'ICE 802 Aldersheim']]);
  });

  it('is the beginning of the label of the next line', () => {
    expect(say('Row: 23 | N° de\nplace: 17', { language: 'fr' })).toEqual([
      ['row', '23'],
      ['seat', '17'],
    ]);
    expect(say('Venue: Hall 3 | Aldersheim\nSeat 17')).toContainEqual(['venue', 'Hall 3 | Aldersheim']);
    expect(say('Venue: Hall 3 | Aldersheim\nLovely evening')).toEqual([['venue', 'Hall 3 | Aldersheim']]);
    expect(say('Venue: Hall 3 | Aldersheim\n\nSeat: 17')).toContainEqual(['venue', 'Hall 3 | Aldersheim']);
  });
});

describe('a value that goes on in the next line', () => {
  it('is the rest of a day, or its clock', () => {
    expect(say('Ab: Freitag, 31.\nJuli 2026 – 05:00 Uhr', { language: 'de' })).toEqual([
      ['departure', 'Freitag, 31. Juli 2026 – 05:00 Uhr'],
    ]);
    expect(say('When: 12 March 2027\n19:30 for all')).toEqual([['when', '12 March 2027 19:30 for all']]);
  });

  it('is no clock where a day alone is asked for, nor a second one', () => {
    expect(say('Date: 12 March 2027\n19:30 for all')).toEqual([['date', '12 March 2027']]);
    expect(say('When: 12 March 2027 18:00\n19:30 for all')).toEqual([['when', '12 March 2027 18:00']]);
    expect(say('When: 12 March 2027\nwe begin it at 19:30')).toEqual([['when', '12 March 2027']]);
  });

  it('is no second day', () => {
    expect(say('When: 12 March 2027\n13 March 2027 19:30')).toEqual([['when', '12 March 2027']]);
  });

  it('is the rest of a code that a hyphen breaks', () => {
    expect(say('Booking reference: QX71-448-\n1234')).toEqual([['bookingReference', 'QX71-448-1234']]);
    expect(say('Booking reference: QX71448\n1234')).toEqual([['bookingReference', 'QX71448']]);
    expect(say('Booking reference: QX71-448-\nnext week')).toEqual([]);
  });

  it('is the rest of an address behind a comma', () => {
    expect(say('Address: Elm Street 4,\nAldersheim')).toEqual([['address', 'Elm Street 4, Aldersheim']]);
    expect(say('Adresse : 10 bis, rue Haute,\n31000 Toulouse', { language: 'fr' })).toEqual([
      ['address', '10 bis, rue Haute, 31000 Toulouse'],
    ]);
    expect(say('Address: Elm Street 4\nAldersheim')).toEqual([['address', 'Elm Street 4']]);
    expect(say('Venue: Hall,\nAldersheim')).toEqual([['venue', 'Hall']]);
  });

  it('is what stands there before the next label, where a sign parts them', () => {
    const text = 'Adresse : 10 bis, rue\nHaute – 31000 Toulouse | Date : 12.03.2027';
    expect(say(text, { language: 'fr' })).toEqual([
      ['address', '10 bis, rue Haute – 31000 Toulouse'],
      ['date', '12.03.2027'],
    ]);
    expect(say(text.replace(' | Date', ' Date'), { language: 'fr' })).toContainEqual(['address', '10 bis, rue']);
    expect(say('Adresse : 10 bis, rue -\n31000 Date : 12.03.2027', { language: 'fr' })).toContainEqual([
      'address',
      '10 bis, rue - 31000',
    ]);
  });

  it('is what stands there before the next label, where it asks for a clock and has none', () => {
    const text = 'When: 12 March 2027\n19:30 Seat: 14';
    expect(say(text)).toEqual([
      ['when', '12 March 2027 19:30'],
      ['seat', '14'],
    ]);
    expect(say(text.replace('2027', '2027 18:00'))).toEqual([
      ['when', '12 March 2027 18:00'],
      ['seat', '14'],
    ]);
  });

  it('stands right below, in the same block', () => {
    expect(say('Address: Elm Street 4,\n\nAldersheim')).toEqual([['address', 'Elm Street 4']]);
    expect(say('When: 12 March 2027, Seat: 14\n19:30 for all')).toContainEqual(['when', '12 March 2027']);
    const wide = 'Address: Elm Street 4 in the old part of the town of Aldersheim,';
    expect(say(`${wide}\nBirkenau`)[0]![1]).toContain('Birkenau');
    expect(say(`${wide}\n${' '.repeat(31)}Birkenau`)[0]![1]).not.toContain('Birkenau');
  });
});
