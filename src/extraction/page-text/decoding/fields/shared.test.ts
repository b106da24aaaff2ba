import { describe, expect, it } from 'vitest';
import type { Draft } from '#src/tickets/ticket.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { findSpans } from '../../candidates/find-spans.ts';
import { sheetsOf } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';
import type { Tellings } from '../spans/told.ts';
import { withShared } from './shared.ts';

const [sheet] = sheetsOf({
  id: '0',
  type: 'image',
  pages: [pageOf('KX4471PQ\nZZ9908LM\n71822044\nBaleària\nIda Bergh\nOle Dahl')],
  parts: [],
});
const spans = findSpans(sheet!, new Map());

/** What a document tells of a target as surely as may be. */
function telling(target: string, ...texts: readonly string[]): Tellings {
  const told = texts.map((value) => {
    const span = spans.find(({ text }) => text === value)!;
    const best = { span, likely: () => 0.99 };
    return { value, best, likely: 0.99, places: [best] };
  });
  return { values: (asked) => (asked === target ? told : []), moments: () => [] };
}

function ride(fields: Readonly<Record<string, string>>): Draft {
  const evidence = evidenceOf([sheet!.cells[0]!]);
  const readings = Object.entries(fields).map(([name, value]) => [name, [{ value, evidence, confidence: 0.9 }]]);
  return {
    extractor: 'text',
    kind: { value: 'boat', evidence, confidence: 0.9 },
    fields: Object.fromEntries(readings),
  };
}

const holders = (drafts: readonly Draft[]) => drafts.map(({ fields }) => fields.passenger?.[0]?.value);
const bookings = (drafts: readonly Draft[]) => drafts.map(({ fields }) => fields.bookingReference?.[0]?.value);

describe('what a document tells once', () => {
  it('is every ticket’s of the order', () => {
    const drafts = withShared([ride({ bookingReference: 'KX4471PQ' }), ride({})], telling('booking_ref', 'KX4471PQ'));
    expect(bookings(drafts)).toEqual(['KX4471PQ', 'KX4471PQ']);
  });

  it('is nobody’s where another one has its own, or two are told', () => {
    const other = withShared([ride({ bookingReference: 'AB1234' }), ride({})], telling('booking_ref', 'KX4471PQ'));
    expect(bookings(other)).toEqual(['AB1234', undefined]);
    const two = withShared([ride({}), ride({})], telling('booking_ref', 'KX4471PQ', 'ZZ9908LM'));
    expect(bookings(two)).toEqual([undefined, undefined]);
  });

  it('is the likeliest of two that are made otherwise: a shop’s number and a carrier’s reference', () => {
    const drafts = withShared([ride({}), ride({})], telling('booking_ref', 'KX4471PQ', '71822044'));
    expect(bookings(drafts)).toEqual(['KX4471PQ', 'KX4471PQ']);
  });

  it('is who holds them all, where it names but one person', () => {
    expect(holders(withShared([ride({}), ride({})], telling('passenger', 'Ida Bergh')))).toEqual([
      'Ida Bergh',
      'Ida Bergh',
    ]);
    const two = withShared([ride({ passenger: 'Ida Bergh' }), ride({})], telling('passenger', 'Ida Bergh', 'Ole Dahl'));
    expect(holders(two)).toEqual(['Ida Bergh', undefined]);
  });

  it('is the number of the ticket that a journey is on, unless each has its own', () => {
    const numbers = (...texts: readonly string[]) =>
      withShared([ride({ ticketNumber: '71822044' }), ride({})], telling('ticket_number', ...texts)).map(
        ({ fields }) => fields.ticketNumber?.[0]?.value,
      );
    expect(numbers('71822044')).toEqual(['71822044', '71822044']);
    expect(numbers('71822044', 'KX4471PQ')).toEqual(['71822044', undefined]);
  });
});
