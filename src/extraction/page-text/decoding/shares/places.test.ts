import { describe, expect, it } from 'vitest';
import { orderOn } from '#test/extraction/orders.ts';
import { type Likely, paperOf, saying } from '#test/support/scored-paper.ts';
import { cellsSaying } from '#test/support/understood-page.ts';
import { legNamedBefore, legOf, whoseRow } from './places.ts';

const people = ['Ada Berger', 'Bert Dahl'];

/** Whose row each of some texts stands in, of two travellers who are as likely ones. */
const whose = (texts: string | readonly string[], cells: readonly string[], likely: Likely = { passenger: 0.8 }) => {
  const paper = paperOf(texts, { 'Ada Berger': likely, 'Bert Dahl': likely });
  const order = orderOn(paper, { travellers: people, legs: [] });
  return cells.map((text) => people[whoseRow(cellsSaying(paper.understood.cells, text)[0]!, order)]);
};

describe('whose something is', () => {
  it('is told by the name in its line or its row', () => {
    expect(whose('Ada Berger   7C\nBert Dahl    7D', ['7C', '7D'])).toEqual(people);
    expect(whose('Ada Berger\nDAHL BERT: 7D\n\nBert Dahl', ['DAHL BERT: 7D'])).toEqual(['Bert Dahl']);
  });

  it('is told by the name above it, some lines far', () => {
    const lines = (count: number) => `Bert Dahl\n${Array(count).fill('Saver\n').join('')}7D`;
    expect(whose(`Ada Berger\n\n\n\n\n\n\n${lines(1)}`, ['7D'])).toEqual(['Bert Dahl']);
    expect(whose(`Ada Berger\n\n\n\n\n\n\n${lines(6)}`, ['7D'])).toEqual([undefined]);
  });

  it('is told by the name over its column, where both stand in one row', () => {
    expect(whose('Ada Berger     Bert Dahl\n7C             7D', ['7C', '7D'])).toEqual(people);
  });

  it('is not told by sure names in one line above it', () => {
    const line = 'Ada Berger, Bert Dahl\n7C';
    expect(whose(line, ['7C'], { passenger: 0.95 })).toEqual([undefined]);
  });

  it('is nobody’s where the row begins with the name of a stranger below theirs', () => {
    const rows = 'Ada Berger   7C\nBert Dahl    7D\nCora Lund    8A';
    expect(whose(rows, ['7D', '8A'])).toEqual(['Bert Dahl', undefined]);
    const labelled = 'Ada Berger   7C\nBert Dahl    7D\nTicket Type  8A';
    expect(whose(labelled, ['8A'])).toEqual(['Bert Dahl']);
  });

  it('is that of the only one whose page it is', () => {
    const far = '\n\n\n\n\n\n\n\n\n7D';
    expect(whose(['Ada Berger\n7C', `Bert Dahl${far}`], ['7D'])).toEqual(['Bert Dahl']);
    expect(whose(`Ada Berger\n7C\n\n\nBert Dahl${far}`, ['7D'])).toEqual([undefined]);
  });

  it('is not asked of one who travels alone', () => {
    const paper = paperOf('Ada Berger   7C');
    const order = orderOn(paper, { travellers: ['Ada Berger'] });
    expect(whoseRow(paper.understood.cells[1]!, order)).toBe(-1);
  });
});

describe('the leg that something is about', () => {
  const legs = ['R 224', 'R 239'];
  const legsAt = (text: string, cells: readonly string[], travellers: readonly string[] = []) => {
    const paper = paperOf(text);
    const order = orderOn(paper, { legs, travellers });
    return cells.map((one) => legs[legOf(cellsSaying(paper.understood.cells, one)[0]!, order)]);
  };

  it('is the one whose number stands over it in its column', () => {
    expect(legsAt('           R 224     R 239\nSeat       7C        12D', ['7C', '12D'])).toEqual(legs);
  });

  it('is the one in whose column it stands, where legs stand side by side', () => {
    const paper = paperOf('Nadia          Atlantic\nTartu          Narva\n\nFlex           Saver');
    const { legs: ships, ...order } = orderOn(paper, { legs: ['Nadia', 'Atlantic'] });
    const ends = ['Tartu', 'Narva'].flatMap((text) => cellsSaying(paper.understood.cells, text));
    const sideBySide = { ...order, legs: ships.map((leg, at) => ({ ...leg, cells: [...leg.cells, ends[at]!] })) };
    expect(cellsSaying(paper.understood.cells, 'Flex', 'Saver').map((cell) => legOf(cell, sideBySide))).toEqual([0, 1]);
  });

  it('is the one that is printed last before it', () => {
    expect(legsAt('Seat 3A\nR 224\nSeat 7C\nR 239\nSeat 12D', ['Seat 3A', 'Seat 7C', 'Seat 12D'])).toEqual([
      undefined,
      ...legs,
    ]);
  });

  it('is none in a list of travellers below all legs, unless the legs have their own lists', () => {
    const below = 'R 224\n\nR 239\nSeat 12D\nAda Berger\nSeat 7C';
    expect(legsAt(below, ['Seat 12D', 'Seat 7C'], ['Ada Berger'])).toEqual(['R 239', undefined]);
    const nested = 'R 224\nAda Berger\nSeat 7C\nR 239\nAda Berger\nSeat 12D';
    expect(legsAt(nested, ['Seat 7C', 'Seat 12D'], ['Ada Berger'])).toEqual(legs);
  });

  it('is the only one', () => {
    const paper = paperOf('Seat 7C\nR 224');
    expect(legOf(paper.understood.cells[0]!, orderOn(paper, { legs: ['R 224'] }))).toBe(0);
  });
});

describe('a leg that is named by its airports right before a value', () => {
  const paper = paperOf('CTG-BOG 6C / BOG-MAD 21H\nCTG-BOG asiento 8B\n9D BOG-MAD', { '6C': {}, '21H': {}, '8B': {} });
  const order = orderOn(paper, { legs: ['6C', '21H'], routes: ['CTG-BOG', 'BOG-MAD'] });

  it.each([
    ['6C', 0],
    ['21H', 1],
    ['8B', 0],
    ['9D', undefined],
  ])('of %s is %s', (text, leg) => {
    expect(legNamedBefore(saying(paper.scored, text).span, order)).toBe(leg);
  });
});
