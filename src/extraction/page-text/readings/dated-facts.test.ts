import { describe, expect, it } from 'vitest';
import { understoodOf } from '#test/support/understood-page.ts';
import { clockIn, dayIn, firstRead } from './dated-facts.ts';

/** A page with one fact for each of its lines. */
function page(text: string) {
  const understood = understoodOf(text);
  return { understood, facts: understood.facts };
}

function day(text: string) {
  const { understood, facts } = page(text);
  return dayIn(facts[0]!, understood);
}

const clock = (text: string) => clockIn(page(text).facts[0]!);

describe('the day of a fact', () => {
  it('is the first that it says, with where it stands', () => {
    expect(day('When: 12 March 2027 19:30')).toMatchObject({
      day: '2027-03-12',
      yearInferred: false,
      cells: [{ text: 'When: 12 March 2027 19:30' }],
      score: 1,
    });
    expect(day('Seat: 41')).toBeUndefined();
  });

  it('is in the year that the document tells', () => {
    expect(day('When: 12 March\n\nprinted 1 February 2027')).toMatchObject({ day: '2027-03-12', yearInferred: true });
  });

  it('goes on to the last day of its range', () => {
    expect(day('Valid: 12 March 2027 – 14 March 2027')).toMatchObject({ day: '2027-03-12', until: '2027-03-14' });
    expect(day('Valid: 12 March 2027')).not.toHaveProperty('until');
    expect(day('Valid: 14 March 2027 – 12 March 2027')).not.toHaveProperty('until');
  });

  it('is a range of one day where both ends are written out', () => {
    expect(day('Valid: 12 March 2027 00:00 – 12 March 2027 23:59')).toMatchObject({ until: '2027-03-12' });
    expect(day('Valid: 12.3.2027 – 12.3.2027')).not.toHaveProperty('until');
  });
});

describe('the clock of a fact', () => {
  it('is the first that it says, with its end', () => {
    expect(clock('Time: 19:30')).toMatchObject({ clock: '19:30', score: 1, cells: [{ text: 'Time: 19:30' }] });
    expect(clock('Time: 19:30')).not.toHaveProperty('until');
    expect(clock('Time: 19:30 – 22:00')).toMatchObject({ clock: '19:30', until: '22:00' });
    expect(clock('Seat: 41')).toBeUndefined();
  });

  it('may be written in another way where nothing else stands there', () => {
    expect(clock('Departure time:   1930')).toMatchObject({ clock: '19:30' });
    expect(clock('When: 12.03.2027')).toBeUndefined();
  });
});

describe('the first of several facts that says something', () => {
  it('says it', () => {
    const { facts } = page('Seat: 41\nTime: 19:30\nDoors: 18:00');
    expect(firstRead(facts, clockIn)?.clock).toBe('19:30');
    expect(firstRead(facts.slice(0, 1), clockIn)).toBeUndefined();
  });
});
