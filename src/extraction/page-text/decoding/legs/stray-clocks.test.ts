import { describe, expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { draft } from '#test/support/draft-builder.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import { withoutStrayClocks } from './stray-clocks.ts';

const at = (local: string) => ({ local: `2027-07-${local}` });
const ride = (values: Partial<TicketFields>, barcode?: string) =>
  draft('page-text', 'flight', values, barcode === undefined ? {} : { barcode });

const whole = ride({
  ...{ number: 'XQ 114', from: 'Leipzig', to: 'Antalya' },
  ...{ start: at('03T06:15'), end: at('03T11:40') },
});
const papers = {
  rides: understoodOf('Flug XQ 114\nLeipzig – Antalya'),
  stay: understoodOf('Flug XQ 114\nLeipzig – Antalya\n\nHotel Bella Costa'),
};

/** Whether a ride stays beside a whole one on a paper. */
const stays = (values: Partial<TicketFields>, paper: keyof typeof papers = 'rides', barcode?: string) =>
  withoutStrayClocks([whole, ride(values, barcode)], papers[paper]).length === 2;

describe('a ride beside one of which everything is told', () => {
  it('goes where it is but from when a room of the same package is theirs', () => {
    expect(stays({ start: at('03T14:00') }, 'stay')).toBe(false);
    expect(stays({ start: at('03T14:00') }, 'rides')).toBe(true);
    expect(stays({ start: at('03T14:00'), number: 'XQ 200' }, 'stay')).toBe(true);
  });

  it('goes where it has that one’s number without an arrival, or a year for its number', () => {
    expect(stays({ start: at('03T05:15'), number: '0114' })).toBe(false);
    expect(stays({ start: at('03T05:15'), number: '2027' })).toBe(false);
    expect(stays({ start: at('03T05:15'), number: 'XQ 200' })).toBe(true);
  });

  it('goes where it has that one’s clocks on another day without its number', () => {
    expect(stays({ start: at('04T06:15'), end: at('04T11:40') })).toBe(false);
    expect(stays({ start: at('04T06:15'), end: at('04T11:50') })).toBe(true);
    expect(stays({ start: at('04T06:15'), end: at('04T11:40'), number: 'XQ 116' })).toBe(true);
  });

  it('stays with a code of its own, without a departure, or as another traveller’s of that one', () => {
    expect(stays({ start: at('03T14:00') }, 'stay', 'a')).toBe(true);
    expect(stays({ from: 'Leipzig' }, 'stay')).toBe(true);
    expect(stays({ start: at('03T06:15') }, 'stay')).toBe(true);
  });

  it('stays where of no ride everything is told', () => {
    const drafts = [ride({ number: 'XQ 114', start: at('03T06:15') }), ride({ start: at('03T14:00') })];
    expect(withoutStrayClocks(drafts, papers.stay)).toHaveLength(2);
  });
});
