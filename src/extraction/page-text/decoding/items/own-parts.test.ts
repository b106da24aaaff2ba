import { describe, expect, it } from 'vitest';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { areOwn, haveEnds, heldByAll } from './own-parts.ts';

/** Two parts of a paper, each of so many rows from its begin on. */
function parts(text: string, told: Readonly<Record<string, Likely>>, rowsOfEach: number) {
  const { understood, scored } = paperOf(text, told);
  const rows = understood.sheets.flatMap((sheet) => sheet.rows);
  const own = [0, 1].map((at) => ({ begin: at * rowsOfEach, end: (at + 1) * rowsOfEach }));
  return [rows, own, scored] as const;
}
const [title, venue, price] = [{ title: 0.9 }, { venue: 0.9 }, { price: 0.9 }];

describe('parts of an order that are things of their own', () => {
  const are = (text: string, told: Readonly<Record<string, Likely>>, rows: number) =>
    areOwn(...parts(text, told, rows));

  it('have each a name, or two things that only one’s own part would tell', () => {
    expect(are('Tosca\nx y z\nCarmen\nu v w', { Tosca: title, Carmen: title }, 2)).toBe(true);
    const houses = 'Oper\n18 EUR\nBühne\n24 EUR';
    expect(are(houses, { Oper: venue, Bühne: venue }, 2)).toBe(false);
    expect(are(houses, { Oper: venue, Bühne: venue, '18 EUR': price, '24 EUR': price }, 2)).toBe(true);
  });

  it('are made alike: by two lines that both have, a number behind the same words, or a heading', () => {
    expect(are('Beginn\nOrt\nOper\nBeginn\nOrt\nBühne', {}, 3)).toBe(true);
    expect(are('Beginn\nSaal\nOper\nBeginn\nOrt\nBühne', {}, 3)).toBe(false);
    expect(are('Termin Nr. 2027031\nOper\nTermin Nr. 2027032\nBühne', {}, 2)).toBe(true);
    expect(are('Termin Nr. 2027031\nOper\nTermin Nr. 2027031\nBühne', {}, 2)).toBe(false);
    expect(are('# Oper\n19:00\n# Bühne\n20:00', {}, 2)).toBe(true);
  });

  it('are rows of one table', () => {
    expect(are('Oper   19:00   Saal\nBühne  20:00   Foyer', {}, 1)).toBe(true);
    expect(are('Oper   19:00   Saal\nBühne  20:00', {}, 1)).toBe(false);
  });
});

it('parts hold what something in each of them is', () => {
  const held = parts('Tosca\nA1\nCarmen\nB4', { Tosca: title, Carmen: title, A1: { seat: 0.9 }, B4: { seat: 0.4 } }, 2);
  expect(heldByAll(...held, ['title', 'seat', 'venue'])).toEqual(['title']);
});

describe('parts that tell of an end beside their begin', () => {
  const [day, clock, end] = [{ start_date: 0.9 }, { start_time: 0.9 }, { end_time: 0.9 }];
  const have = (text: string, told: Readonly<Record<string, Likely>>) => haveEnds(...parts(text, told, 2));

  it('have two days, a time that lasts, or an end at another clock', () => {
    const days = '3 May 2027\n4 May 2027\n9 May 2027\n12 May 2027';
    const each = Object.fromEntries(days.split('\n').map((text) => [text, day]));
    expect(have(days, each)).toBe(true);
    expect(have('10:30\n16:30\n17:00\n18:45', { '10:30': clock, '16:30': end, '17:00': clock, '18:45': end })).toBe(
      true,
    );
    expect(have('10:30\n16:30\n17:00\nx y z', { '10:30': clock, '16:30': end, '17:00': clock })).toBe(false);
  });

  it('have none where but one part does', () => {
    const days = '3 May 2027\n4 May 2027\n9 May 2027\nx y z';
    expect(have(days, { '3 May 2027': day, '4 May 2027': day, '9 May 2027': day })).toBe(false);
  });
});
