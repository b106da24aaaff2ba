import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { codeAt, paperOf, readOn, valuesOf } from '#test/support/scored-paper.ts';
import { withUnseen } from './unseen-admissions.ts';

const numbers = ['KR-4402-17', 'KR-4402-18', 'KR-4402-19'];
const sure = Object.fromEntries(numbers.map((number) => [number, { ticket_number: 0.9 }]));

/** The tickets of a paper of which some were read. */
function all(
  read: readonly Partial<TicketFields>[],
  {
    codes = [] as readonly ReturnType<typeof codeAt>[],
    own = [] as readonly string[],
    kind = 'event' as TicketKind,
  } = {},
) {
  const { understood, scored } = paperOf(numbers.join('\n'), sure, codes);
  const drafts = read.map((values, at) => ({
    ...readOn(understood, kind, values),
    ...(own[at] !== undefined && { barcode: own[at] }),
  }));
  return withUnseen(understood, drafts, scored);
}

const two = [numbers[0]!, numbers[2]!].map((ticketNumber) => ({ ticketNumber, title: 'Tosca', seat: 'A1' }));

describe('the tickets of a list of which the rules saw but some', () => {
  it('are one for each number of it, without what is another one’s alone', () => {
    expect(valuesOf(all(two), 'ticketNumber', 'title', 'seat')).toEqual([
      [numbers[0], 'Tosca', 'A1'],
      [numbers[1], 'Tosca', undefined],
      [numbers[2], 'Tosca', 'A1'],
    ]);
  });

  it('have the code that all others share, or one in turn of as many', () => {
    expect(all(two, { own: ['a', 'a'] }).map(({ barcode }) => barcode)).toEqual(['a', 'a', 'a']);
    expect(all(two, { own: ['a', 'b'] }).map(({ barcode }) => barcode)).toEqual(['a', undefined, 'b']);
    const codes = [codeAt('c', 9), codeAt('a', 5), codeAt('b', 7)];
    expect(all(two, { codes }).map(({ barcode }) => barcode)).toEqual(['a', 'b', 'c']);
  });

  it('are those that were seen where one of them stands in no list, or has no number', () => {
    expect(all([two[0]!, { ticketNumber: 'BX-99' }])).toHaveLength(2);
    expect(all([two[0]!, { title: 'Tosca' }])).toHaveLength(2);
  });

  it('are those that were seen of one ticket, and of rides', () => {
    expect(all(two.slice(1))).toHaveLength(1);
    expect(all(two, { kind: 'train' })).toHaveLength(2);
  });
});
