import { describe, expect, it } from 'vitest';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { reading } from '#test/support/draft-builder.ts';
import { bestOf, understoodOf } from '#test/support/understood-page.ts';
import { ofKind } from '../document/understood.ts';
import { withEnds } from './ends.ts';

/** When a ride begins, boards and ends, by what was known and a page, of which one part may hold for all. */
function endsOf(text: string, start?: string, shared = '') {
  const [own, all] = [text, shared || 'Thank you'].map((page) =>
    ofKind(understoodOf(page), [{ kind: 'train', score: 5 }]),
  );
  const known: FieldReadings = start === undefined ? {} : { start: [reading({ local: start })] };
  const unit = { facts: own!.facts, shared: all!.facts, cells: own!.cells };
  const best = Object.entries(bestOf(withEnds(known, unit, own!)));
  return Object.fromEntries(best.map(([name, value]) => [name, (value as { local: string }).local]));
}

describe('a ride whose way was not understood', () => {
  it('begins and ends where its labels have a day and a clock, whatever was known', () => {
    const text = 'Abfahrt   14.03.2027 08:15\nAnkunft   14.03.2027 11:40';
    const ends = { start: '2027-03-14T08:15', end: '2027-03-14T11:40' };
    expect(endsOf(text)).toEqual(ends);
    expect(endsOf(text, '2027-03-13')).toEqual(ends);
    expect(endsOf('Seat   12A', undefined, text)).toEqual(ends);
  });

  it('has no end of a label with a day or a clock alone, or of one that stands twice', () => {
    expect(endsOf('Abfahrt   14.03.2027')).toEqual({});
    expect(endsOf('Abfahrt   08:15', '2027-03-13')).toEqual({ start: '2027-03-13' });
    expect(endsOf('Abfahrt   14.03.2027 08:15\n\nAbfahrt   15.03.2027 09:15')).toEqual({});
  });

  it('loses a clock that is one of several without a label, and keeps its day', () => {
    expect(endsOf('08:15\n\n11:40', '2027-03-14T08:15')).toEqual({ start: '2027-03-14' });
    expect(endsOf('08:15', '2027-03-14T08:15')).toEqual({ start: '2027-03-14T08:15' });
    expect(endsOf('Zeit   08:15\n\n11:40', '2027-03-14T08:15')).toEqual({ start: '2027-03-14T08:15' });
  });
});

describe('when a ride boards', () => {
  it('is told by the only label for it, on the day of its start', () => {
    expect(endsOf('Boarding   07:45', '2027-03-14T08:15')).toMatchObject({ boarding: '2027-03-14T07:45' });
    expect(endsOf('Boarding   08:15', '2027-03-14T08:15')).toMatchObject({ boarding: '2027-03-14T08:15' });
    const departure = 'Departure: 14 Mar 2027 08:15\nBoarding: 07:45';
    expect(endsOf(departure)).toMatchObject({ boarding: '2027-03-14T07:45' });
    expect(endsOf(`${departure}\nBoarding: 07:55`)).not.toHaveProperty('boarding');
  });

  it('is not after it leaves, nor known where its clock is not', () => {
    expect(endsOf('Boarding   08:45', '2027-03-14T08:15')).not.toHaveProperty('boarding');
    expect(endsOf('Boarding   07:45', '2027-03-14')).not.toHaveProperty('boarding');
    expect(endsOf('Boarding   07:45')).toEqual({});
  });
});
