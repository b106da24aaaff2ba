import { describe, expect, it } from 'vitest';
import type { StayKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { bestOf, understoodOf } from '#test/support/understood-page.ts';
import { ofKind } from '../document/understood.ts';
import { addStay } from './stay.ts';

function stayOf(kind: StayKind, text: string) {
  const understood = ofKind(understoodOf(text), [{ kind, score: 5 }]);
  const fields: FieldReadings = {};
  const isDated = addStay(fields, kind, understood.facts, understood.cells, understood);
  const best = Object.entries(bestOf(fields)).map(([name, value]) => [name, (value as { local: string }).local]);
  return { ...Object.fromEntries(best), isDated };
}

describe('a night in a hotel', () => {
  it('has clocks that stand under labels of their own, whichever it is', () => {
    const night = { start: '2027-03-12T15:00', end: '2027-03-14T11:00', isDated: true };
    const days = 'Check-in   12.03.2027\nCheck-out   14.03.2027';
    expect(stayOf('hotel', `${days}\nCheck-in time   15:00\nCheck-out time   11:00`)).toEqual(night);
    expect(stayOf('hotel', `${days}\nArrival   15:00\nDeparture   11:00`)).toEqual(night);
  });

  it('has the clocks of its days before those that stand apart', () => {
    const apart = 'Check-in time   15:00\nCheck-out time   11:00';
    const text = `${apart}\nCheck-in   12.03.2027 16:00\nCheck-out   14.03.2027 10:00`;
    expect(stayOf('hotel', text)).toMatchObject({ start: '2027-03-12T16:00', end: '2027-03-14T10:00' });
  });

  it('has no clock of a label that is for any', () => {
    const text = 'Dates   12.03.2027 - 14.03.2027\nTime   15:00';
    expect(stayOf('hotel', text)).toEqual({ start: '2027-03-12', end: '2027-03-14', isDated: true });
  });

  it('begins on the day under a label that is for any, or without one', () => {
    expect(stayOf('hotel', 'Date   12.03.2027\nCheck-in   15:00')).toMatchObject({ start: '2027-03-12T15:00' });
    expect(stayOf('hotel', 'Date   12.03.2027\n\nSonntag, 20. Juni 2027')).toMatchObject({ start: '2027-03-12' });
    expect(stayOf('hotel', '# Pension\n\nSonntag, 12. März 2027')).toMatchObject({ start: '2027-03-12' });
  });

  it('begins on the day of its own label before any other', () => {
    const text = 'Date   01.02.2027\nCheck-in   12.03.2027\nCheck-out   14.03.2027';
    expect(stayOf('hotel', text)).toMatchObject({ start: '2027-03-12', end: '2027-03-14' });
  });

  it('ends on the day of its own label before the end of a range', () => {
    const text = 'Check-in   12.03.2027 - 13.03.2027\nCheck-out   14.03.2027';
    expect(stayOf('hotel', text)).toMatchObject({ end: '2027-03-14' });
  });

  it('has no end before it begins', () => {
    expect(stayOf('hotel', 'Check-in   12.03.2027\nCheck-out   10.03.2027')).not.toHaveProperty('end');
  });

  it('may have an end alone, with its clock', () => {
    expect(stayOf('hotel', 'Check-out   14.03.2027 11:00')).toEqual({ end: '2027-03-14T11:00', isDated: true });
  });

  it('is undated where no day is printed', () => {
    expect(stayOf('hotel', '# Pension\n\nCheck-in   15:00')).toEqual({ isDated: false });
  });
});

describe('a car or a place to park', () => {
  it('begins by a clock under any label, which no hotel does', () => {
    const text = 'Dates   12.03.2027 - 14.03.2027\nTime   15:00';
    expect(stayOf('rental', text)).toEqual({ start: '2027-03-12T15:00', end: '2027-03-14', isDated: true });
  });

  it('ends by the clock of its own label on the last day of a range', () => {
    const text = 'Dates   12.03.2027 - 14.03.2027\nEntry   15:00\nExit   18:00';
    expect(stayOf('parking', text)).toMatchObject({ start: '2027-03-12T15:00', end: '2027-03-14T18:00' });
  });

  it('has no end where a clock has no day', () => {
    expect(stayOf('parking', 'Entry   12.03.2027 15:00\nExit   18:00')).toEqual({
      start: '2027-03-12T15:00',
      isDated: true,
    });
  });

  it('may begin and end on one day', () => {
    const text = 'Entry   12.03.2027 15:00\nExit   12.03.2027 18:00';
    expect(stayOf('parking', text)).toMatchObject({ start: '2027-03-12T15:00', end: '2027-03-12T18:00' });
  });
});
