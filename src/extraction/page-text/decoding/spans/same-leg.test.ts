import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { draft } from '#test/support/draft-builder.ts';
import { legsOf } from './same-leg.ts';

/** How many tickets each leg of an order has. */
const legs = (tickets: readonly Partial<TicketFields>[], kind: TicketKind = 'train') =>
  legsOf(tickets.map((values) => draft('page-text', kind, values))).map(({ length }) => length);

const ride = { number: 'RE 27', from: 'Ulm', start: { local: '2027-03-12T10:40' } };

describe('tickets of one leg', () => {
  it.each<[string, Partial<TicketFields>]>([
    ['say the same', ride],
    ['say less', { number: 'RE 27' }],
    ['say nothing', {}],
    ['say the same in other words', { ...ride, number: '27', from: 'Ulm Hbf' }],
  ])('are those that %s', (_, other) => {
    expect(legs([ride, other])).toEqual([2]);
  });

  it.each<[string, Partial<TicketFields>]>([
    ['have another number', { ...ride, number: 'RE 29' }],
    ['leave at another time', { ...ride, start: { local: '2027-03-12T12:40' } }],
    ['leave from elsewhere', { ...ride, from: 'Aalen' }],
  ])('are none of those that %s', (_, other) => {
    expect(legs([ride, other, ride])).toEqual([2, 1]);
  });

  it('are of journeys only', () => {
    expect(legs([{ title: 'Tosca' }, { title: 'Tosca' }], 'event')).toEqual([1, 1]);
  });
});
