import { describe, expect, it } from 'vitest';
import { codeOnPage } from '#test/support/code-input.ts';
import { pageFacts } from '#test/support/labelled-sheet.ts';
import { sheetOf } from '#test/support/understood-page.ts';
import { bandTops } from './bands.ts';

/** Where the tickets of a page begin, by the texts that stand there; `codes` are where its codes do, from 0 to 1. */
function tops(text: string, codes: readonly number[] = []): readonly string[] {
  const barcodes = codes.map((y) => ({ ...codeOnPage('0'), region: { x: 0.7, y, width: 0.1, height: 0.05 } }));
  const sheet = sheetOf(text, { barcodes });
  return bandTops(sheet, pageFacts(text)).map((top) => sheet.cells.find(({ y }) => y > top)!.text);
}

const ticket = (seat: string, head = 'Concert of the Moon') => `${head}\nRow: H\nSeat: ${seat}\n\n\n\n`;

describe('several tickets below each other', () => {
  it('begin at the topmost text that stands in each of them', () => {
    expect(tops(`${ticket('11')}${ticket('12')}`)).toEqual(['Concert of the Moon', 'Concert of the Moon']);
    expect(tops(`Your tickets\n${ticket('11', 'One')}${ticket('12', 'Two')}`)).toEqual(['Row: H', 'Row: H']);
  });

  it('are as many as there are seats, of which each differs', () => {
    expect(tops(`${ticket('11')}${ticket('12')}${ticket('13')}`)).toHaveLength(3);
    expect(tops(ticket('11'))).toEqual([]);
    expect(tops(`${ticket('11')}${ticket('11')}`)).toEqual([]);
  });

  it('may differ by another number of their own', () => {
    const own = (number: string) => `Concert of the Moon\nTicket number: ${number}\n\n\n\n`;
    expect(tops(`${own('AB4471')}${own('AB4472')}`)).toHaveLength(2);
    const shared = (hall: string) => `Concert of the Moon\nVenue: ${hall}\n\n\n\n`;
    expect(tops(`${shared('Hall 1')}${shared('Hall 2')}`)).toEqual([]);
  });

  it('are no rows of a table', () => {
    const table = 'Concert\n\nSeat       Coach\n11         23\n12         23\n\n\n\n';
    expect(tops(`${table}${table}`)).toEqual([]);
  });

  it('are as many as there are codes', () => {
    expect(tops(`${ticket('11')}${ticket('11')}`, [0.1, 0.6])).toHaveLength(2);
    expect(tops(`${ticket('11')}${ticket('12')}`, [0.1, 0.4, 0.7])).toEqual([]);
    expect(tops(`${ticket('11')}${ticket('12')}`, [0.1, 0.12, 0.14])).toEqual([]);
  });

  it('are one where its codes stand side by side', () => {
    expect(tops(`${ticket('11')}${ticket('11')}`, [0.1, 0.12])).toEqual([]);
  });

  it('may be numbered where each has its code', () => {
    const numbered = 'Ticket 1 of 2\nbe there\n\n\n\nTicket 2 of 2\nor not\n';
    expect(tops(numbered, [0.1, 0.6])).toEqual(['Ticket 1 of 2', 'Ticket 2 of 2']);
    expect(tops(numbered)).toEqual([]);
    const seats = `${ticket('11', 'Ticket 1 of 2')}${ticket('12', 'Ticket 2 of 2')}`;
    expect(tops(seats, [0.1, 0.6])).toEqual(['Ticket 1 of 2', 'Ticket 2 of 2']);
    expect(tops(seats)).toEqual(['Row: H', 'Row: H']);
  });

  it('begin with the first of the words that each holds once, in any order', () => {
    const other = 'Row: H\nConcert of the Moon\nSeat: 12';
    expect(tops(`${ticket('11')}${other}`)).toEqual(['Concert of the Moon', 'Row: H']);
  });

  it('do not stand near to each other', () => {
    expect(tops('Hello\nSeat: 11\nHello\nSeat: 12')).toEqual([]);
  });
});
