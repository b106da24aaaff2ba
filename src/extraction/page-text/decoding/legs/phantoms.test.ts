import { describe, expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { draft } from '#test/support/draft-builder.ts';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { tellingsOf } from '../spans/told.ts';
import { withoutPhantoms } from './phantoms.ts';

const ride = (values: Partial<TicketFields>, barcode?: string) =>
  draft('page-text', 'train', values, barcode === undefined ? {} : { barcode });

/** How many rides are left, on a paper that says what is likely what. */
const left = (drafts: Parameters<typeof withoutPhantoms>[0], told: Readonly<Record<string, Likely>>) => {
  const { understood, scored } = paperOf(Object.keys(told).join('\n'), told);
  return withoutPhantoms(drafts, tellingsOf(understood, scored)).length;
};

const towns = { Tartu: { from: 0.9 }, Narva: { to: 0.9 } };
const at = (local: string) => ({ local: `2027-05-${local}` });
const timed = ride({ from: 'Tartu', to: 'Narva', start: at('03T08:10'), end: at('03T10:25') });

describe('a ride of which the scorer takes nothing for one', () => {
  it('is one all the same where a place of it looks like the other end', () => {
    const other = ride({ from: 'Valga', start: at('04T08:10') });
    expect(left([timed, other], { ...towns, Valga: { to: 0.9 } })).toBe(2);
    expect(left([timed, other], { ...towns, Valga: { venue: 0.9 } })).toBe(1);
  });

  it('is left as it is where of no ride anything surely is told', () => {
    const other = ride({ from: 'Valga', start: at('04T08:10') });
    expect(left([timed, other], { Tartu: { from: 0.69 }, Valga: { venue: 0.9 } })).toBe(2);
  });
});

describe('the days of a ticket over a ride', () => {
  const valid: Partial<TicketFields> = { from: 'Tartu', to: 'Narva', start: at('03T00:00'), end: at('04') };

  it('are no ride, unless it has a number, a seat or a code of its own', () => {
    expect(left([ride(valid), timed], towns)).toBe(1);
    expect(left([ride({ ...valid, number: 'R 9' }), timed], towns)).toBe(2);
    expect(left([ride({ ...valid, seat: '61' }), timed], towns)).toBe(2);
    expect(left([ride(valid, 'a'), timed], towns)).toBe(2);
  });
});

describe('a way without times over a ride', () => {
  const headline: Partial<TicketFields> = { from: 'Tartu', to: 'Narva' };

  it('is its headline, unless it has an end or a code of its own', () => {
    expect(left([ride(headline), timed], towns)).toBe(1);
    expect(left([ride({ ...headline, end: at('03') }), timed], towns)).toBe(2);
    expect(left([ride(headline, 'a'), timed], towns)).toBe(2);
  });
});
