import { describe, expect, it } from 'vitest';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { FieldName, TicketFields } from '#src/tickets/fields.ts';
import { codeAt, type Likely, paperOf, readOn, valuesOf } from '#test/support/scored-paper.ts';
import { partByPeople } from './people.ts';

const sure = { passenger: 0.97 };
const names = { 'Ada Berger': sure, 'Bert Dahl': sure };
const rides = [{ number: 'R 221' }, { number: 'R 228' }];

type Paper = {
  readonly text: string | readonly string[];
  readonly told?: Readonly<Record<string, Likely>>;
  readonly codes?: readonly FoundBarcode[];
  readonly tickets?: readonly Partial<TicketFields>[];
};

function parted({ text, told = {}, codes = [], tickets = [rides[0]!] }: Paper) {
  const { understood, scored } = paperOf(text, { ...names, ...told }, codes);
  const drafts = tickets.map((values) => readOn(understood, 'train', values));
  return partByPeople(understood, drafts, scored);
}
const tickets = (paper: Paper, ...fields: readonly FieldName[]) => valuesOf(parted(paper), 'passenger', ...fields);

const list = 'R 221\n\nAda Berger   7C\nBert Dahl    7D';
const seats = { '7C': { seat: 0.95 }, '7D': { seat: 0.95 } };

describe('a ride of several travellers', () => {
  it('is a ticket for each with what is theirs', () => {
    expect(tickets({ text: list, told: seats }, 'seat', 'number')).toEqual([
      ['Ada Berger', '7C', 'R 221'],
      ['Bert Dahl', '7D', 'R 221'],
    ]);
    expect(parted({ text: list, told: seats }).map(({ group }) => group)).toEqual(['0', '0']);
  });

  it('is one for each on each leg', () => {
    const text = 'R 221\n\nR 228\n\nAda Berger\nBert Dahl';
    expect(tickets({ text, tickets: rides }, 'number')).toEqual([
      ['Ada Berger', 'R 221'],
      ['Ada Berger', 'R 228'],
      ['Bert Dahl', 'R 221'],
      ['Bert Dahl', 'R 228'],
    ]);
  });

  it('leaves to each no number, seat or card that was another one’s', () => {
    const read = {
      ...rides[0],
      passenger: 'Ada Berger',
      seat: '7C',
      membershipNumber: 'VIP 4471',
      ticketNumber: '881',
    };
    const made = tickets(
      { text: 'R 221\n\nAda Berger\nBert Dahl', tickets: [read] },
      'seat',
      'membershipNumber',
      'ticketNumber',
    );
    expect(made).toEqual([
      ['Ada Berger', '7C', 'VIP 4471', '881'],
      ['Bert Dahl', undefined, undefined, undefined],
    ]);
  });

  it('leaves to each the coach that all share, but none of several', () => {
    const read = [{ ...rides[0], passenger: 'Ada Berger', coach: '4' }];
    const text = 'R 221\n\nCoach 4\n\nAda Berger\nBert Dahl';
    const one = { '4': { coach: 0.95 } };
    expect(tickets({ text, told: one, tickets: read }, 'coach').map(([, coach]) => coach)).toEqual(['4', '4']);
    const far = '\n\n\n\n\n\n\n\n\n';
    const others = { '5': { coach: 0.95 }, '6': { coach: 0.95 } };
    const three = { text: `${text}${far}Coach 5\nCoach 6`, told: { ...one, ...others }, tickets: read };
    expect(tickets(three, 'coach').map(([, coach]) => coach)).toEqual(['4', undefined]);
  });

  it('gives each the seat in turn of a list that names as many', () => {
    const read = (seat: string) => ({ text: 'R 221\n\nAda Berger\nBert Dahl', tickets: [{ ...rides[0], seat }] });
    expect(tickets(read('51, 52'), 'seat').map(([, seat]) => seat)).toEqual(['51', '52']);
    expect(tickets(read('7A 7B'), 'seat').map(([, seat]) => seat)).toEqual(['7A', '7B']);
    expect(tickets(read('51, 52, 53'), 'seat').map(([, seat]) => seat)).toEqual([undefined, undefined]);
  });

  it('names whole whom a ticket names but by the family, or in one word', () => {
    for (const passenger of ['Berger', 'ADABERGER'])
      expect(tickets({ text: list, told: seats, tickets: [{ ...rides[0], passenger }] })).toEqual([
        ['Ada Berger'],
        ['Bert Dahl'],
      ]);
  });

  it('says no more for how many it is', () => {
    expect(tickets({ text: list, told: seats, tickets: [{ ...rides[0], party: '2' }] }, 'party')).toEqual([
      ['Ada Berger', undefined],
      ['Bert Dahl', undefined],
    ]);
  });
});

describe('a ride that is not parted', () => {
  it.each<[string, Paper]>([
    ['is for more than the paper lists', { text: list, told: seats, tickets: [{ party: '3' }] }],
    ['lists one traveller', { text: 'R 221\n\nAda Berger   7C\n\n\n\n                Bert Dahl' }],
    [
      'lists people who hardly are travellers',
      { text: 'R 221\n\nAda Berger\nBert Dahl', told: { 'Bert Dahl': { passenger: 0.6 } } },
    ],
    ['lists them far from each other', { text: `R 221\n\nAda Berger\n${'Terms\n'.repeat(9)}Bert Dahl` }],
  ])('%s', (_, paper) => {
    expect(tickets(paper)).toEqual([[undefined]]);
  });

  it('has a page for each traveller already', () => {
    const text = ['R 221\nAda Berger   7C', 'R 221\nBert Dahl    7D'];
    const read = [
      { ...rides[0], passenger: 'Ada Berger', seat: '9A' },
      { ...rides[0], passenger: 'Bert Dahl', seat: '9B' },
    ];
    expect(tickets({ text, told: seats, tickets: read }, 'seat')).toEqual([
      ['Ada Berger', '9A'],
      ['Bert Dahl', '9B'],
    ]);
  });

  it('has more codes than legs of which nobody can tell whose they are', () => {
    const text = 'R 221\n\nR 228\n\nAda Berger\nBert Dahl';
    const three = [codeAt('a', 0), codeAt('b', 3), codeAt('c', 6)];
    expect(tickets({ text, tickets: rides, codes: three })).toEqual([[undefined], [undefined]]);
    expect(tickets({ text, tickets: rides, codes: three.slice(0, 2) })).toHaveLength(4);
    const pages = [text, 'Terms'];
    expect(tickets({ text: pages, tickets: rides, codes: [three[0]!, codeAt('b', 0, { page: 2 })] })).toHaveLength(4);
  });
});

describe('the codes of several travellers', () => {
  it('are whose name stands beside them, on the leg that it stands under', () => {
    const text = 'R 221\nAda Berger\n\n\nBert Dahl\n\n\nR 228\nAda Berger\n\n\nBert Dahl';
    const codes = [['d', 11] as const, ['a', 1] as const, ['c', 8] as const, ['b', 4] as const].map(([id, line]) =>
      codeAt(id, line, { x: 14 }),
    );
    expect(parted({ text, tickets: rides, codes }).map(({ barcode }) => barcode)).toEqual(['a', 'c', 'b', 'd']);
  });

  it('are each the one in turn, where there are as many', () => {
    const made = parted({ text: list, told: seats, codes: [codeAt('b', 12), codeAt('a', 8)] });
    expect(made.map(({ barcode }) => barcode)).toEqual(['a', 'b']);
  });
});
