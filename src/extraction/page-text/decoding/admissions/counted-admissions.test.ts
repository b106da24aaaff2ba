import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { paperOf, readOn } from '#test/support/scored-paper.ts';
import { withCounted } from './counted-admissions.ts';

const text = '2 x Adult     18.00 EUR\n1 x Child     9.00 EUR\n\nTotal     45.00 EUR';

/** What each of some tickets is and costs, on a paper that counts them. */
function told(tickets: readonly Partial<TicketFields>[], kind: TicketKind = 'event', page = text) {
  const { understood, scored } = paperOf(page);
  const drafts = tickets.map((values) => readOn(understood, kind, values));
  return withCounted(understood, drafts, scored).map(({ fields }) => [
    fields.product?.[0]?.value,
    fields.price?.[0]?.value.amount,
  ]);
}

const three = [{}, {}, {}];
const counted = [
  ['Adult', '18.00'],
  ['Adult', '18.00'],
  ['Child', '9.00'],
];

describe('tickets that an order counts', () => {
  it('are each what is counted, in that order, and cost what one of it does', () => {
    expect(told(three)).toEqual(counted);
    const price = { amount: '45.00', currency: 'EUR' };
    expect(told(three.map(() => ({ price })))).toEqual(counted);
  });

  it('cost what they are, where each was read to be something', () => {
    const read = ['Child under 12', 'Adult', 'Adult'].map((product) => ({ product }));
    expect(told(read)).toEqual([['Child under 12', '9.00'], ...counted.slice(0, 2)]);
    expect(told([{ product: 'Child' }, { product: 'Senior' }, {}])).toEqual([
      ['Child', '9.00'],
      ['Senior', undefined],
      [undefined, undefined],
    ]);
  });

  it('are not called what all of them are', () => {
    const two = '2 x Adult     18.00 EUR\n\nTotal     36.00 EUR';
    expect(told([{ product: 'Parkett' }, { product: 'Parkett' }], 'event', two)).toEqual([
      ['Parkett', '18.00'],
      ['Parkett', '18.00'],
    ]);
  });

  it('stay as they are where another number is counted, or they are no events', () => {
    expect(told([{}, {}])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(told(three, 'pass').flat()).toEqual(Array(6).fill(undefined));
  });
});
