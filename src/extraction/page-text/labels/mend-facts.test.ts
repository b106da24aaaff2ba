import { describe, expect, it } from 'vitest';
import { factsSay, labelledSheet, pageFacts, type SheetOptions } from '#test/support/labelled-sheet.ts';
import { inlineFact } from './inline-values.ts';
import { withoutInner } from './mend-facts.ts';

const say = (text: string, options?: SheetOptions) => factsSay(pageFacts(text, options));
const german = { language: 'de' } as const;

describe('cells on the right of a stop', () => {
  it('are its day and its clock', () => {
    expect(say('DEPARTURE: BERLIN     07 JUN    12:10')).toEqual([['departure', 'BERLIN  07 JUN  12:10']]);
    expect(say('From: Berlin     12:10')).toEqual([['from', 'Berlin  12:10']]);
    expect(pageFacts('From: Berlin     12:10')[0]!.cells.map(({ text }) => text)).toEqual(['From: Berlin', '12:10']);
  });

  it('are its place, where its clock alone stands behind the label', () => {
    expect(say('Departure: 12:10     Berlin')).toEqual([['departure', '12:10  Berlin']]);
    expect(say('Abfahrt: 09.28     Berlin', german)).toEqual([['departure', '09:28  Berlin']]);
  });

  it.each([
    ['a second clock', 'DEPARTURE: BERLIN     12:10     13:10', 'BERLIN  12:10'],
    ['a second place', 'Departure: 12:10 Berlin     Hamburg', '12:10 Berlin'],
    ['a place where its clock is open', 'Departure: Berlin     Hamburg', 'Berlin'],
    ['a place behind a day', 'Departure: 07 JUN     Berlin', '07 JUN'],
    ['a second day', 'Departure: 07 JUN Berlin     08 JUN', '07 JUN Berlin'],
    ['a day behind its clock', 'Departure: 12:10 Berlin     07 JUN', '12:10 Berlin'],
    ['a day among other words', 'Departure: Berlin     not later than by 07 JUN', 'Berlin'],
  ])('are not %s', (_, text, value) => {
    expect(say(text)).toEqual([['departure', value]]);
  });

  it('are nothing of a value that is no stop', () => {
    expect(say('Venue: Berlin     12:10')).toEqual([['venue', 'Berlin']]);
  });

  it('are no value of another label', () => {
    expect(say('From: Berlin     Time: 12:10')).toEqual([
      ['from', 'Berlin'],
      ['time', '12:10'],
    ]);
    expect(say('From: Berlin     Seat: 12:10')).toEqual([['from', 'Berlin']]);
  });

  it('are not under the head of another column', () => {
    const text = 'Departure           Fare\n18 Mar 11:15        Aldersheim';
    expect(say(text)).toEqual([['departure', '18 Mar 11:15']]);
    expect(say(text.replace('Fare', ''))).toEqual([['departure', '18 Mar 11:15  Aldersheim']]);
  });
});

describe('the cell on the left of a stop', () => {
  it('is its place, where the label is a short word', () => {
    expect(say('Köln Hbf    ab 08:15', german)).toEqual([['departure', 'Köln Hbf  08:15']]);
    expect(pageFacts('Köln Hbf    ab 08:15', german)[0]!.cells.map(({ text }) => text)).toEqual([
      'Köln Hbf',
      'ab 08:15',
    ]);
    expect(say('Köln Hbf    ab 08.15', german)).toEqual([['departure', 'Köln Hbf  08:15']]);
  });

  it('is its place, where it is the only stop of its line', () => {
    expect(say('SANTANDER    Salida 18:10', { language: 'es' })).toEqual([['departure', 'SANTANDER  18:10']]);
    expect(say('Köln Hbf    Abfahrt 08:15    Ankunft 09:15', german)).toEqual([
      ['departure', '08:15'],
      ['arrival', '09:15'],
    ]);
  });

  it.each([
    ['that has a place', 'Köln Hbf    ab 08:15 Bonn', '08:15 Bonn'],
    ['beside what is no place', 'Gesamt 4 @    ab 08:15', '08:15'],
  ])('is none of one %s', (_, text, value) => {
    expect(say(text, german)).toContainEqual(['departure', value]);
  });

  it('is not a value of another label', () => {
    expect(say('Köln    ab 08:15', german)).toEqual([['departure', 'Köln  08:15']]);
    expect(say('Ort: Köln    ab 08:15', german)).toContainEqual(['departure', '08:15']);
    expect(say('Ort    Köln    ab 08:15', german)).toContainEqual(['departure', '08:15']);
  });
});

describe('a fact inside of another', () => {
  it('is the terminal in a stop', () => {
    expect(say('Arrival\nDetroit, Terminal EM')).toEqual([['arrival', 'Detroit, Terminal EM']]);
    expect(say('Venue\nDetroit, Terminal EM')).toContainEqual(['terminal', 'EM']);
  });

  it('stays where it is told with a label at the beginning of its cell', () => {
    const { sheet, labels } = labelledSheet('Abfahrt: 08:15 Terminal 4', german);
    const facts = [...labels.values()].flat().flatMap((label) => inlineFact(sheet, label, labels));
    expect(factsSay(withoutInner(facts))).toEqual([
      ['departure', '08:15'],
      ['terminal', '4'],
    ]);
  });
});
