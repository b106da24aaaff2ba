import { describe, expect, it } from 'vitest';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import type { Target } from '../../scoring/targets.ts';
import { holdersOf } from './holders.ts';

type Told = Readonly<Record<string, Likely>>;

/** The values that a paper lists of a target. */
const holders = (text: string | readonly string[], told: Told, target: Target = 'seat') => {
  const { understood, scored } = paperOf(text, told);
  return holdersOf(understood, scored, target).map(({ name }) => name);
};
const each = (target: Target, likely: number, ...texts: readonly string[]): Told =>
  Object.fromEntries(texts.map((text) => [text, { [target]: likely }]));

describe('the values of a list', () => {
  it('stand in one column or row, in reading order', () => {
    expect(holders('Row 7\nA2\nA1', { A2: { seat: 0.8 }, A1: { seat: 0.9 } })).toEqual(['A2', 'A1']);
    expect(holders('A1     A2', each('seat', 0.9, 'A1', 'A2'))).toEqual(['A1', 'A2']);
  });

  it('may stand in rows and columns, or each on a page of its own', () => {
    const four = ['A1', 'A2', 'B1', 'B2'];
    expect(holders('A1     A2\nB1     B2', each('seat', 0.9, ...four))).toEqual(four);
    expect(holders(['A1', '          A2'], each('seat', 0.9, 'A1', 'A2'))).toEqual(['A1', 'A2']);
  });

  it('may stand at the ends of lines that end below each other', () => {
    const told = each('ticket_number', 0.9, '4417-2093-1', '4417-2093-2');
    const ends = 'Erwachsene 4417-2093-1\n    Kinder 4417-2093-2';
    expect(holders(ends, told, 'ticket_number')).toEqual(['4417-2093-1', '4417-2093-2']);
  });

  it('are none that stand apart, or only one', () => {
    expect(holders('A1\n\n          A2', each('seat', 0.9, 'A1', 'A2'))).toEqual([]);
    expect(holders('A1\nA1', each('seat', 0.9, 'A1'))).toEqual([]);
  });

  it('are told surely enough', () => {
    expect(holders('A1\nA2', { A1: { seat: 0.9 }, A2: { seat: 0.69 } })).toEqual([]);
    expect(holders('A1\nA2', { A1: { seat: 0.9 }, A2: { seat: 0.7 } })).toEqual(['A1', 'A2']);
  });

  it('are each one of its words, the likelier where two have words in common', () => {
    const told = { 'A1, A2': { seat: 0.8 }, ...each('seat', 0.9, 'A1', 'A2') };
    expect(holders('Seats A1, A2', told)).toEqual(['A1', 'A2']);
  });

  it('are no more than an order may have', () => {
    const many = Array.from({ length: 13 }, (_, at) => `A${at + 1}`);
    expect(holders(many.join('\n'), each('seat', 0.9, ...many))).toEqual([]);
    expect(holders(many.slice(1).join('\n'), each('seat', 0.9, ...many.slice(1)))).toHaveLength(12);
  });
});

describe('numbers of tickets', () => {
  const numbers = ['4417-2093-1', '4417-2093-2'];

  it('are those that most are made like: an order’s is made otherwise', () => {
    const told = each('ticket_number', 0.9, ...numbers, 'BX-99');
    expect(holders(['BX-99', ...numbers].join('\n'), told, 'ticket_number')).toEqual(numbers);
    const both = ['BX-99', 'BX-98', ...numbers];
    expect(holders(both.join('\n'), each('ticket_number', 0.9, ...both), 'ticket_number')).toEqual([]);
  });

  it('stand in lines made alike, behind one word, or are of one series', () => {
    const read = (first: string, second: string, ...texts: readonly string[]) =>
      holders(`${first}\n${second}`, each('ticket_number', 0.9, ...texts), 'ticket_number').length;
    expect(read('771840031 adult', '552790818 adult', '771840031', '552790818')).toBe(2);
    expect(read('Ticket 771840031 adult', 'Ticket 552790818 (one child)', '771840031', '552790818')).toBe(2);
    expect(read('Kind · Ticket 771840031', 'Normalpreis · Ticket 552790818', '771840031', '552790818')).toBe(2);
    expect(read('771840031 for Ada', '771840032 (one child)', '771840031', '771840032')).toBe(2);
    expect(read('771840031 for Ada', '552790818 (one child)', '771840031', '552790818')).toBe(0);
  });
});

describe('names of visitors', () => {
  it('are each one person’s, however it is written', () => {
    const told = each('passenger', 0.9, 'Ada Berger', 'BERGER ADA', 'Bert Dahl');
    expect(holders('Ada Berger\nBERGER ADA\nBert Dahl', told, 'passenger')).toEqual(['Ada Berger', 'Bert Dahl']);
  });
});

it('are not what stands in the lines of several others: that is their row', () => {
  const told = each('seat', 0.9, '31', '5', '6');
  expect(holders('Row 31 Seat 5\nRow 31 Seat 6', told)).toEqual(['5', '6']);
});
