import { describe, expect, it } from 'vitest';
import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { codeAt, type Likely, paperOf, readOn, valuesOf } from '#test/support/scored-paper.ts';
import { partByAdmissions } from './admissions.ts';

type Order = {
  readonly text: string;
  readonly told: Readonly<Record<string, Likely>>;
  readonly read?: Partial<TicketFields>;
  readonly kind?: TicketKind;
  readonly codes?: readonly ReturnType<typeof codeAt>[];
};

const parted = ({ text, told, read = {}, kind = 'event', codes = [] }: Order) => {
  const { understood, scored } = paperOf(text, told, codes);
  return partByAdmissions(understood, [readOn(understood, kind, read)], scored);
};
const tickets = (order: Order, ...names: readonly FieldName[]) => valuesOf(parted(order), ...names);

const [seat, who, product, price] = [{ seat: 0.95 }, { passenger: 0.95 }, { product: 0.9 }, { price: 0.9 }];
const text = 'A1     Parkett   18.00 EUR\nA2     Empore    9.00 EUR';
const told = {
  ...{ A1: seat, A2: seat, Parkett: product, Empore: product },
  ...{ '18.00 EUR': price, '9.00 EUR': price },
};

describe('an order of several admissions', () => {
  it('is a ticket for each seat with what is its own', () => {
    expect(tickets({ text, told }, 'seat', 'product')).toEqual([
      ['A1', 'Parkett'],
      ['A2', 'Empore'],
    ]);
    expect(tickets({ text, told }, 'price').flat()).toMatchObject([{ amount: '18.00' }, { amount: '9.00' }]);
    expect(parted({ text, told }).map(({ group }) => group)).toEqual(['0', '0']);
  });

  it('keeps on each what the order says, but nothing that each has otherwise', () => {
    const read = { title: 'Tosca', bookingReference: 'KX7Q2P', row: '4' };
    const rows = { ...told, '4': { row: 0.9 }, '5': { row: 0.9 }, '6': { row: 0.9 } };
    const order = { text: `${text}\n\n\n\n\n\n\n\n\n4\n5\n6`, told: rows, read };
    expect(tickets(order, 'title', 'bookingReference', 'row')).toEqual([
      ['Tosca', 'KX7Q2P', undefined],
      ['Tosca', 'KX7Q2P', undefined],
    ]);
  });

  it('leaves a price to all where not each has its own: it may be the total', () => {
    const all = { ...told, '9.00 EUR': {}, '18.00 EUR': price };
    const read = { price: { amount: '27.00', currency: 'EUR' } };
    const made = parted({ text, told: all, read });
    expect(made.map(({ fields }) => fields.price?.[0]?.value.amount)).toEqual(['27.00', '27.00']);
  });

  it('is one for each number, or visitor, where it tells no seats', () => {
    const numbers = { 'KR-4402-17': { ticket_number: 0.9 }, 'KR-4402-18': { ticket_number: 0.9 } };
    expect(tickets({ text: 'KR-4402-17\nKR-4402-18', told: numbers }, 'ticketNumber').flat()).toEqual([
      'KR-4402-17',
      'KR-4402-18',
    ]);
    const visitors = {
      text: 'Ada Berger   Parkett\nBert Dahl    Empore',
      told: { 'Ada Berger': who, 'Bert Dahl': who },
    };
    expect(tickets(visitors, 'passenger')).toHaveLength(1); // a house and its town look so, too
    const own = { ...visitors, told: { ...visitors.told, Parkett: product, Empore: product } };
    expect(tickets(own, 'passenger').flat()).toEqual(['Ada Berger', 'Bert Dahl']);
    const unsure = { ...own, told: { ...own.told, 'Bert Dahl': { passenger: 0.89 } } };
    expect(tickets(unsure, 'passenger')).toHaveLength(1);
  });

  it('is one for each seat rather than for each visitor', () => {
    const rows = 'Ada Berger     A1     Parkett\nBert Dahl      A2     Empore\n               A3';
    const visitors = { 'Ada Berger': who, 'Bert Dahl': who, Parkett: product, Empore: product };
    const likely = { ...visitors, A1: seat, A2: seat, A3: seat };
    expect(tickets({ text: rows, told: likely }, 'seat').flat()).toEqual(['A1', 'A2', 'A3']);
  });

  it('has the code of its own for each of as many', () => {
    const codes = [codeAt('b', 9), codeAt('a', 6)];
    expect(parted({ text, told, codes }).map(({ barcode }) => barcode)).toEqual(['a', 'b']);
    expect(parted({ text, told, codes: codes.slice(1) }).map(({ barcode }) => barcode)).toEqual([undefined, undefined]);
  });

  it('is none of a stay or a ride, nor where the rules saw several tickets', () => {
    expect(tickets({ text, told, kind: 'hotel' }, 'seat')).toHaveLength(1);
    const { understood, scored } = paperOf(text, told);
    const two = [readOn(understood, 'event', {}), readOn(understood, 'event', {})];
    expect(partByAdmissions(understood, two, scored)).toBe(two);
  });
});
