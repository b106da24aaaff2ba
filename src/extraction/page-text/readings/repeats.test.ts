import { describe, expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { draft } from '#test/support/draft-builder.ts';
import { bestOf } from '#test/support/understood-page.ts';
import { joinRepeats, unite } from './repeats.ts';

const ticket = (values: Partial<TicketFields>, barcode?: string) =>
  draft('page-text', 'train', values, barcode === undefined ? {} : { barcode });

/** How many tickets are left of two. */
const left = (one: Partial<TicketFields>, other: Partial<TicketFields>) =>
  joinRepeats([ticket(one), ticket(other)]).length;

const seat = { seat: '41', coach: '23' };

describe('two tickets are one', () => {
  it('where two things that they tell are the same', () => {
    expect(left(seat, seat)).toBe(1);
    expect(left({ seat: '41' }, { seat: '41' })).toBe(2);
    expect(left({ seat: '41', title: 'Moon' }, { seat: '41', title: 'Moon' })).toBe(2);
  });

  it('where they say the same in other words', () => {
    expect(left({ ...seat, from: 'Köln Hbf' }, { ...seat, from: 'KÖLN HBF' })).toBe(1);
    expect(left({ seat: '41', passenger: 'QUIST/ADA MRS' }, { seat: '41', passenger: 'Ada Quist' })).toBe(1);
    expect(left({ seat: '41', number: 'ICE 802' }, { seat: '41', number: 'ICE802' })).toBe(1);
    expect(left({ seat: '41', number: 'LH 962' }, { seat: '41', number: 'LH 0962' })).toBe(1);
    expect(left({ seat: '41', ticketNumber: 'AB-4471' }, { seat: '41', ticketNumber: 'AB 4471' })).toBe(1);
  });

  it('but not where one thing differs', () => {
    expect(left({ ...seat, passenger: 'Ada Quist' }, { ...seat, passenger: 'Bo Lindgren' })).toBe(2);
    expect(left({ ...seat, number: 'ICE 802' }, { ...seat, number: 'ICE 803' })).toBe(2);
    expect(left({ ...seat, to: 'Köln Hbf' }, { ...seat, to: 'Bonn Hbf' })).toBe(2);
  });

  it('where one has the clock of the other’s day', () => {
    const at = (local: string) => ({ seat: '41', start: { local } });
    expect(left(at('2027-03-12'), at('2027-03-12T08:15'))).toBe(1);
    expect(left(at('2027-03-12T08:15'), at('2027-03-12'))).toBe(1);
    expect(left(at('2027-03-12T08:15'), at('2027-03-12T09:15'))).toBe(2);
  });

  it('but not with two codes', () => {
    expect(joinRepeats([ticket(seat, 'a'), ticket(seat, 'b')])).toHaveLength(2);
    expect(joinRepeats([ticket(seat, 'a'), ticket(seat, 'a')])).toHaveLength(1);
    expect(joinRepeats([ticket(seat, 'a'), ticket(seat)])).toHaveLength(1);
  });

  it('with the fields of both, in the order in which they came', () => {
    const [first, second, ...more] = joinRepeats([
      ticket({ ...seat, gate: 'B2' }),
      ticket({ seat: '42', coach: '23' }),
      ticket({ ...seat, class: '2' }),
    ]);
    expect(more).toEqual([]);
    expect(bestOf(first!.fields)).toEqual({ ...seat, gate: 'B2', class: '2' });
    expect(bestOf(second!.fields)).toEqual({ seat: '42', coach: '23' });
  });
});

describe('the fields of two tickets', () => {
  const united = (one: Partial<TicketFields>, other: Partial<TicketFields>) =>
    bestOf(unite(ticket(one).fields, ticket(other).fields));

  it('are those of the first, and what the second tells besides', () => {
    expect(united({ seat: '41' }, { seat: '42', coach: '23' })).toEqual({ seat: '41', coach: '23' });
  });

  it('have the fuller start of both', () => {
    const [day, clock] = [{ local: '2027-03-12' }, { local: '2027-03-12T08:15' }];
    expect(united({ start: day }, { start: clock })).toEqual({ start: clock });
    expect(united({ start: clock }, { start: day })).toEqual({ start: clock });
    expect(united({ end: day }, { end: clock })).toEqual({ end: day });
  });
});
