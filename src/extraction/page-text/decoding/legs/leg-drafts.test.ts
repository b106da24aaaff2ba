import { describe, expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { element, legTold } from '#test/extraction/leg-elements.ts';
import { draft } from '#test/support/draft-builder.ts';
import { lineAt, spanIn, valuesOf } from '#test/support/scored-paper.ts';
import { elementOf } from './elements.ts';
import { draftOf, filled } from './leg-drafts.ts';
import type { Leg } from './leg-worth.ts';
import type { TimedLeg } from './timed-legs.ts';

/** A leg with its times on one day. */
function timed(leg: Leg, day = '2027-05-03'): TimedLeg {
  const at = (clock: Leg['start_time']) => clock && { day, yearInferred: false, clock, likely: 0.9 };
  const [start, end] = [at(leg.start_time), at(leg.end_time)];
  return { leg, ...(start && { start }), ...(end && { end }) };
}

const there = legTold({ from: 'Tartu', to: 'Narva', number: 'R 221', start_time: '08:10', end_time: '10:25' });
const names = ['from', 'to', 'number', 'start', 'end'] as const;

/** What a ride says that was read so, once its leg is known. */
const told = (values: Partial<TicketFields>, leg = timed(there)) =>
  valuesOf([filled(draft('page-text', 'train', values), leg, [], [leg.leg])], ...names)[0];

const whole = ['Tartu', 'Narva', 'R 221', '2027-05-03T08:10', '2027-05-03T10:25'];

describe('a ride with its leg', () => {
  it('says what the leg says and it does not', () => {
    expect(told({})).toEqual(whole);
    expect(told({ from: 'Tartu', start: { local: '2027-05-03T08:10' } })).toEqual(whole);
  });

  it('keeps the ends and times that were read', () => {
    const read = { from: 'Tartu vaksal', to: 'Narva vaksal', end: { local: '2027-05-03T10:30' } };
    expect(told(read)).toEqual(['Tartu vaksal', 'Narva vaksal', 'R 221', '2027-05-03T08:10', '2027-05-03T10:30']);
  });

  it('takes its clock beside a day that was read without one', () => {
    expect(told({ start: { local: '2027-05-03' } })?.[3]).toBe('2027-05-03T08:10');
  });

  it('takes its arrival where the one that was read is days after its departure', () => {
    expect(told({ end: { local: '2027-05-05T10:25' } })?.[4]).toBe('2027-05-05T10:25');
    expect(told({ end: { local: '2027-05-06T10:25' } })?.[4]).toBe('2027-05-03T10:25');
  });

  it('takes its day for one that stands below its departure only', () => {
    const later = { ...timed(there), later: new Set(['2027-05-09']) };
    expect(told({ start: { local: '2027-05-09T08:10' } }, later)?.[3]).toBe('2027-05-03T08:10');
    expect(told({ start: { local: '2027-05-08T08:10' } }, later)?.[3]).toBe('2027-05-08T08:10');
  });

  it('takes the codes behind the names of its ends for those of another leg', () => {
    const line = lineAt('Kuressaare (URE) – Tallinn (TLL)');
    const end = (text: string) => elementOf(spanIn(line, {}, text), text);
    const leg = timed({ ...there, from: end('Kuressaare'), to: end('Tallinn') });
    const read = filled(draft('page-text', 'flight', { fromCode: 'TLL', toCode: 'RIX' }), leg, [], []);
    expect(valuesOf([read], 'fromCode', 'toCode')[0]).toEqual(['URE', 'TLL']);
  });

  it('takes its number for another one’s where that surely is it', () => {
    expect(told({ number: 'R 999' })?.[2]).toBe('R 221');
    const unsure = elementOf(spanIn(lineAt('R 221'), { number: 0.8 }), 'R 221');
    expect(told({ number: 'R 999' }, timed({ ...there, number: unsure }))?.[2]).toBe('R 999');
    expect(told({ number: 'Rong 221' })?.[2]).toBe('Rong 221'); // the same in other words
  });

  it('takes the ends of its leg where they surely are the other way round', () => {
    const turned = { from: 'Narva', to: 'Sillamäe', start: { local: '2027-05-03T08:10' } };
    expect(told(turned)).toEqual(whole);
  });

  it('takes the whole way where its place leaves no doubt, and keeps what is no way', () => {
    const values = { from: 'Kauba', to: 'Rakvere', start: { local: '2027-05-01T07:00' }, passenger: 'Mari Kask' };
    const plain = filled(draft('page-text', 'train', values), timed({ ...there, isPlain: true }), [], []);
    expect(valuesOf([plain], ...names, 'passenger')[0]).toEqual([...whole, 'Mari Kask']);
  });

  it('is never less likely than a whole leg is, however unsure its parts look alone', () => {
    const weak = elementOf(spanIn(lineAt('Tartu'), { from: 0.3 }), 'Tartu');
    const { fields } = filled(draft('page-text', 'train', {}), timed({ ...there, from: weak }), [], []);
    expect(fields.from![0]!.confidence).toBe(0.7);
  });
});

describe('a ticket of a leg that the rules did not see', () => {
  const model = draft(
    'page-text',
    'train',
    { from: 'Tallinn', seat: '14', bookingReference: 'KX7Q2P', passenger: 'Mari Kask', number: 'R 10' },
    { barcode: 'a' },
  );

  it('has the leg’s way, and of another ticket what holds for the whole order', () => {
    const made = draftOf(model, timed(there));
    expect(valuesOf([made], ...names)[0]).toEqual(whole);
    expect(valuesOf([made], 'bookingReference', 'passenger', 'seat')[0]).toEqual(['KX7Q2P', 'Mari Kask', undefined]);
    expect(made.barcode).toBeUndefined();
  });

  it('has the town of an airport that is told by its code, and the code', () => {
    const leg = { from: element(0, 'OSL', 'from'), to: element(1, 'Bodø', 'to'), begins: 0 };
    expect(valuesOf([draftOf(model, { leg })], 'from', 'fromCode', 'to', 'toCode')[0]).toEqual([
      'Oslo',
      'OSL',
      'Bodø',
      undefined,
    ]);
  });
});
