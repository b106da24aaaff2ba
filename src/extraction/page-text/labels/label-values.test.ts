import { describe, expect, it } from 'vitest';
import { factsSay, pageFacts, type SheetOptions } from '#test/support/labelled-sheet.ts';

const say = (text: string, options?: SheetOptions) => factsSay(pageFacts(text, options));
const scores = (text: string) => pageFacts(text).map(({ score }) => score);

describe('the value of a label', () => {
  it.each([
    ['beside it', 'Seat     41'],
    ['below it', 'Seat\n41'],
    ['above it', '# 41\nSeat'],
    ['at the beginning of the next line', 'Lovely evening                    Seat\n41'],
    ['in its line', 'Seat: 41'],
  ])('stands %s', (_, text) => {
    expect(say(text)).toEqual([['seat', '41']]);
  });

  it('is rather below than far on the right', () => {
    const far = ' '.repeat(60);
    expect(say(`Seat${far}41`)).toEqual([['seat', '41']]);
    expect(say(`Seat${far}41\n42`)).toEqual([['seat', '42']]);
    expect(scores(`Seat${far}41`)[0]).toBeLessThan(scores('Seat     41')[0]!);
  });

  it('is rather right below than far below', () => {
    expect(scores('Seat\n\n\n41')[0]).toBeLessThan(scores('Seat\n41')[0]!);
    expect(say('Seat\n\n\n\n41')).toEqual([]);
  });

  it('is where other labels of the page have theirs', () => {
    expect(say('Seat     7\n41\nCoach    23\nGate     5')).toContainEqual(['seat', '7']);
    expect(say('Seat     7\n41\n\nCoach\n23\n\nGate\n5')).toContainEqual(['seat', '41']);
  });

  it('is the better fit of two', () => {
    expect(say('Time     later on\n08:15')).toEqual([['time', '08:15']]);
    expect(say('Time     08:15\nlater on')).toEqual([['time', '08:15']]);
  });

  it('is nothing that it cannot mean', () => {
    expect(say('Time     later on')).toEqual([]);
  });

  it('is no label of its own', () => {
    expect(say('Seat\nCoach     23')).toEqual([['coach', '23']]);
    expect(say('Venue\nCoach: 23')).toEqual([['coach', '23']]);
  });

  it('is no running text', () => {
    const prose = 'Aldersheim is the town that we all like to go to for the beer and for the music';
    expect(say(`Venue\n${prose}`)).toEqual([]);
  });

  it('is of one label only', () => {
    expect(say('Seat\n41\nGate')).toEqual([['seat', '41']]);
    expect(say('Seat       Coach\n41         23\nGate')).toEqual([
      ['seat', '41'],
      ['coach', '23'],
    ]);
  });

  it('is none of another place, where a table has one', () => {
    expect(say('# 99\n\nSeat       Coach\n41         23')).toEqual([
      ['seat', '41'],
      ['coach', '23'],
    ]);
  });

  it('is one for each half of a label of two', () => {
    expect(say('Row / Seat     C / 14')).toEqual([
      ['row', 'C'],
      ['seat', '14'],
    ]);
  });

  it('says all that it can mean, the likeliest first', () => {
    expect(pageFacts('Salida\n12.03.2027', { language: 'es' })[0]!.roles).toEqual(['departure', 'checkOut']);
    expect(pageFacts('Salida\nAldersheim', { language: 'es' })[0]!.roles).toEqual(['departure']);
  });

  it('counts less under a label of one or two letters', () => {
    expect(scores('Ab     08:15')[0]).toBeLessThan(scores('Departure     08:15')[0]!);
  });
});

describe('what stands above a label', () => {
  it('is no value where one stands beside it, unless it is a headline', () => {
    expect(say('08:15\nTime')).toEqual([['time', '08:15']]);
    expect(say('08:15\nTime      later on')).toEqual([]);
    expect(say('# 08:15\n\nTime      later on')).toEqual([['time', '08:15']]);
    expect(say('08:15\nTime      Seat')).toEqual([['time', '08:15']]);
  });

  it('is no place but by its code, or with a clock', () => {
    expect(say('# Aldersheim\nFrom')).toEqual([]);
    expect(say('# BER\nFrom')).toEqual([['from', 'BER']]);
    expect(say('# 08:15 Aldersheim\nFrom')).toEqual([['from', '08:15 Aldersheim']]);
  });
});

describe('a small label in a value', () => {
  it('is a part of it behind a clock or a place', () => {
    expect(say('Abfahrt\n06:25 Uhr, Terminal B', { language: 'de' })).toEqual([['departure', '06:25 Uhr, Terminal B']]);
  });

  it('is none of it, where it is a seat', () => {
    expect(say('Abfahrt\n06:25 Uhr, Sitz 4', { language: 'de' })).toEqual([['seat', '4']]);
  });
});

describe('a clock that its day stands before', () => {
  it('is the value of a label that asks for one', () => {
    expect(say('Ora partenza      14.09.2025    16:56', { language: 'it' })).toEqual([['departureTime', '16:56']]);
    expect(say('Departure time      14 Sep 2025    16:56')).toEqual([['departureTime', '16:56']]);
    expect(say('Departure time      14.09.2025    1656')).toEqual([['departureTime', '1656']]);
  });

  it('is none where the label asks for the day', () => {
    expect(say('Date      14.09.2025    16:56')).toEqual([['date', '14.09.2025']]);
  });
});

describe('a caption', () => {
  it('has its value below it, and no other caption beside it', () => {
    expect(say('Price        9.50 €\n# yes        Other')).toEqual([]);
    expect(say('Price:       9.50 €\n# yes        Other')).toEqual([['price', '9.50 €']]);
    expect(say('Price        9.50 €\nyes          Other')).toEqual([['price', '9.50 €']]);
  });
});

describe('a place in a picture', () => {
  it('is no end of a word', () => {
    expect(say('From\nrsheim', { recognised: true })).toEqual([]);
    expect(say('From\nAldersheim', { recognised: true })).toEqual([['from', 'Aldersheim']]);
    expect(say('From\nrsheim')).toEqual([['from', 'rsheim']]);
  });
});
