import { describe, expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { legTold } from '#test/extraction/leg-elements.ts';
import { draft } from '#test/support/draft-builder.ts';
import { bestLeg } from './best-leg.ts';
import type { TimedLeg } from './timed-legs.ts';

/** A leg that leaves on a day of its own. */
function timed(
  day: string,
  from: string,
  to: string,
  more: { readonly start_time?: string; readonly number?: string },
) {
  const leg = legTold({ from, to, ...more });
  const clock = leg.start_time;
  return { leg, ...(clock && { start: { day, yearInferred: false, clock, likely: 0.9 } }) };
}

const legs: readonly TimedLeg[] = [
  timed('2027-05-03', 'Tartu', 'Narva', { start_time: '08:10', number: 'R 221' }),
  timed('2027-05-09', 'Narva', 'Tartu', { start_time: '17:45', number: 'R 228' }),
];

/** Which of both legs a ride tells of that was read so. */
const of = (values: Partial<TicketFields>) => bestLeg(draft('page-text', 'train', values), legs);

describe('which leg of a page a ride tells of', () => {
  it.each<[string, Partial<TicketFields>]>([
    ['its number', { number: 'R 228' }],
    ['its clock on its day', { start: { local: '2027-05-09T17:45' } }],
    ['its day', { start: { local: '2027-05-09' } }],
    ['where it begins', { from: 'Narva' }],
    ['where it ends', { to: 'Tartu' }],
  ])('is told by %s', (_, values) => {
    expect(of(values)).toBe(1);
  });

  it('is the one that more speaks for', () => {
    expect(of({ from: 'Tartu', start: { local: '2027-05-09T17:45' } })).toBe(1);
    expect(of({ from: 'Narva', start: { local: '2027-05-03T17:45' } })).toBe(1);
    expect(of({ start: { local: '2027-05-03T17:45' } })).toBeUndefined(); // a clock of another day says little
  });

  it('is none that leaves at another clock, whatever else agrees', () => {
    const noon = { local: '2027-05-03T12:00' };
    expect(of({ from: 'Tartu', to: 'Narva', number: 'R 221', start: noon })).toBeUndefined();
  });

  it('is none with another number, unless it leaves from there at that time on that day', () => {
    expect(of({ number: 'R 230', from: 'Tartu', to: 'Narva' })).toBeUndefined();
    expect(of({ number: 'R 230', from: 'Tartu', to: 'Narva', start: { local: '2027-05-03T08:10' } })).toBe(0);
  });

  it('is none that leads the other way, unless it leaves at that time on that day, or has its number on it', () => {
    const back = [legs[0]!];
    const turned = { from: 'Narva', to: 'Tartu' };
    const told = (values: Partial<TicketFields>) =>
      bestLeg(draft('page-text', 'train', { ...turned, ...values }), back);
    expect(told({ number: 'R 221' })).toBeUndefined();
    expect(told({ number: 'R 221', start: { local: '2027-05-03' } })).toBe(0);
    expect(told({ start: { local: '2027-05-03T08:10' } })).toBe(0);
  });

  it('is none where nothing is said of a way', () => {
    expect(of({ bookingReference: 'KX7Q2P' })).toBeUndefined();
  });
});
